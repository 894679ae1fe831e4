import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// Logs of classes that override only some of the callbacks.
struct FewCallbacksTests {
  /// Returns the events of a text such as `A.wa B.wd`.
  private func events(_ text: String) -> [LoggedEvent] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return LoggedEvent(view: String(parts[0]), Callback.shortWords[String(parts[1])]!)
    }
  }

  private func alarms(
    _ events: [LoggedEvent], _ identity: NameTable.Identity
  ) -> [Finding] {
    Linter.findings(in: events, compiled: .viewTransitions, identity: identity)
      .filter { $0.severity > .note }
  }

  private func alarms(_ text: String, _ identity: NameTable.Identity = .single) -> [String] {
    alarms(events(text), identity).map { "\($0.rule):\($0.position.line)" }
  }

  @Test func `a view that logs only its leaving may leave twice if it may have come back`() {
    // A scroll to P is cancelled, one to Q is completed.
    let scrolls = "P.wa A.wd P.wd P.dd Q.wa A.wd A.dd Q.da Q.wd Q.dd P.wa P.da"
    #expect(alarms(scrolls) == [])
    // While P comes, A leaves once.
    #expect(alarms("P.wa A.wd A.wd P.da A.dd P.wd P.dd") == ["repeated_callback:3"])
    // P may be no further than A.
    #expect(alarms("P.wa A.wd A.wd P.wd P.dd") == [])
  }

  @Test func `a sheet before a log's first transition is not the launch of the app`() {
    // A container and its child leave, both of the sheet's class.
    #expect(alarms("A.wa A.da A.wd A.wd A.dd A.dd A.wa A.da", .anyInstance) == [])
    #expect(alarms("A.wa A.da A.wd A.wd A.dd", .anyInstance) == ["repeated_callback:4"])
  }

  @Test func `a break that comes with each appearance is reported each time`() {
    #expect(
      alarms("A.wa A.da A.da A.wd A.dd A.wa A.da A.da A.wd A.dd", .anyInstance)
        == ["repeated_callback:3", "repeated_callback:8"])
  }

  @Test func `a cancelled transition is not a screen's own appearance at the launch`() {
    #expect(alarms(".wa .wd .dd .wd .wa .da", .anyInstance) == [])
  }

  @Test func `an odd call of lines without a name counts only if all that was begun has ended`() {
    #expect(alarms(".wa .da .wd .wa .dd .da .da") == ["repeated_callback:7"])
    #expect(alarms(".wa .da .wd .wa .dd .da .da .wa") == [])
  }

  @Test func `of an app that is used at random, in logs of views and of classes`() {
    let callbacks = Contract.viewTransitions.callbacks
    var alarming = ["view": 0, "instance": 0, "class": 0, "none": 0]
    for seed in (UInt64(1)...400).sampled() {
      var random = SeededGenerator(seed: seed)
      var app = SimulatedApp(seed: seed, windows: 1 + Int(seed % 2), classes: 1 + Int(seed % 4))
      app.use(calls: 100)
      var kept: [String: Int] = [:]
      for name in 0..<4 { kept["Class\(name)"] = 1 + random.below(15) }
      let calls = app.calls.dropFirst(random.below(3) == 0 ? 0 : random.below(30)).filter {
        kept[$0.screen.name]! >> callbacks.firstIndex(of: $0.callback)! & 1 == 1
      }
      for style in alarming.keys.sorted() {
        let events = calls.map { call in
          var event = LoggedEvent(view: call.screen.name, call.callback)
          if style == "view" { event.view += " \(call.screen.instance)" }
          if style == "none" { event.view = "" }
          if style == "instance" { event.instance = "0x\(call.screen.instance)" }
          return event
        }
        let found = alarms(events, style == "view" ? .single : .anyInstance)
        if !found.isEmpty { alarming[style, default: 0] += 1 }
      }
    }
    // At most one log in a hundred, and of views that are told apart fewer.
    #expect(alarming.map(\.value).reduce(0, +) <= max(2, TestScale.count(400) * 4 / 100))
    #expect(alarming["view"]! <= 2 && alarming["instance"]! <= 2, "\(alarming)")
  }
}
