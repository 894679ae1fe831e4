/// A simulation of UIKit's view controller, limited to its appearance calls: four states, children,
/// and no views.
///
/// Where there is no UIKit, screens in tests are subclasses of it, with the same four methods to
/// override. A begin and an end do what UIKit documents or, where the comment says so, what was
/// **observed**.
@MainActor
open class SimulatedViewController: SettlingScreen {
  /// The state of a controller in its life.
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

  /// The state in which the controller is now.
  public private(set) var appearanceState = AppearanceState.hidden

  /// Whether `viewDidLoad` has been called.
  public private(set) var isViewLoaded = false

  /// The child controllers, in the order they were added.
  public private(set) var children: [SimulatedViewController] = []

  /// The container.
  public private(set) weak var parent: SimulatedViewController?

  /// The warnings about unbalanced calls that UIKit would have written to the console.
  public private(set) var warnings: [String] = []

  /// Makes a controller.
  public init() {}

  /// Makes the view, once, and calls `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// Sends the matching `will` call, to this controller and then to the children it forwards to.
  ///
  /// A begin in the direction in which it already goes or has gone is ignored (observed).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isOnItsWayIn else { return }
    if isAppearing { loadViewIfNeeded() }
    appearanceState = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Sends the matching `did` call, to this controller and then to the children it forwards to.
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

  /// Whether children get the calls of this controller; a container that returns false forwards
  /// them by hand.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that get the calls of this controller: all of them, except in containers that
  /// show one at a time.
  var forwardedChildren: [SimulatedViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? children : []
  }

  /// Waits until the screen has settled after a call; here it does nothing.
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
  var isOnItsWayIn: Bool { appearanceState == .appearing || appearanceState == .shown }

  /// Adds a child whose view fills or decorates this one's. If this controller is shown, the child
  /// gets the calls it has missed.
  public func addChild(_ child: SimulatedViewController) {
    adopt(child)
    guard forwardedChildren.contains(where: { $0 === child }), isOnItsWayIn else { return }
    child.beginAppearanceTransition(true, animated: false)
    if appearanceState == .shown { child.endAppearanceTransition() }
  }

  func adopt(_ child: SimulatedViewController) {
    precondition(child.parent == nil, "take a child out of its container before adding it again")
    children.append(child)
    child.parent = self
  }

  func disown(_ child: SimulatedViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
