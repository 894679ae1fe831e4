import TransitionTesting

/// Counts a view in `viewWillAppear`: half a swipe counts a screen that was not seen, or one twice.
///
/// Met in element-ios, pull request 5764, which tracks rooms in viewDidAppear, and in nos, issue 921:
/// appearing is no visit.
class CountedScreen: SimulatedViewController {
  fileprivate(set) var views = 0

  override func viewWillAppear(_ animated: Bool) { views += 1 }
}

/// Counts a view when the screen has appeared, once until it has disappeared.
final class FairlyCountedScreen: CountedScreen {
  private var isCounted = false

  override func viewWillAppear(_ animated: Bool) {}

  override func viewDidAppear(_ animated: Bool) {
    if !isCounted { views += 1 }
    isCounted = true
  }

  override func viewDidDisappear(_ animated: Bool) { isCounted = false }
}
