import TransitionTesting

/// A container written by hand, as apps have them: it forwards appearance calls itself.
class HandContainer: SimulatedViewController {
  private(set) var shown: SimulatedViewController

  init(_ first: SimulatedViewController) {
    shown = first
    super.init()
    addChild(first)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    shown.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { shown.endAppearanceTransition() }

  /// Shows another screen: in the order of a page that scrolls.
  func show(_ next: SimulatedViewController) {
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    shown.beginAppearanceTransition(false, animated: true)
    next.endAppearanceTransition()
    shown.endAppearanceTransition()
    shown = next
  }
}

/// Lets the old screen go before the new one comes: their windows do not overlap.
final class HastyContainer: HandContainer {
  override func show(_ next: SimulatedViewController) {
    addChild(next)
    shown.beginAppearanceTransition(false, animated: true)
    shown.endAppearanceTransition()
    next.beginAppearanceTransition(true, animated: true)
    next.endAppearanceTransition()
  }
}
