import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// The sentences of ComponentKit's page “Component Controllers” that a log or an assumption can keep
/// or break, one test each.
struct ComponentControllersPageTests {
  private typealias Page = LifecycleMethodsPageTests

  @Test func `the controller is created with the first component`() throws {
    #expect(ControllerLivesTests.rules("init wM acq dM" + ControllerLivesTests.rest) == [])
    #expect(
      ControllerLivesTests.rules("wM init acq dM" + ControllerLivesTests.rest)
        == ["will_out_of_turn:2"])
    #expect(
      try Page.verdicts(
        "controller.didInit before controller.willMount",
        "controller.didInit before controller.willUpdateComponent") == [.guaranteed, .guaranteed])
  }

  @Test func `the controller stays the same when the component is updated`() throws {
    #expect(
      ControllerLivesTests.rules("init wM acq dM wU wR dR dU init" + ControllerLivesTests.rest)
        == ["will_out_of_turn:9"])
    #expect(try Page.verdicts("controller.didInit at most once") == [.guaranteed])
  }

  @Test func `a second controller of the scope is told from the first by its instance`() {
    var events = ControllerLivesTests.calls("init wM dM wU wR dR dU init").map {
      LoggedEvent(view: "SongController", $0)
    }
    for index in events.indices { events[index].instance = "0x1" }
    func rules() -> [String] {
      Linter.findings(in: events, compiled: .componentControllers, identity: .anyInstance)
        .map(\.rule)
    }
    #expect(rules() == ["will_out_of_turn"])
    events[7].instance = "0x2"
    #expect(rules() == [])
  }

  @Test func `the controller can read the component's properties in didUpdateComponent`() throws {
    #expect(
      try Page.verdicts("readComponent during controller.didUpdateComponent") == [.guaranteed])
    let read = "R.didInit R.readComponent R.wM R.dM R.wU R.wR R.dR R.dU R.readComponent "
    let once = "S.init S.readComponent S.wM S.dM S.wU S.wR S.dR S.dU S.wN"
    #expect(TreeTests.found(read + once) == ["unanswered_action:17 note"])
  }

  @Test func `didUpdateComponent does not come with the first mount`() throws {
    let contract = ControllerLivesTests.profile("documented")
    let claim = try contract.assumption(
      "in mount: never controller.didUpdateComponent")
    #expect(try contract.judgement(on: claim).verdict == .guaranteed)
    let old = ControllerLivesTests.profile("0.14")
    #expect(try old.judgement(on: claim).verdict == .violated)
  }
}
