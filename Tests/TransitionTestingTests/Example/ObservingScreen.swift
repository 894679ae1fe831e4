import TransitionTesting

/// Observes from `viewWillAppear` until `viewDidDisappear`: after half a swipe it observes twice.
///
/// Met in Eureka, pull request 1037, which tells this very order of calls.
class ObservingScreen: SimulatedViewController {
  fileprivate(set) var observers = 0

  override func viewWillAppear(_ animated: Bool) { observers += 1 }
  override func viewDidDisappear(_ animated: Bool) { observers -= 1 }
}

/// Observes until `viewWillDisappear`, which is called as often as `viewWillAppear`.
final class PairedObservingScreen: ObservingScreen {
  override func viewWillDisappear(_ animated: Bool) { observers -= 1 }
  override func viewDidDisappear(_ animated: Bool) {}
}
