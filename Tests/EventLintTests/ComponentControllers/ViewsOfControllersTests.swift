import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// What becomes of a component's view in remounts and unmounts, and of passes that are logged in part.
struct ViewsOfControllersTests {
  private static let rest = " wM acq dM" + ControllerLivesTests.rest

  @Test(
    arguments: [
      ("init wM acq dM wN dN" + rest, ["will_out_of_turn:6"]),
      // Attached again, it keeps its view.
      ("init wM acq dM wR dR wN dN" + rest, ["will_out_of_turn:8"]),
      // An update may have dropped it.
      ("init wM acq dM wU wR dR dU wN dN" + rest, []),
      ("init wM dM wN dN" + rest, []),
      ("init wM acq dM wU wR rel dR dU wN dN" + rest, []),
    ])
  func `a view that was kept is given up in the unmount`(_ life: String, _ found: [String]) {
    #expect(ControllerLivesTests.rules(life) == found)
  }

  @Test func `a log without the calls about views does not miss them`() {
    #expect(ControllerLivesTests.rules("init wM dM wN dN wM dM wR dR wN dN") == [])
    #expect(ControllerLivesTests.rules("init wM acq dM wN dN wM acq dM wN dN") == [])
  }

  @Test func `a view kept in an unmount is told in words`() {
    let events = ControllerLivesTests.calls("init wM acq dM wN dN" + Self.rest)
      .map { LoggedEvent(view: "Song", $0) }
    let found = Linter.findings(in: events, compiled: .componentControllers)
    #expect(found.first?.expected.contains("componentWillRelinquishView") == true)
    #expect(
      found.first?.message
        == "Song got didUnmount right after willUnmount; it was unmounting, where only "
        + "componentWillRelinquishView or invalidateController is legal")
  }

  @Test func `that an update which gives its view up brings another one is no promise`() throws {
    let text =
      "NotChainSuccession(controller.componentWillRelinquishView, controller.didRemount)"
    let contract = Contract.componentControllers
    let judgement = try contract.judgement(on: try contract.assumption(text))
    #expect(judgement.verdict == .incidental)
  }

  @Test func `a callback that is said to be never recorded is not in the log`() {
    let callbacks = Contract.componentControllers.callbacks
    var noteCount = 0
    for seed in 0..<TestScale.count(2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let kept = (0..<4).map { _ in callbacks[random.below(callbacks.count)] }
      let events = (0..<3 + random.below(8)).map { _ in
        LoggedEvent(view: ["A", "B"][random.below(2)], kept[random.below(kept.count)])
      }
      let found = Linter.findings(in: events, compiled: .componentControllers)
      for note in found where note.rule == "unrecorded_callback" {
        noteCount += 1
        for event in events where note.view == nil || event.view == note.view {
          #expect(
            !note.message.contains(event.callback.name),
            "\(note.message): \(events.map { "\($0.view) \($0.callback)" })")
        }
      }
    }
    #expect(noteCount > TestScale.count(100, oneIn: 50))
  }

  @Test func `a child that does not log how its passes begin is not held to its parent's`() {
    func rules(_ calls: [(String, Callback)]) -> [String] {
      let events = calls.map { name, callback in
        var event = LoggedEvent(view: name, callback)
        if name == "Row" { event.parent = "List" }
        return event
      }
      return Linter.findings(in: events, compiled: .componentControllers)
        .filter { $0.severity > .note }.map { "\($0.rule):\($0.position.line)" }
    }
    let late: [(String, Callback)] = [
      ("Row", .componentDidAcquireView), ("List", .willRemount), ("List", .didRemount),
      ("Row", .didRemount),
    ]
    #expect(rules(late) == [])
    #expect(rules([("Row", .willRemount)] + late) == ["broken_promise:5"])
  }
}
