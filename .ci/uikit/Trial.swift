import TransitionRecording
import UIKit
import os

// A stack of screens as an app would have it, recorded; `.ci/uikit/check` lints what it wrote.

final class Letter: UIViewController {
  let recorder: TransitionRecorder
  let hasProbe: Bool

  init(_ recorder: TransitionRecorder, hasProbe: Bool) {
    self.recorder = recorder
    self.hasProbe = hasProbe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { if hasProbe { recorder.watch(self) } }

  override func viewWillAppear(_ animated: Bool) { if !hasProbe { recorder.viewWillAppear(self) } }
  override func viewDidAppear(_ animated: Bool) { if !hasProbe { recorder.viewDidAppear(self) } }

  override func viewWillDisappear(_ animated: Bool) {
    if !hasProbe { recorder.viewWillDisappear(self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if !hasProbe { recorder.viewDidDisappear(self) }
  }
}

/// What coordinates one push or pop.
final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isCancelled = false
  private let screens: [UITransitionContextViewControllerKey: UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(_ screens: [UITransitionContextViewControllerKey: UIViewController]) {
    self.screens = screens
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    screens[key]
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }

  func complete() { for completion in completions { completion(self) } }
}

@main
@MainActor
struct Trial {
  static func main() throws {
    let recorder = try TransitionRecorder(writingTo: CommandLine.arguments[1])
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let root = Letter(recorder, hasProbe: true)
    stack.addChild(root)
    stack.beginAppearanceTransition(true, animated: false)
    stack.endAppearanceTransition()
    for hasProbe in [true, false] {
      let top = Letter(recorder, hasProbe: hasProbe)
      stack.addChild(top)
      move(in: stack, from: root, to: top)
      move(in: stack, from: top, to: root, isCancelled: true)
      move(in: stack, from: top, to: root) { top.removeFromParent() }
    }
    let system = TransitionRecorder(loggingTo: OSLog(subsystem: "trial", category: "screens"))
    system.viewWillAppear(root)
  }

  /// A push or a pop, in the order of a navigation controller.
  private static func move(
    in stack: UINavigationController, from current: UIViewController, to new: UIViewController,
    isCancelled: Bool = false, beforeLast: () -> Void = {}
  ) {
    let coordinator = Coordinator([.from: current, .to: new])
    coordinator.isCancelled = isCancelled
    stack.coordinatorForTrial = coordinator
    current.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    if isCancelled {
      new.beginAppearanceTransition(false, animated: true)
      new.endAppearanceTransition()
      current.beginAppearanceTransition(true, animated: true)
      coordinator.complete()
      current.endAppearanceTransition()
    } else {
      beforeLast()
      current.endAppearanceTransition()
      coordinator.complete()
      new.endAppearanceTransition()
    }
    stack.coordinatorForTrial = nil
  }
}
