import Foundation
import TransitionRecording
import UIKit

// The code of the article “Recording from an app”, which is compiled here and quoted there.

let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
let recorder = try? TransitionRecorder(
  writingTo: caches.appendingPathComponent("screens.transcript").path)

final class ProbedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    recorder?.watch(self)
  }
}

final class CallingScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder?.viewWillAppear(self)
  }
}

final class Book: UIViewController {
  private var turn: RecordedTransition?

  func pageViewController(
    _ pager: UIPageViewController, willTransitionTo pages: [UIViewController]
  ) {
    turn = recorder?.beginTransition("pageScroll", in: pager)
  }

  func pageViewController(
    _ pager: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool
  ) {
    if let turn { recorder?.endTransition(turn, isCancelled: !isCompleted) }
  }
}
