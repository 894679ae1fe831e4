/// A simulation of UIKit's view controller, as far as its appearance calls go: four states, children, and
/// nothing to look at.
///
/// It is what screens subclass in tests where there is no UIKit, with the same four methods to
/// override. What it does with a begin and an end is what UIKit documents or, where it says so, what
/// was **observed**.
@MainActor
open class SimulatedViewController: SettlingScreen {
  /// Where the controller is in its life.
  public enum AppearanceState: String, Sendable {
    /// Not in the hierarchy.
    case hidden
    /// On its way in.
    case appearing
    /// In the hierarchy.
    case shown
    /// On its way out.
    case disappearing
  }

  /// Where the controller is in its life.
  public private(set) var appearanceState = AppearanceState.hidden

  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false

  /// The child controllers, in the order they were added.
  public private(set) var children: [SimulatedViewController] = []

  /// The container.
  public private(set) weak var parent: SimulatedViewController?

  /// What UIKit would have written to the console: unbalanced calls.
  public private(set) var warnings: [String] = []

  /// Makes a controller.
  public init() {}

  /// Makes the view, once, and calls `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// Sends the `will` call that fits, to this controller and then to the children it forwards to.
  ///
  /// A begin in the direction it already goes or has gone is ignored (observed).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isOnItsWayIn else { return }
    if isAppearing { loadViewIfNeeded() }
    appearanceState = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Sends the `did` call that fits, to this controller and then to the children it forwards to.
  ///
  /// One end closes a transition that was begun both ways (observed). An end without a begin is
  /// ignored, with a warning.
  public func endAppearanceTransition() {
    switch appearanceState {
    case .appearing:
      appearanceState = .shown
      viewDidAppear(true)
    case .disappearing:
      appearanceState = .hidden
      viewDidDisappear(true)
    case .hidden, .shown:
      warnings.append(
        "Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// Whether children are sent what this controller is sent; a container that returns false forwards
  /// by hand.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that are sent what this controller is sent; all of them, but for containers that
  /// show one at a time.
  var forwardedChildren: [SimulatedViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? children : []
  }

  /// Waits until the screen has come to rest after a call; nothing here.
  open func settle() async {}

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be added to the hierarchy.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view was added and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be removed from the hierarchy, or covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view was removed and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}
}

extension SimulatedViewController {
  /// Whether it appears or has appeared.
  var isOnItsWayIn: Bool { appearanceState == .appearing || appearanceState == .shown }

  /// Adds a child whose view fills or decorates this one's; it catches up if this one is shown.
  public func addChild(_ child: SimulatedViewController) {
    adopt(child)
    guard forwardedChildren.contains(where: { $0 === child }), isOnItsWayIn else { return }
    child.beginAppearanceTransition(true, animated: false)
    if appearanceState == .shown { child.endAppearanceTransition() }
  }

  /// Makes a controller a child without sending it anything.
  func adopt(_ child: SimulatedViewController) {
    precondition(child.parent == nil, "take a child out of its container before adding it again")
    children.append(child)
    child.parent = self
  }

  /// Takes a child out without sending it anything.
  func disown(_ child: SimulatedViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
