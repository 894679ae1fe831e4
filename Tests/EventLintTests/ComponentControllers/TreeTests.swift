import EventCatalogue
import EventLint
import EventModel
import Testing

/// Parents and children in one log: `List.wM`, and after a `<` what the log calls the parent.
struct TreeTests {
  static func events(_ text: String) -> [LoggedEvent] {
    text.split(separator: " ").enumerated().map { index, word in
      let parts = word.split(separator: "<")
      let call = parts[0].split(separator: ".").map(String.init)
      var event = LoggedEvent(
        view: call[0], ControllerLivesTests.words[call[1]] ?? Callback(call[1]), line: index + 1)
      event.parent = parts.count > 1 ? String(parts[1]) : nil
      return event
    }
  }

  static func found(_ text: String, _ profile: String = "documented") -> [String] {
    Linter.findings(in: events(text), compiled: .profile(profile))
      .map { "\($0.rule):\($0.position.line)\($0.severity == .error ? "" : " \($0.severity)")" }
  }

  @Test(
    arguments: [
      // Depth first, and a child that comes in a later pass.
      "L.wM L.acq S.wM<L S.acq<L S.dM<L L.dM", "L.wM L.dM S.wM<L S.dM<L",
      "L.wM L.dM L.wU L.wR S.wM<L S.dM<L L.dR L.dU",
      "L.wM S.wM<L S.dM<L R.wM<L R.dM<L L.dM",
      // Siblings in any order, and trees detached in any order.
      "L.wM S.wM<L S.dM<L L.dM L.wN L.dN S.wN<L S.dN<L",
      "L.wM S.wM<L S.dM<L L.dM S.wN<L S.dN<L L.wN L.dN",
      // A grandchild, and a tree whose relations are logged in part.
      "L.wM S.wM<L R.wM<S R.dM<S S.dM<L L.dM", "L.wM S.wM R.wM<S R.dM S.dM L.dM",
    ])
  func `a child that is ready before its parent in one pass, or in a later pass, is clean`(
    _ log: String
  ) {
    #expect(Self.found(log) == [])
  }

  @Test(
    arguments: [
      ("L.wM S.wM<L L.dM S.dM<L", "broken_promise:4"),
      ("S.wM<L L.wM L.dM S.dM<L", "broken_promise:4"),
      ("L.wM S.wM L.dM S.dM<L", "broken_promise:4"),
      ("L.wM S.wM<L L.dM S.dM", "broken_promise:4"),
      ("L.wM S.wM L.dM S.dM S.wN<L", "broken_promise:4"),
      ("L.wM S.wM<L R.wM<S S.dM<L R.dM<S L.dM", "broken_promise:5"),
      ("L.dM S.dM<L L.wR S.wR L.dR S.dR", "broken_promise:6 warning"),
      ("L.dM L.wU L.wR S.wM<L L.dR S.dM<L L.dU", "broken_promise:6 warning"),
    ])
  func `a parent that is told all is ready while its child is under way is flagged`(
    _ log: String, _ finding: String
  ) {
    #expect(Self.found(log).filter { !$0.hasPrefix("unrecorded") } == [finding])
  }

  @Test func `what was not logged joins no passes`() {
    // Only the ends, or only the parent's begin: a later pass explains it.
    #expect(Self.found("L.dM S.dM<L") == [])
    #expect(Self.found("L.wM L.dM S.dM<L") == [])
    #expect(Self.found("L.wM S.acq<L L.dM") == [])
    // A log that begins in the middle of the child's pass.
    #expect(Self.found("L.dM S.dM<L L.wN L.dN") == [])
    // The child's end is never recorded, another call of it is.
    #expect(Self.found("L.wM S.wM<L L.dM S.wR<L S.wR").filter { !$0.contains("note") } == [])
  }

  @Test func `a parent that only ends inside its child's pass was told too early`() {
    #expect(Self.found("S.wM<L L.dM S.dM<L") == ["broken_promise:3"])
  }

  @Test func `several parents of one name are told apart by scope, or not judged`() {
    func log(_ scopes: [String?]) -> [Finding] {
      var events = Self.events("L.wM S.wM<L L.dM S.dM<L")
      for (index, scope) in zip(events.indices, scopes) { events[index].scope = scope }
      return Linter.findings(in: events, compiled: .componentControllers)
    }
    #expect(log(["a", "a", "a", "a"]).count == 1)
    #expect(log(["a", "b", "b", "b"]).count == 1)
    #expect(log(["a", "c", "b", "c"]).count == 0)
  }

  @Test func `an id of the log joins passes, or keeps them apart`() {
    var events = Self.events("L.dM S.dM<L")
    for index in events.indices { events[index].transition = "p1" }
    #expect(
      Linter.findings(in: events, compiled: .componentControllers).map(\.rule) == ["broken_promise"]
    )
    events = Self.events("L.wM S.wM<L L.dM S.dM<L")
    for index in events.indices { events[index].transition = index % 2 == 0 ? "p1" : "p2" }
    #expect(Linter.findings(in: events, compiled: .componentControllers) == [])
  }

  @Test func `class names prove nothing about parents`() {
    let events = Self.events("L.wM S.wM<L L.dM S.dM<L")
    #expect(
      Linter.findings(in: events, compiled: .componentControllers, identity: .anyInstance) == [])
  }

  @Test func `the message names the promise and both calls`() {
    let finding = Linter.findings(
      in: Self.events("L.wM S.wM<L L.dM S.dM<L"), compiled: .componentControllers)[0]
    #expect(
      finding.message
        == "S.didMount came only after L.didMount of the same pass; a child's didMount "
        + "comes before its parent's, if both are mounted in one pass (K3)")
    #expect(finding.notes.map(\.position.line) == [3])
    #expect(finding.witness == ["L.didMount", "S.didMount"])
  }
}
