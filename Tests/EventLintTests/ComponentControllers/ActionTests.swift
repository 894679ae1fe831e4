import EventCatalogue
import EventLint
import EventModel
import Testing

/// What a controller's own code may do where, and what it owes.
struct ActionTests {
  private static let rest = " S.dN S.wM S.acq S.dM S.wU S.wR S.rel S.acq S.dR S.dU"

  @Test(
    arguments: [
      ("S.wM S.dM S.wN S.sendAction S.dN", "action_out_of_place:4"),
      ("S.wM S.acq S.dM S.wN S.rel S.sendAction S.dN", "action_out_of_place:6"),
      ("S.wM S.useViewContext S.acq S.dM S.wN S.rel S.dN", "action_out_of_place:2"),
      ("S.wM S.acq S.useViewContext S.dM S.wN S.rel S.dN", "action_out_of_place:3"),
      ("S.wM S.acq S.dM S.wR S.useViewContext S.dR", "action_out_of_place:5"),
      ("S.wM S.acq S.useView S.dM S.wN S.rel S.dN", "action_out_of_place:3"),
      ("S.init S.useViewContext S.wM S.acq S.dM", "action_out_of_place:2"),
      ("S.wM S.acq S.dM S.wN S.rel S.dN S.useViewContext", "action_out_of_place:7"),
      ("S.init S.wU S.useViewContext S.wM S.acq S.dM S.dU", "action_out_of_place:3"),
      // The parent is gone before its child.
      ("L.wM S.wM<L S.dM<L L.dM L.wN L.dN S.wN<L S.dN<L S.sendAction", "action_out_of_place:9"),
      // The parent's state decides, whatever the child's log may lack.
      ("L.wM S.wM<L S.dM<L L.dM L.wN L.dN S.sendAction S.wN<L S.dN<L", "action_out_of_place:7"),
      // From the call until the controller's own next one: a child's calls do not end it.
      ("L.wM S.wM S.dM L.useViewContext L.dM", "action_out_of_place:4"),
    ])
  func `an action is flagged where it is not allowed`(_ log: String, _ finding: String) {
    #expect(TreeTests.found(log) == [finding])
  }

  @Test(
    arguments: [
      "S.wM S.dM S.sendAction S.wN S.dN S.sendAction",
      "S.wM S.acq S.dM S.useViewContext S.wN S.rel S.dN",
      "S.wM S.useView S.acq S.dM S.useView", "S.sendAction S.wN S.dN",
      "S.wM S.acq S.sendAction S.dM",
      "L.wM S.wM<L S.dM<L S.sendAction L.dM S.wN<L S.dN<L S.sendAction L.wN L.dN",
      "L.wM S.wM<L S.dM<L L.dM L.wN S.sendAction L.dN S.wN<L S.dN<L",
      "L.wM S.wM<L S.dM<L L.dM S.wU S.useViewContext S.wR S.dR S.dU",
    ])
  func `an action is clean where nothing is against it`(_ log: String) {
    #expect(TreeTests.found(log) == [])
  }

  @Test func `an action may follow a call that was not recorded`() {
    #expect(
      TreeTests.found("S.wM S.useViewContext S.wM S.useViewContext").filter {
        $0.hasPrefix("action")
      } == [])
    // Later the log shows that it does record that call.
    #expect(
      TreeTests.found("S.wM S.useViewContext S.dM") == ["action_out_of_place:2"])
  }

  @Test(
    arguments: [
      ("S.wM S.acq S.setDelegate S.dM S.wN S.rel S.dN R.clearDelegate", "unanswered_action:6"),
      ("R.clearDelegate S.wM S.acq S.setDelegate S.dM S.wN S.rel S.dN", "unanswered_action:7"),
      ("S.wM S.acq S.addAnimation S.dM S.wN S.rel S.dN R.removeAnimation", "unanswered_action:6"),
      (
        "S.wM S.acq S.dM S.addAnimation S.wR S.rel S.acq S.removeAnimation S.dR",
        "unanswered_action:6"
      ),
      (
        "S.wM S.acq S.setDelegate S.dM S.wR S.rel S.clearDelegate S.acq S.setDelegate S.dR S.wN S.rel S.dN",
        "unanswered_action:12"
      ),
    ])
  func `an obligation is flagged when its call is over without the answer`(
    _ log: String, _ finding: String
  ) {
    #expect(TreeTests.found(log) == [finding])
  }

  @Test(
    arguments: [
      "S.wM S.acq S.setDelegate S.dM S.wN S.rel S.clearDelegate S.dN",
      // Cleared early enough.
      "S.wM S.acq S.setDelegate S.dM S.clearDelegate S.wN S.rel S.dN",
      // Set elsewhere than in componentDidAcquireView, nothing is said of it.
      "S.wM S.acq S.dM S.setDelegate S.wN S.rel S.dN R.clearDelegate",
      // The log ends inside the call, or lacks it.
      "S.wM S.acq S.setDelegate S.dM S.wN S.rel R.clearDelegate",
      "S.wM S.acq S.setDelegate S.dM S.wU S.wR S.dR S.wN S.dN R.clearDelegate",
      // The log begins in the middle.
      "S.dM S.wN S.rel S.dN R.clearDelegate",
    ])
  func `an obligation that was met, or may have been, is clean`(_ log: String) {
    #expect(TreeTests.found(log) == [])
  }

  @Test func `a log that never records the answer gets one note`() {
    let log =
      "S.wM S.acq S.setDelegate S.dM S.wN S.rel S.dN S.wM S.acq S.setDelegate S.dM S.wN S.rel S.dN"
    let findings = Linter.findings(in: TreeTests.events(log), compiled: .componentControllers)
    #expect(
      findings.map(\.message) == [
        "2 setDelegates could not be judged: this log never records clearDelegate"
      ])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `a value read at init and never again is a note`() {
    let read = "S.init S.readComponent S.wM S.dM S.wU S.wR S.dR S.dU"
    #expect(TreeTests.found(read + " S.wN") == ["unrecorded_callback:2 note"])
    #expect(
      TreeTests.found(read + " S.wN R.wU R.wR R.dR R.dU R.readComponent") == [
        "unanswered_action:8 note"
      ])
    #expect(TreeTests.found(read + " S.readComponent S.wN S.dN") == [])
  }

  @Test func `findings say what to do in the contract's own words`() {
    let log = "S.wM S.acq S.setDelegate S.dM S.wN S.sendAction S.rel S.dN R.clearDelegate"
    let gone = "L.wM S.wM<L S.dM<L L.dM L.wN L.dN S.sendAction"
    #expect(
      Linter.findings(in: TreeTests.events(gone), compiled: .componentControllers)
        .map { $0.message.prefix { $0 != ";" } } == ["S did sendAction after L got didUnmount"])
    let findings = Linter.findings(in: TreeTests.events(log), compiled: .componentControllers)
    #expect(
      findings.map(\.message) == [
        "S did sendAction during willUnmount; an action needs mounted parents, and no source promises "
          + "that parents or children are still mounted in willUnmount or componentWillRelinquishView (U1)",
        "S was through with componentWillRelinquishView and had not answered setDelegate by "
          + "clearDelegate; a delegate set in componentDidAcquireView is cleared in "
          + "componentWillRelinquishView, before the view goes to another component (O1)",
      ])
    #expect(
      findings.map(\.help) == [
        "send it before the unmount begins, or from an object that outlives the component",
        "answer it in the call that the message names",
      ])
  }
}
