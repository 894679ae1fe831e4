import TransitionTesting

/// Listens to the keyboard from `viewDidLoad` on, and no longer after `viewWillDisappear`: half a swipe
/// back leaves it deaf.
///
/// Met in JSQMessagesViewController: issue 1000 moves the end of listening there, issue 806 misses the
/// input bar after half a swipe.
class KeyboardScreen: SimulatedViewController {
  fileprivate(set) var isListening = false

  override func viewDidLoad() { isListening = true }
  override func viewWillDisappear(_ animated: Bool) { isListening = false }
}

/// Listens whenever it has appeared.
final class AttentiveKeyboardScreen: KeyboardScreen {
  override func viewDidAppear(_ animated: Bool) { isListening = true }
}
