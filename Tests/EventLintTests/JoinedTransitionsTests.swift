import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// What a log says of its transitions itself: ids, outcomes, containers and what never came.
struct JoinedTransitionsTests {
  /// Events such as `A.wd@1` (of the transition 1) and `A.wa<P` (in the container P).
  private func events(_ log: String, outcome: String? = nil) -> [LoggedEvent] {
    log.split(separator: " ").map { word in
      let parts = word.split(whereSeparator: { ".@<".contains($0) })
      var event = LoggedEvent(view: String(parts[0]), Callback.shortWords[String(parts[1])]!)
      if word.contains("@") {
        event.transition = String(parts[2])
        event.outcome = outcome
      }
      if word.contains("<") { event.parent = String(parts[2]) }
      return event
    }
  }

  private func findings(_ events: [LoggedEvent]) -> [String] {
    Linter.findings(in: events, compiled: .viewTransitions).map {
      "\($0.rule):\($0.position.line) \($0.severity)"
    }
  }

  private func transitions(_ events: [LoggedEvent]) -> [ViewTransition] {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    var linter = Linter(compiled: .viewTransitions, configuration: configuration, file: "")
    var names = NameTable()
    linter.consume(events, names: &names)
    linter.finish(names: names)
    return linter.takeTransitions()
  }

  private static let shown = "A.wa A.da C.wa C.da "

  @Test func `what has one id is one transition, whatever lies between`() {
    let log = events(
      Self.shown + "A.wd@1 C.wd@2 B.wa@1 D.wa@2 C.dd@2 A.dd@1 D.da@2 B.da@1")
    #expect(findings(log) == [])
    let joined = transitions(log).filter { $0.id != nil }
    #expect(joined.map(\.conformance) == [.documented, .documented])
    #expect(joined.map(\.candidates.first) == ["navigation.completed", "navigation.completed"])
    #expect(joined.map { $0.id ?? "" } == ["2", "1"])
  }

  @Test func `a promise that one id's events break is found across others`() {
    let log = events(Self.shown + "A.wd@1 A.dd@1 C.wd@2 D.wa@2 C.dd@2 D.da@2 B.wa@1 B.da@1")
    #expect(findings(log) == ["disjoint_windows:11 error"])
  }

  @Test func `an id joins its events in a log that begins between them, across others`() {
    let rest = " N.da@7 Q.wa Q.da Q.wd Q.dd"
    for log in ["C.dd@7 Z.wa N.wa@7 Z.da", "C.dd@7 Z.wa N.wa@7 Z.da" + rest] {
      let events = events(log, outcome: "completed")
      #expect(findings(events).first == "disjoint_windows:3 error", "\(log)")
    }
    #expect(findings(events("C.wd@7 Z.wa N.wa@7 Z.da C.dd@7" + rest, outcome: "completed")) == [])
    #expect(findings(events("C.dd@7 Z.wa" + rest + " Z.da", outcome: "completed")) == [])
  }

  @Test func `a declared kind joins its two sides without an id`() {
    func found(_ log: String) -> [String] {
      var events = events(Self.shown + log)
      for index in events.indices.suffix(4) { events[index].kind = "navigation" }
      return findings(events)
    }
    #expect(found("A.wd A.dd B.wa B.da") == ["disjoint_windows:7 error"])
    #expect(found("A.wd B.wa A.dd B.da") == [])
  }

  @Test func `lines of a process that come back after another's continue its lives`() {
    var names = NameTable()
    let view = names.view("A", identity: .single)
    var batch = EventBatch()
    func add(_ process: String, _ callbacks: [UInt8]) {
      var detail = EventDetail()
      detail.text = process
      batch.records.append(
        EventRecord(
          offset: 0, view: 0, detail: batch.add(detail), code: EventRecord.Code.process))
      for code in callbacks {
        let line = batch.records.count
        batch.records.append(
          EventRecord(offset: UInt64(line), line: UInt32(line), view: view, code: code))
      }
    }
    add("1", [0, 1, 2, 3, 0, 1])
    add("2", [0, 1, 2, 3])
    add("1", [2, 3, 3])
    var linter = Linter(compiled: .viewTransitions, configuration: LintConfiguration(), file: "")
    linter.consume(batch, names: names)
    linter.finish(names: names)
    #expect(
      linter.takeFindings().map { "\($0.rule):\($0.position.line)" } == ["repeated_callback:15"])
  }

  @Test func `the order of two calls of a completed transition needs no earlier lines`() {
    let late = "N.da@1 C.wd@1 C.dd@1 N.wd C.wa N.dd C.da"
    #expect(findings(events(late, outcome: "completed")) == ["disjoint_windows:2 error"])
    #expect(!findings(events(late)).contains { $0.hasPrefix("disjoint") })
    #expect(!findings(events(late, outcome: "cancelled")).contains { $0.hasPrefix("disjoint") })
    let right = "C.wd@1 N.da@1 C.dd@1 N.wd C.wa N.dd C.da"
    #expect(findings(events(right, outcome: "completed")) == [])
  }

  @Test func `a view whose did is not logged has its place in a completed transition`() {
    let log = "C.wa N.wa@1 N.da@1 C.wd@1 C.dd@1 N.wd C.wa N.dd"
    #expect(findings(events(log, outcome: "completed")).contains("disjoint_windows:4 error"))
    #expect(!findings(events(log)).contains { $0.hasPrefix("disjoint") })
    let right = "C.wa N.wa@1 C.wd@1 N.da@1 C.dd@1 N.wd C.wa N.dd"
    #expect(
      !findings(events(right, outcome: "completed")).contains { $0.hasPrefix("disjoint") })
  }

  @Test func `another kind is found at the first call that its pair of views does not allow`() {
    func found(_ kind: String, _ log: String) -> [String] {
      var events = events(log)
      for index in events.indices where events[index].transition != nil {
        events[index].kind = kind
        events[index].outcome = "completed"
      }
      return findings(events)
    }
    let modal = "A.wa A.da A.wd@1 P.wa@1 K.wa@1 P.da@1 K.da@1 A.dd@1"
    #expect(found("navigation", modal) == ["kind_mismatch:6 error"])
    #expect(found("modal", modal) == [])
    let ofOne = "A.wa A.da A.wd@1 P.wa@1 P.da@1 A.dd@1"
    #expect(found("navigation", ofOne) == ["kind_mismatch:5 error"])
    let leaving = "P.wa K.wa P.da K.da P.wd@1 K.wd@1 N.wa@1 N.da@1 P.dd@1 K.dd@1"
    #expect(found("navigation", leaving) == ["kind_mismatch:8 error"])
    #expect(found("pageCurl", leaving) == ["kind_mismatch:5 error"])
    #expect(found("modal", leaving) == [])
  }

  @Test func `an order that only the code keeps is no error`() {
    var contract = Contract.viewTransitions
    for index in contract.promises.indices {
      contract.promises[index].evidence = [Evidence(.code, "the system's code")]
    }
    let log = events(Self.shown + "A.wd@1 A.dd@1 B.wa@1 B.da@1")
    let found = Linter.findings(in: log, contract: contract)
    #expect(found.filter { $0.severity > .note } == [])
    #expect(findings(log) == ["disjoint_windows:7 error"])
  }

  @Test func `a cancelled transition whose beginning is not in the log breaks no promise`() {
    let rest = "A.wa A.da B.wa B.da B.wd B.dd B.wd@1 B.dd@1 A.wa@1 A.da@1"
    #expect(!findings(events(rest, outcome: "cancelled")).contains { $0.hasPrefix("disjoint") })
  }

  @Test func `a transition may have been cancelled if its first calls are never recorded`() {
    let before = "B.da A.wa A.da "
    let popped = "B.wd@2 B.dd@2 A.wa@2 A.da@2"
    #expect(
      findings(events(before + "B.wd B.dd A.wa A.da " + popped)).filter { $0.hasPrefix("disjoint") }
        == [])
    // Both classes record what begins a cancelled transition.
    let all = "B.wa B.da A.wa A.da A.wd A.dd B.wd B.dd "
    #expect(
      findings(events(all + "B.wa B.da " + popped))
        .contains("disjoint_windows:13 error"))
  }

  @Test func `transitions of several views on one side keep their kind`() {
    let nested = transitions(events("P.wa C.wa P.da C.da P.wd C.wd P.dd C.dd"))
    #expect(nested.map(\.conformance) == [.oneSided, .oneSided])
    #expect(nested.map { $0.candidates.contains("nested.completed") } == [true, false])
    #expect(nested.map { $0.candidates.contains("sheet.completed") } == [true, false])
    #expect(nested.map { $0.candidates.contains("nestedDismiss.completed") } == [false, true])
    let reversed = transitions(events("P.wa C.wa C.da P.da"))
    #expect(reversed.map { $0.candidates.contains("nested.completed") } == [false])
  }

  @Test func `a container that the log names only later was called too late all the same`() {
    #expect(
      findings(events("C.wa P.wa C.da P.da C.wd<P P.wd")).first == "parent_after_child:2 warning")
    #expect(findings(events("P.wa C.wa P.da C.da P.wd C.wd<P P.dd C.dd")) == [])
    // In whatever batches the log comes.
    let log = events("C.wa<P P.wa C.da P.da")
    var linter = Linter(
      compiled: .viewTransitions, configuration: LintConfiguration(), file: "")
    var names = NameTable()
    for event in log { linter.consume([event], names: &names) }
    linter.finish(names: names)
    #expect(linter.takeFindings().map(\.rule) == ["parent_after_child"])
  }

  private static let forgotten = "A.wa A.da A.wd@1 B.wa@1 B.da@1 A.wa B.wd B.dd A.da A.wd A.dd"

  @Test func `a did that never came though the other side was completed`() {
    let completed = findings(events(Self.forgotten, outcome: "completed"))
    #expect(completed == ["missing_did:6 warning"])
    #expect(findings(events(Self.forgotten)) == ["missing_did:6 note"])
    // Not where the log never records that callback of it, and not in a cancelled order.
    #expect(
      !findings(events("A.wa A.da A.wd B.wa B.da A.wa B.wd B.dd A.da"))
        .contains { $0.hasPrefix("missing_did") })
    #expect(findings(events("A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da A.wd A.dd")) == [])
  }

  @Test func `a second of quiet makes the missing did a warning`() {
    func found(_ seconds: [String]) -> [String] {
      var log = events("A.wa A.da A.wd B.wa B.da A.wa B.wd B.dd A.da A.wd A.dd")
      for (index, time) in seconds.enumerated() { log[index].time = time }
      return findings(log)
    }
    let quick = (0..<11).map { "12:00:0\($0 / 5).\($0 % 5)00" }
    #expect(found(quick) == ["missing_did:6 note"])
    let slow = (0..<11).map { "12:00:\($0 < 5 ? 10 : 12).\($0 % 5)00" }
    #expect(found(slow) == ["missing_did:6 warning"])
  }

  @Test func `a class of which every call comes twice is named once`() {
    func found(_ log: String) -> [String] {
      Linter.findings(in: events(log), compiled: .viewTransitions, identity: .anyInstance)
        .map { "\($0.rule):\($0.position.line)" }
    }
    #expect(
      found("P.wa P.wa P.da P.da A.wa P.wd P.wd A.da P.dd P.dd") == ["doubled_calls:2"])
    #expect(found("P.wa P.wa P.da P.da P.wd P.dd P.wd P.dd") == [])
    #expect(found("P.wa P.wa") == [])
  }
}
