import EventLog
import EventModel
import Testing

@Suite("Structured logs")
struct StructuredTests {
  @Test("NDJSON names event and view, in any order and with any other keys")
  func ndjson() throws {
    let log = #"""
      {"time":12.004,"scope":"nav","view":"Inbox","event":"viewWillDisappear"}
      { "event" : "viewWillAppear:" , "controller" : "B\u00e9 \"x\"" , "other": {"a":[1,{}]} }

      {"view":2,"event":"viewDidAppear","instance":"0x1","scope":"nav","file":"A.swift","line":7}
      """#
    #expect(
      try listing(of: log, options: LogOptions(keepsTimes: true)) == [
        "(nav) Inbox wd time=12.004",
        "Bé \"x\" wa",
        "(nav) 2@0x1 da file=A.swift line=7",
      ])
  }

  @Test("an address is read from a value next to a name, not from inside a name")
  func addresses() throws {
    let log = """
      {"view":"<Demo.Inbox: 0x7f82>","event":"viewWillAppear"}
      {"view":"Inbox-0x7f82","event":"viewDidAppear"}
      {"view":"0x6-0c11b10","event":"viewWillAppear"}
      {"view":"0x6c11b10>x65>","event":"viewDidAppear"}
      {"view":"A","instance":"0x60-\u{e9}+65","event":"viewWillAppear"}
      """
    #expect(
      try listing(of: log) == [
        "Inbox@0x7f82 wa", "Inbox@0x7f82 da", "0x6-0c11b10 wa", "0x6c11b10>x65> da",
        "A@0x60-\u{e9}+65 wa",
      ])
  }

  @Test("a malformed line of NDJSON is reported with the reason, and reading continues")
  func malformedNDJSON() throws {
    let log = #"""
      {"view":"A","event":"viewWillAppear"}
      {"view":"A","event":"viewDidAppear"
      {"view":"A","event":"viewDidAppear"} x
      {"view":"A","event":"viewDidApear"}
      {"view":"A"}
      {"event":"viewDidAppear"}
      {"view" "A"}
      {"view":A}
      ["view"]
      {"view":"A","event":"viewIsAppearing"}
      {"view":"A","event":"viewDidAppear"}
      """#
    #expect(
      try listing(of: log) == [
        "A wa",
        "malformed text=an object is not closed",
        "malformed text=something follows the object",
        "malformed text=\"viewDidApear\" is not a callback of the contract; did you mean \"viewDidAppear\"?",
        "malformed text=no event is named",
        "malformed text=no view is named",
        "malformed text=a colon is missing after a key",
        "malformed text=a word is not quoted",
        "malformed text=this line is not a JSON object",
        "A da",
      ])
  }

  @Test("CSV and TSV take their columns from the header line")
  func tables() throws {
    let csv = "event,time,view,note\nviewWillAppear,1.5,\"A, \"\"b\"\"\nc\",x\nviewDidAppear,,B,\n"
    #expect(
      try listing(of: csv, options: LogOptions(keepsTimes: true)) == [
        "A, \"b\"\nc wa time=1.5", "B da",
      ])
    let tsv = "view\tevent\tscope\r\nA\tviewWillAppear\tnav\r\nA\tviewDidAppear\r\n"
    #expect(
      try listing(of: tsv) == [
        "(nav) A wa", "malformed text=2 cells where the header names 3 columns",
      ])
  }

  @Test("a later header of a table begins a new run, with its own columns")
  func laterHeaders() throws {
    let csv = """
      view,event
      A,viewWillAppear
      view,event
      A,viewWillAppear
      "event",scope,"view"
      viewDidAppear,nav,A
      event,view,view
      """
    #expect(
      try listing(of: csv) == [
        "A wa", "process text=run 2", "A wa", "process text=run 3", "(nav) A da",
        "process text=run 4",
      ])
    #expect(
      try listing(of: csv.replacing(",", with: "\t"), as: .tsv).filter { $0.hasPrefix("process") }
        .count == 3)
  }

  @Test("an event reads back unchanged in every format")
  func roundTrips() throws {
    var full = LoggedEvent(view: "A \"1\", b", "viewWillAppear", scope: "nav one")
    full.instance = "0x1"
    full.time = "12.004"
    full.transition = "t 1"
    full.kind = "navigation"
    full.outcome = "completed"
    full.parent = "Root"
    full.source = Finding.Source(file: "A.swift", line: 7)
    let events = [
      full, LoggedEvent(view: "begin", "viewDidAppear"), LoggedEvent(view: "12", "viewDidAppear"),
    ]
    for format in LogFormat.all where format.isWritable && format.namesAreIdentities {
      let text = try format.write(events)
      #expect(
        try listing(of: text, options: LogOptions(keepsTimes: true)) == [
          "(nav one) A \"1\", b@0x1 wa time=12.004 transition=t 1 kind=navigation "
            + "outcome=completed parent=Root file=A.swift line=7",
          "begin da", "12 da",
        ], "\(format)")
    }
  }
}
