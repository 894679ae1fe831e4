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

  override func viewDidLoad() {
    super.viewDidLoad()
    if hasProbe { recorder.recordScreen(self) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasProbe { recorder.record(.viewWillAppear, of: self) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasProbe { recorder.record(.viewDidAppear, of: self) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !hasProbe { recorder.record(.viewWillDisappear, of: self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !hasProbe { recorder.record(.viewDidDisappear, of: self) }
  }
}

/// What coordinates one push or pop.
final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isCancelled = false
  var presentationStyle = UIModalPresentationStyle.none
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

/// A screen without a line.
final class Parcel: UIViewController {}

@main
@MainActor
struct Trial {
  static func main() throws {
    let recorder = try TransitionRecorder(recordingTo: CommandLine.arguments[1])
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let root = Letter(recorder, hasProbe: true)
    show(root, in: stack)
    for hasProbe in [true, false] {
      visit(Letter(recorder, hasProbe: hasProbe), from: root, in: stack)
    }
    let system = TransitionRecorder(recordingTo: OSLog(subsystem: "trial", category: "screens"))
    system.record(.viewWillAppear, of: root)
    let isWritten = DispatchSemaphore(value: 0)
    system.close { isWritten.signal() }
    isWritten.wait()
    recordEveryScreen(Letter(recorder, hasProbe: true))
  }

  /// Records every screen with two recorders: of screens with no line of their own, and with one.
  private static func recordEveryScreen(_ letter: Letter) {
    guard let every = TransitionRecorder.recordEveryScreen(),
      TransitionRecorder.recordEveryScreen() === every
    else { fatalError("the log must be made, once") }
    letter.recorder.recordEveryScreen(includingSystem: true)
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let root = Parcel()
    show(root, in: stack)
    visit(Parcel(), from: root, in: stack)
    visit(letter, from: root, in: stack)
    let cover = Parcel()
    cover.presentingViewController = stack
    present(cover, over: root, in: stack)
  }

  /// Brings up a stack with its first screen, which gets its window on the way.
  private static func show(_ root: UIViewController, in stack: UINavigationController) {
    stack.addChild(root)
    stack.beginAppearanceTransition(true, animated: false)
    stack.view.window = UIWindow(frame: .zero)
    stack.endAppearanceTransition()
  }

  /// Pushes a screen, swipes back and lets go, and goes back.
  private static func visit(
    _ top: UIViewController, from root: UIViewController, in stack: UINavigationController
  ) {
    stack.addChild(top)
    move(in: stack, from: root, to: top)
    move(in: stack, from: top, to: root, isCancelled: true)
    move(in: stack, from: top, to: root) { top.removeFromParent() }
  }

  /// Presents a screen that covers another one, in the order of a full-screen presentation.
  private static func present(
    _ cover: UIViewController, over screen: UIViewController, in stack: UINavigationController
  ) {
    let coordinator = Coordinator([.from: stack, .to: cover])
    coordinator.presentationStyle = .fullScreen
    stack.coordinatorForTrial = coordinator
    cover.coordinatorForTrial = coordinator
    screen.beginAppearanceTransition(false, animated: true)
    cover.beginAppearanceTransition(true, animated: true)
    cover.endAppearanceTransition()
    screen.endAppearanceTransition()
    coordinator.complete()
    stack.coordinatorForTrial = nil
    cover.coordinatorForTrial = nil
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
