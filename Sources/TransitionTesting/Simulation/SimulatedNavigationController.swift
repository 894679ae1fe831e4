/// A simulation of a navigation controller: a stack of screens, the last one shown.
@MainActor
public final class SimulatedNavigationController: SimulatedContainer {
  /// The screens, the root first.
  public private(set) var viewControllers: [SimulatedViewController] = []

  /// Makes a navigation controller with a root.
  public init(root: SimulatedViewController) {
    super.init()
    push(root)
  }

  /// Shows a screen on top of the others. A push is never interactive.
  public func push(_ screen: SimulatedViewController) {
    adopt(screen)
    viewControllers.append(screen)
    begin(.navigation, to: screen) { _ in }.complete()
  }

  /// Goes back to the screen below.
  ///
  /// - Precondition: there is one.
  public func pop() { beginSwipeBack().complete() }

  /// Begins to swipe back to the screen below; complete or cancel the returned transition.
  ///
  /// - Precondition: there is one.
  public func beginSwipeBack() -> SimulatedTransition {
    precondition(viewControllers.count > 1, "push a screen before going back from it")
    return begin(.navigation, to: viewControllers[viewControllers.count - 2]) { [unowned self] in
      if $0 == .completed { disown(viewControllers.removeLast()) }
    }
  }
}
