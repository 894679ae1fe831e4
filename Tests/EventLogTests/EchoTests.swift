import EventLog
import EventModel
import Testing

@Suite("Lines that repeat the calls of others")
struct EchoTests {
  private static let names = [
    "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
    "dd": "viewDidDisappear",
  ]
  private static let pointers = ["Inbox": "0x7f8201", "Mail": "0x7f8202", "Late": "0x7f8203"]

  /// A legal log: a push and a pop, again and again, in the end of another class.
  private static func calls(_ pushes: Int) -> [(view: String, word: String)] {
    var calls = [("Inbox", "wa"), ("Inbox", "da")]
    for push in 0..<pushes {
      let other = push == pushes - 1 ? "Late" : "Mail"
      for (current, new) in [("Inbox", other), (other, "Inbox")] {
        calls += [(current, "wd"), (new, "wa"), (current, "dd"), (new, "da")]
      }
    }
    return calls
  }

  private static func line(_ form: String, _ call: (view: String, word: String)) -> String {
    form.replacing("NAME", with: call.view).replacing("CALL", with: names[call.word]!)
      .replacing("POINTER", with: pointers[call.view]!)
  }

  private func read(_ lines: [String]) throws -> [String] {
    try listing(of: lines.joined(separator: "\n"), as: .console)
      .filter { !$0.hasPrefix("process") && $0 != "separator" }
      .map { $0.split(separator: " file=").map(String.init)[0] }
  }

  @Test(
    "a log of a base class and its subclasses is halved, however few calls one of them has",
    arguments: [
      ("-[Base CALL:] <NAME: POINTER>", "-[NAME CALL:] <NAME: POINTER>"),
      ("-[NAME CALL:] <NAME: POINTER>", "-[Base CALL:] <NAME: POINTER>"),
      (
        "[Base.swift:10] CALL(_:) <App.NAME: POINTER>",
        "[NAME.swift:25] CALL(_:) <App.NAME: POINTER>"
      ),
      ("Base.CALL(_:) <App.NAME: POINTER>", "NAME.CALL(_:) <App.NAME: POINTER>"),
    ], ["", "2026-05-01 10:12:11.102 Mail[1:2f] "])
  func baseClass(_ forms: (String, String), _ prefix: String) throws {
    // The second log is longer than the part that is examined.
    for pushes in [1, 3, 60] {
      let calls = Self.calls(pushes)
      let lines = calls.flatMap { call in
        [forms.0, forms.1].map { prefix + Self.line($0, call) }
      }
      let found = try read(lines)
      #expect(
        found.filter { !$0.hasPrefix("limit") }
          == calls.map {
            "\($0.view)@\(Self.pointers[$0.view]!) \($0.word)"
          })
      #expect(found.count { $0.hasPrefix("limit") } == 1)
    }
  }

  @Test("a class that calls no base class keeps its calls, and a call that comes twice is two")
  func twin() throws {
    let calls = Self.calls(3)
    let lines = calls.flatMap { call in
      (call.view == "Late"
        ? ["-[NAME CALL:] <NAME: POINTER>"]
        : ["-[Base CALL:] <NAME: POINTER>", "-[NAME CALL:] <NAME: POINTER>"])
        .map { Self.line($0, call) }
    }
    #expect(try read(lines).count { $0.hasPrefix("Late") } == 4)
    let twice =
      calls.map { Self.line("<NAME: POINTER> CALL", $0) } + ["<Inbox: 0x7f8201> viewDidAppear"]
    #expect(try read(twice).count == calls.count + 1)
  }

  @Test(
    "reports about calls are no calls",
    arguments: [
      "[perf] NAME CALL took 12 ms", "[perf] CALL took 12 ms", "NAME.CALL executed in 0.012 s",
      "Span started: NAME.CALL", "⚠️ NAME CALL ran on a background thread",
      "NSNotification {name = CALL; object = <NAME: POINTER>}",
      "received notification CALL from <NAME: POINTER>",
    ],
    ["NAME CALL", "<App.NAME: POINTER> CALL", "-[NAME CALL:]"])
  func reports(_ report: String, _ form: String) throws {
    let calls = Self.calls(3)
    for reported in [["da"], ["wa", "da", "wd", "dd"]] {
      let lines = calls.flatMap { call in
        [Self.line(form, call)] + (reported.contains(call.word) ? [Self.line(report, call)] : [])
      }
      #expect(try read(lines).count { !$0.hasPrefix("limit") } == calls.count)
    }
    let once = calls.map { Self.line(form, $0) } + [Self.line(report, calls.last!)]
    #expect(try read(once).count == calls.count)
  }

  @Test("lines with measured times are calls where no other line has the call")
  func measured() throws {
    let calls = Self.calls(3)
    let lines = calls.map { call in
      Self.line(call.word == "da" ? "NAME CALL took 12 ms" : "NAME CALL", call)
    }
    #expect(try read(lines) == calls.map { "\($0.view)* \($0.word)" })
  }

  @Test("a log with a line for the start and the end of each call has the calls once")
  func ends() throws {
    let calls = Self.calls(3)
    for (start, end) in [("enter", "leave"), ("Entering", "Leaving"), ("Begin", "End")] {
      let lines = calls.flatMap { call in
        [start, end].map { Self.line("\($0) NAME CALL", call) }
      }
      #expect(try read(lines) == calls.map { "\($0.view)* \($0.word)" })
    }
  }
}
