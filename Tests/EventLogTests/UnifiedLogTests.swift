import EventLog
import EventModel
import Testing

@Suite("Unified logging and breadcrumbs")
struct UnifiedLogTests {
  @Test("unified logging is recognized in its five styles, after banner lines")
  func recognized() throws {
    let banner = "Filtering the log data using \"process == \\\"Demo\\\"\"\n"
    let starts: [(String, LogFormat)] = [
      (
        "Timestamp                       Thread     Type        Activity             PID    TTL  ",
        .oslog
      ),
      ("Timestamp               Ty Process[PID:TID]", .oslogCompact),
      ("Timestamp                       (process)[PID]    ", .oslogSyslog),
      ("[{\n  \"eventMessage\" : \"x\"\n}]", .oslogJSON),
      (#"{"traceID":1,"eventMessage":"x"}"#, .oslogNDJSON),
    ]
    for (start, format) in starts {
      for text in [start, banner + start] {
        let source = ByteSource(bytes: Array(text.utf8))
        #expect(try LogReader(source, contract: .views).format == format, "\(text)")
      }
    }
  }

  @Test("unified logging has the process and the message in every text style")
  func textStyles() throws {
    let lines = [
      "2026-07-19 08:22:51.917310+0300 0x559c     Info        0x0                  599    0    "
        + "Demo App: (UIKitCore) [com.example.demo:screens] ",
      "2026-08-11 17:15:22.033 Df Demo[599:998b3a] [com.example.demo:screens] ",
      "2026-09-27 22:55:39.622623+0200  localhost Demo[599]: (Demo) [com.example.demo:screens] ",
      "2026-09-27 22:55:39.622623+0200  localhost Demo[599]: ",
    ]
    for line in lines {
      let log = "\(line)viewWillAppear\n\(line)[nav] <Inbox: 0x12> viewDidAppear\n"
      #expect(
        try listing(of: log, as: .oslog) == ["process text=599", " wa", "(nav) Inbox@0x12 da"],
        "\(line)")
    }
  }

  @Test("unified logging as JSON has the message in any place of the object, escaped")
  func json() throws {
    let log = #"""
      [{
        "traceID" : 1, "backtrace" : { "frames" : [ { "imageOffset" : 1 } ] },
        "eventMessage" : "\u00e9 \"Message list\" viewWillAppear\nB viewDidAppear",
        "processID" : 599, "timestamp" : "2026-06-10 08:47:50.829488-0700"
      },{
        "processID" : 600,
        "eventMessage" : "Unbalanced calls to begin\/end appearance transitions for <C: 0x1>."
      }]
      """#
    let list = try read(Array(log.utf8), options: LogOptions(keepsTimes: true))
    let time = "time=2026-06-10 08:47:50.829488-0700"
    #expect(
      list.lines == [
        "process text=599", "Message list* wa \(time)", "B* da \(time)", "process text=600",
        "C@0x1 warning text=Unbalanced calls to begin/end appearance transitions for <C: 0x1>.",
      ])
    let places = [1, 2].map { index in
      let start = Int(list.records[index].offset)
      return String(
        decoding: Array(log.utf8)[start..<start + Int(list.records[index].length)], as: UTF8.self)
    }
    #expect(places == ["viewWillAppear", "viewDidAppear"])
  }

  @Test("malformed lines of unified logging as NDJSON are reported, and reading continues")
  func ndjson() throws {
    let log = #"""
      {"processID":599,"eventMessage":"A viewWillAppear","messageType":"Default"}
      {"processID":599,"eventMessage":"A viewDidAppear","messageType":"Def
      {"processID":599,"eventMessage":"A viewDidAppear"
      {"eventMessage":"noise","processID":1}
      {"eventMessage":"A viewWillDisappear","processID":599}
      {"count":4,"finished":1}
      """#
    #expect(
      try listing(of: log)
        == [
          "process text=599", "A* wa", "malformed text=a string is not closed", "A* da",
          "malformed text=an object is not closed", "A* wd",
        ].filter { $0 != "A* da" })
  }

  @Test("breadcrumbs are read inside a report and as a part of one")
  func breadcrumbs() throws {
    let crumb = #"""
        {
          "category": "ui.lifecycle",
          "data": { "screen": "Mail.Inbox", "parentViewController": "Root", "window": "<W: 0x1>" },
          "timestamp": "2026-01-30T09:05:01.819Z", "type": "navigation"
        },
        { "category": "ui.click", "data": { "screen": "Other" } },
      """#
    for log in [crumb, "{\"breadcrumbs\": [\n\(crumb)\n{}]}"] {
      #expect(
        try listing(of: log, options: LogOptions(keepsTimes: true)) == [
          "Inbox* da time=2026-01-30T09:05:01.819Z parent=Root"
        ])
    }
  }

  @Test("unified logging is read back as it was written, or refused")
  func roundTrips() throws {
    var pointed = LoggedEvent(view: "Inbox", "viewWillAppear", scope: "nav")
    pointed.instance = "0x6c11b10"
    let events = [
      pointed, LoggedEvent(view: "Message list", "viewDidAppear"),
      LoggedEvent(view: "The end", "viewWillDisappear"), LoggedEvent(view: "é", "viewDidDisappear"),
      LoggedEvent(view: "", "viewDidDisappear"),
    ]
    for format in LogFormat.all where format.isWritable && !format.namesAreIdentities {
      let text = try format.write(events)
      let list = try listing(of: text)
      #expect(
        list == [
          "process text=1", "(nav) Inbox@0x6c11b10 wa", "Message list* da", "The end* wd", "é* dd",
          " dd",
        ], "\(format)")
      for name in ["A\nB", "A\"B C\""]
      where format == .console || format == .oslog {
        #expect(throws: LogFormat.WritingError.self, "\(name)") {
          try format.write([LoggedEvent(view: name, "viewDidAppear")])
        }
      }
    }
    #expect(throws: LogFormat.WritingError.self) { try LogFormat.breadcrumbs.write(events) }
  }
}
