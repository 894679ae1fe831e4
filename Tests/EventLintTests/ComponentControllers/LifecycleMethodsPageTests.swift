import EventCatalogue
import EventChecking
import EventModel
import Testing

/// The sentences of ComponentKit's page “Lifecycle Methods” that a log or an assumption can keep or
/// break, one test each.
struct LifecycleMethodsPageTests {
  /// Whether each log of one controller is clean; all callbacks are recorded before it begins.
  static func clean(_ lives: String...) -> [Bool] {
    let before = "init wM acq dM wU wR rel acq dR dU wR dR wN rel dN "
    return lives.map { ControllerLivesTests.rules(before + $0) == [] }
  }

  /// A judge that has judged nothing yet.
  private static let judge = Judge(Contract.componentControllers)

  static func verdicts(_ claims: String...) throws -> [Verdict] {
    var judge = Self.judge
    return try claims.map { try judge.judgement(on: judge.contract.assumption($0)).verdict }
  }

  @Test
  func `mounting is willMount, componentDidAcquireView if the component has a view, didMount`()
    throws
  {
    #expect(Self.clean("wM acq dM", "wM dM") == [true, true])
    #expect(Self.clean("acq wM dM", "wM dM acq", "dM wM", "wM acq acq dM").allSatisfy { !$0 })
    #expect(
      try Self.verdicts(
        "AlternatePrecedence(controller.willMount, controller.didMount)",
        "controller.componentDidAcquireView only after controller.willMount")
        == [.guaranteed, .guaranteed])
  }

  @Test func `didMount comes after the component and all of its children are mounted`() throws {
    #expect(TreeTests.found("L.wM S.wM<L S.dM<L R.wM<L R.dM<L L.dM") == [])
    #expect(TreeTests.found("L.wM S.wM<L S.dM<L R.wM<L L.dM R.dM<L") == ["broken_promise:6"])
    #expect(try Self.verdicts("child.didMount before parent.didMount") == [.guaranteed])
  }

  @Test func `remounting occurs when the component is already mounted`() throws {
    #expect(
      Self.clean("wM acq dM wR dR", "wR dR", "wM acq dM wN rel dN wR dR") == [true, false, false])
    #expect(
      try Self.verdicts("controller.willRemount only after controller.didMount") == [.guaranteed])
  }

  @Test func `remounting happens with an update, or when the root is attached elsewhere`() throws {
    #expect(Self.clean("wM acq dM wU wR dR dU", "wM acq dM wR rel acq dR") == [true, true])
    #expect(
      try Self.verdicts("controller.willRemount only after controller.willUpdateComponent")
        == [.violated])
  }

  @Test
  func `remounting is willRemount, relinquish and acquire if the view is not recycled, didRemount`()
  {
    #expect(Self.clean("wM acq dM wR dR", "wM acq dM wR rel acq dR") == [true, true])
    #expect(
      Self.clean(
        "wM acq dM wR acq rel dR", "wM acq dM rel wR acq dR", "wM acq dM wR rel dR acq",
        "wM acq dM dR wR"
      ).allSatisfy { !$0 })
  }

  @Test
  func `unmounting is willUnmount, componentWillRelinquishView if there is a view, didUnmount`()
    throws
  {
    #expect(Self.clean("wM acq dM wN rel dN", "wM dM wN dN") == [true, true])
    #expect(
      Self.clean("wM acq dM rel wN dN", "wM acq dM wN dN rel", "wM dM dN wN", "wM dM wN rel dN")
        .allSatisfy { !$0 })
    #expect(
      try Self.verdicts("AlternatePrecedence(controller.willUnmount, controller.didUnmount)")
        == [.guaranteed])
  }

  @Test
  func `there are no guarantees that children or parents are mounted in an unmount`() throws {
    #expect(
      try Self.verdicts(
        "parent is mounted at child.willUnmount", "child is mounted at parent.willUnmount",
        "parent is mounted at child.componentWillRelinquishView",
        "child is mounted at parent.componentWillRelinquishView")
        == [.violated, .violated, .violated, .violated])
    #expect(TreeTests.found("L.wM S.wM<L S.dM<L L.dM L.wN L.dN S.wN S.dN") == [])
    #expect(TreeTests.found("L.wM S.wM<L S.dM<L L.dM S.wN S.dN L.wN L.dN") == [])
  }

  @Test
  func `you must not use CKComponentActionSend in willUnmount or componentWillRelinquishView`()
    throws
  {
    #expect(
      try Self.verdicts(
        "sendAction during controller.willUnmount",
        "sendAction during child.componentWillRelinquishView",
        "sendAction during controller.didMount", "not sendAction during controller.willUnmount")
        == [.violated, .violated, .incidental, .violated])
    #expect(
      TreeTests.found("S.wM S.dM S.wN S.sendAction S.dN") == ["action_out_of_place:4"])
  }

  @Test func `willUpdateComponent comes before willMount or willRemount`() throws {
    #expect(
      Self.clean("wU wM acq dM dU", "wM acq dM wU wR dR dU", "wM wU acq dM", "wM acq dM wR wU dR")
        == [true, true, false, false])
    #expect(
      try Self.verdicts(
        "controller is not mounting at controller.willUpdateComponent",
        "controller is not remounting at controller.willUpdateComponent")
        == [.guaranteed, .guaranteed])
  }

  @Test func `didUpdateComponent comes after didMount or didRemount`() throws {
    #expect(
      Self.clean("wU wM dU acq dM", "wM acq dM wU wR dU dR", "wM acq dM wU dU wR dR")
        == [false, false, false])
    #expect(
      try Self.verdicts(
        "controller is mounted at controller.didUpdateComponent",
        "AlternatePrecedence(controller.willUpdateComponent, controller.didUpdateComponent)")
        == [.guaranteed, .guaranteed])
  }

  @Test func `remove all animations in componentWillRelinquishView`() {
    let before = "R.removeAnimation S.wM S.acq S.addAnimation S.dM S.wN S.rel"
    #expect(TreeTests.found(before + " S.removeAnimation S.dN") == [])
    #expect(TreeTests.found(before + " S.dN") == ["unanswered_action:7"])
  }

  @Test
  func `be the view's delegate from componentDidAcquireView to componentWillRelinquishView`() {
    let before = "R.clearDelegate S.wM S.acq S.setDelegate S.dM S.wR S.rel"
    #expect(TreeTests.found(before + " S.clearDelegate S.acq S.dR") == [])
    #expect(TreeTests.found(before + " S.acq S.dR") == ["unanswered_action:7"])
  }

  @Test func `use the controller's view property in the two view callbacks`() throws {
    #expect(
      try Self.verdicts(
        "useView during controller.componentDidAcquireView",
        "useView during controller.componentWillRelinquishView",
        "useView during controller.didMount") == [.violated, .violated, .incidental])
  }

  @Test func `the view context is not for use before didMount`() throws {
    #expect(
      try Self.verdicts(
        "useViewContext during controller.componentDidAcquireView",
        "useViewContext during controller.willRemount",
        "useViewContext during controller.didMount") == [.violated, .violated, .guaranteed])
  }
}
