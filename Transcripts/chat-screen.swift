import UIKit

/// A chat that listens while it is shown. One pair of callbacks is chosen badly.
final class ChatViewController: UIViewController {
  private var token: NSObjectProtocol?
  private let link = TypingLink()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    link.startListening()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in self.refresh() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link.stopListening()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  private func refresh() {}
}

/// Tells when the other side is typing.
final class TypingLink {
  private var listeners: [() -> Void] = []

  func startListening() { listeners.append { print("typing") } }

  func stopListening() { listeners.removeLast() }
}
