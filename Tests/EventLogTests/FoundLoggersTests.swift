import EventLog
import EventModel
import Testing

/// Lines in the shapes that loggers, services and tools write around a callback; the names are ours.
@Suite("Lines as loggers and tools write them")
struct FoundLoggersTests {
  static let events: [(line: String, reading: String)] = [
    // CocoaLumberjack's formatters and macros around NSLog.
    ("2026/05/01 10:12:11:102  Inbox viewWillAppear", "Inbox* wa"),
    ("2026/05/01 10:12:11:102 [Inbox:@31:viewWillAppear(_:)] - soon", "Inbox* wa"),
    ("{DDlogger:file(/src/Inbox.m),function(-[Inbox viewWillAppear:]),line(31)} hi", "Inbox* wa"),
    ("[D][com.apple.main-thread]-[Inbox viewWillAppear:][31] enter", "Inbox* wa"),
    ("viewWillAppear(_:)[31] Inbox", "Inbox* wa"),
    ("default\t10:12:11.102111+0200\tMail\tInbox viewWillAppear", "Inbox* wa"),
    ("Inbox | -[Inbox viewWillAppear:] @ 31 | loaded", "Inbox* wa"),
    ("-[Inbox viewWillAppear:] [Line 31] ", "Inbox* wa"),
    ("<Inbox.m:31> viewWillAppear", "Inbox* wa"),
    ("I0501 10:12:11.102111  4711 Inbox.m:31] viewWillAppear", "Inbox* wa"),
    // Swift's loggers.
    ("10:12:11 Inbox.viewWillAppear(_:):31 DEBUG: a message", "Inbox* wa"),
    ("2026-05-01T10:12:11+0200 debug screens : screen=Inbox [Mail] viewWillAppear", "Inbox* wa"),
    ("2026-05-01T10:12:11+0200 info com.example.mail : [Mail] Inbox viewWillAppear", "Inbox* wa"),
    (
      "2026-05-01T10:12:11.102+0200 [main] [DEBUG] swift/Inbox.swift#L.31 viewWillAppear(_:) hello",
      "Inbox* wa"
    ),
    ("10:12:11.102 -- Mail -- Inbox.swift (31) -- viewWillAppear(_:) -- ", "Inbox* wa"),
    ("2026-05-01 10:12:11:102 [Inbox.swift - Line 31] viewWillAppear", "Inbox* wa"),
    ("10:12:11:102 / Inbox / viewWillAppear(_:) (31) - hello", "Inbox* wa"),
    ("2026/05/01 10:12:11:102  ❤️  {Inbox.swift:31 viewWillAppear(_:)} text", "Inbox* wa"),
    ("__Mail: Inbox[1] viewWillAppear(animated = true)", "Inbox@1 wa"),
    ("[Inbox] didReceive viewWillAppear", "Inbox* wa"),
    ("05-01 10:12:11.102  4711  4711 D Lifecycle: viewWillAppear (InboxPage)", "InboxPage* wa"),
    ("<NSThread: 0x6000>{number = 1, name = main} viewWillAppear InboxPage", "InboxPage* wa"),
    ("10:12:11.102 VERBOSE Lifecycle.log():40 - viewWillAppear <- InboxPage", "InboxPage* wa"),
    ("12.500: Inbox 0x600003c00000 | viewWillAppear", "Inbox@0x600003c00000 wa"),
    ("4711 Lifecycle: Inbox 0x600003c00000 called viewWillAppear", "Inbox@0x600003c00000 wa"),
    ("viewWillAppear animated: YES (Inbox@7f80)", "Inbox@7f80 wa"),
    ("viewWillAppear animated: true, isBack: false, <Inbox: 0x7f80>", "Inbox@0x7f80 wa"),
    ("DEBUG at file: Inbox.swift message: viewWillAppear(_:)", "Inbox* wa"),
    ("10:12:11 INFO com.example.mail main Inbox: viewWillAppear(_:)", "Inbox* wa"),
    // Console.app's columns, and tools that put a column of their own in front.
    (
      "default\t10:12:11.102111+0200\tMail\t4711\tcom.example.mail\tui\t-[Inbox viewWillAppear:]",
      "Inbox* wa"
    ),
    ("INFO [2026-05-01 10:12:11.102]: ▸ Inbox viewWillAppear", "Inbox* wa"),
    ("build (ios)\tRun tests\t2026-05-01T10:12:11.1024567Z Inbox viewWillAppear", "Inbox* wa"),
    ("build (ios)\tRun tests\t2026-05-01T10:12:11.1024567Z viewWillAppear", " wa"),
    ("2026-05-01T10:12:11.1024567Z \u{1B}[36;1mInbox viewWillAppear\u{1B}[0m", "Inbox* wa"),
    ("mail-1  | 2026-05-01T10:12:11.102Z Inbox viewWillAppear", "Inbox* wa"),
    ("app.log:41:Inbox viewWillAppear", "Inbox* wa"),
    ("+10:12:11.102 Inbox viewWillAppear", "Inbox* wa"),
    ("+-[Inbox viewWillAppear:]", "Inbox* wa"),
    ("[Inbox] 10:12:11.102 viewWillAppear", "Inbox* wa"),
    // Marks of pages and chats.
    ("<tr><td>4</td><td>Inbox</td><td>viewWillAppear</td></tr>", "Inbox* wa"),
    ("<entry><screen>Inbox</screen><callback>viewWillAppear</callback></entry>", "Inbox* wa"),
    ("<private> viewWillAppear", " wa"),
    ("• `Inbox` → `viewWillAppear`", "Inbox* wa"),
    // Objects and dictionaries as they are printed.
    (
      "[AnyHashable(\"event\"): \"viewWillAppear\", AnyHashable(\"screen\"): \"Inbox\"]",
      "Inbox* wa"
    ),
    ("{ event = viewWillAppear; screen = Inbox; }", "Inbox* wa"),
    ("{\"msg\":\"viewWillAppear\"}", " wa"),
    // A word behind that says what the callback means.
    ("viewWillAppear - 视图即将出现", " wa"),
  ]

  /// What the same tools write about code, and no call.
  static let others = [
    "    ✖ viewWillAppear, XCTAssertEqual failed",
    "    ✔ viewWillAppear_loadsMessages (0.010 seconds)",
    "/src/Inbox.swift:31:5: error: method 'viewWillAppear' conflicts with another one",
    "[10:12:11]: ▸ Compiling Inbox.viewWillAppear.swift",
    "2026-05-01T10:12:11.1024567Z Test Case '-[InboxTests viewWillAppear]' passed (0.010 seconds).",
    "Executing -[InboxTests viewWillAppear]",
    "{\"function\":\"-[Inbox viewWillAppear:]\",\"instruction_addr\":\"0x102b4c5d8\"}",
    "{\"symbol\":\"-[Inbox viewWillAppear:]\",\"symbolLocation\":52,\"imageIndex\":1}",
    "+        NSLog(@\"%s\", __func__); // viewWillAppear",
    "commit 1a2b3c Fix viewWillAppear order in Inbox",
    "anna: I think viewWillAppear is called twice",
    "$ grep viewWillAppear app.log",
    "Crash at 10:12:11 in viewWillAppear",
  ]

  @Test("lines of usual loggers and tools are read as a careful person reads them")
  func readings() throws {
    for (line, reading) in Self.events {
      let read = try listing(of: line, as: .console).filter { !$0.hasPrefix("process") }
      #expect(read.map { $0.split(separator: " file=")[0] } == [reading[...]], "\(line)")
    }
  }

  @Test("lines in which a tool reports about code are not events")
  func nothing() throws {
    for line in Self.others { #expect(try listing(of: line, as: .console) == [], "\(line)") }
  }

  @Test(
    "lines as loggers and tools write them have their times behind levels, tags and columns of other tools"
  )
  func times() throws {
    for front in ["INFO ", "[app] ", "#4 ", "build\tRun tests\t", "#4 [app] "] {
      let line = "\(front)2026-05-01T10:12:11.102Z Inbox viewWillAppear"
      let read = try listing(of: line, as: .console, options: LogOptions(keepsTimes: true))
      #expect(read == ["Inbox* wa time=2026-05-01T10:12:11.102Z"], "\(line)")
    }
  }

  @Test("lines may have the year after the time of day")
  func years() throws {
    let line = "Thu Jan  1 10:00:00 2026 Inbox viewWillAppear"
    let read = try listing(of: line, as: .console, options: LogOptions(keepsTimes: true))
    #expect(read == ["Inbox* wa time=Thu Jan  1 10:00:00 2026"])
  }

  @Test(
    "lines as loggers and tools write them that are a record's last line are left out if its view has another one"
  )
  func splitRecords() throws {
    let text = "- screen: Inbox\n  event: viewWillAppear\n- screen: Inbox\n  event: viewDidAppear\n"
    #expect(try listing(of: text, as: .console) == [])
  }
}

@Suite("Objects of a JSON document")
struct LoggedObjectTests {
  @Test("objects of a JSON document are events if a value says so, wherever the view is named")
  func objects() throws {
    let objects = [
      #"{"level": "info", "message": "Inbox viewWillAppear"}"#,
      #"{"event": "viewWillAppear", "screen": "Mail.Inbox"}"#,
      #"{"file": "Inbox.swift", "function": "viewWillAppear(_:)", "message": "hello"}"#,
      #"{"name": "viewWillAppear", "metaData": {"screen": "Inbox"}}"#,
    ]
    for object in objects {
      let read = try listing(of: "[\n\(object)\n]\n")
      #expect(read.map { $0.split(separator: " file=")[0] } == ["Inbox* wa"], "\(object)")
    }
  }

  @Test("objects of a JSON document may take several lines")
  func lines() throws {
    let text = """
      [
        {
          "event" : "viewWillAppear",
          "screen" : "<Mail.Inbox: 0x1>",
          "time" : "10:12:11"
        }
      ]
      """
    let read = try listing(of: text, options: LogOptions(keepsTimes: true))
    #expect(read == ["Inbox@0x1 wa time=10:12:11"])
  }

  @Test("objects of a JSON document are not events if they are stack frames or descriptions")
  func others() throws {
    let objects = [
      #"{"function": "Inbox.viewWillAppear(_:)", "in_app": true}"#,
      #"{"message": "viewWillAppear"}"#,
      #"{"body": "I override viewWillAppear in Inbox and it crashes"}"#,
    ]
    for object in objects { #expect(try listing(of: "[\n\(object)\n]\n") == [], "\(object)") }
  }

  @Test("objects of a JSON document of unified logging may be one per line inside an array")
  func array() throws {
    let text = """
      [{"eventMessage":"Inbox viewWillAppear","processID":7},
      {"eventMessage":"Inbox viewDidAppear","processID":7}]
      """
    #expect(try listing(of: text) == ["process text=7", "Inbox* wa", "Inbox* da"])
  }
}

@Suite("Text in other encodings")
struct EncodingTests {
  @Test("text in other encodings is refused with the command that converts it")
  func refused() {
    let text = Array("Inbox viewWillAppear\n".utf8)
    let cases: [(bytes: [UInt8], encoding: String)] = [
      ([0xFF, 0xFE] + text.flatMap { [$0, 0] }, "UTF-16"),
      ([0xFE, 0xFF] + text.flatMap { [0, $0] }, "UTF-16"),
      (text.flatMap { [$0, 0] }, "UTF-16LE"), (text.flatMap { [0, $0] }, "UTF-16BE"),
    ]
    for (bytes, encoding) in cases {
      #expect(throws: InputError("log", .encoded(encoding))) {
        try LogReader(ByteSource(bytes: bytes, name: "log"), contract: .views)
      }
    }
    #expect(
      InputError("a.log", .encoded("UTF-16")).description
        == "a.log: is text in UTF-16; run `iconv -f UTF-16 -t UTF-8 a.log | transition-lint lint -`"
    )
  }
}
