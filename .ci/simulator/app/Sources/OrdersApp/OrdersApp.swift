import TransitionRecording
import UIKit

// An app that makes each kind of transition once and back, records every screen while it does, and
// ends. Cancelled transitions take a finger, and are not made.

@main
final class OrdersApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let recorder = TransitionRecorder.recordEveryScreen() else { exit(2) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    Task {
      for step in Step.all {
        await step.make(in: window)
      }
      recorder.close { exit(0) }
    }
    return true
  }
}

/// One kind of transition, there and back, in a window with a root of its own.
@MainActor
struct Step {
  let root: @MainActor () -> UIViewController
  let moves: [@MainActor (UIViewController) -> Void]

  func make(in window: UIWindow) async {
    let root = root()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await Self.settle()
    for move in moves {
      move(root)
      await Self.settle()
    }
  }

  /// Waits longer than any animation takes: a coordinator does not tell of all transitions.
  private static func settle() async { try? await Task.sleep(nanoseconds: 1_500_000_000) }
}

extension Step {
  static let all =
    [stack, tabs, pages(.scroll), pages(.pageCurl), swap]
    + [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen].map { presentation($0) }

  /// A push and a pop.
  private static let stack = Step(
    root: { UINavigationController(rootViewController: First()) },
    moves: [
      { ($0 as? UINavigationController)?.pushViewController(Second(), animated: true) },
      { _ = ($0 as? UINavigationController)?.popViewController(animated: true) },
    ])

  /// A switch of tabs and back.
  private static let tabs = Step(
    root: {
      let tabs = UITabBarController()
      tabs.viewControllers = [First(), Second()]
      return tabs
    },
    moves: [
      { ($0 as? UITabBarController)?.selectedIndex = 1 },
      { ($0 as? UITabBarController)?.selectedIndex = 0 },
    ])

  /// A page turned and turned back.
  private static func pages(_ style: UIPageViewController.TransitionStyle) -> Step {
    let (first, second) = (First(), Second())
    func turn(
      _ pager: UIViewController, to page: UIViewController, isAnimated: Bool = true
    ) {
      (pager as? UIPageViewController)?.setViewControllers(
        [page], direction: page === first ? .reverse : .forward, animated: isAnimated)
    }
    return Step(
      root: {
        let pager = UIPageViewController(
          transitionStyle: style, navigationOrientation: .horizontal)
        turn(pager, to: first, isAnimated: false)
        return pager
      },
      moves: [{ turn($0, to: second) }, { turn($0, to: first) }])
  }

  /// A container of the app's that swaps its children with `transition(from:to:…)`.
  private static let swap = Step(
    root: { SwappingScreen() }, moves: [{ ($0 as? SwappingScreen)?.swap() }])

  /// A presentation and its end.
  private static func presentation(_ style: UIModalPresentationStyle) -> Step {
    Step(
      root: { First() },
      moves: [
        { root in
          let screen = Second()
          screen.modalPresentationStyle = style
          root.present(screen, animated: true)
        },
        { $0.dismiss(animated: true) },
      ])
  }
}

final class First: UIViewController {}
final class Second: UIViewController {}

/// Shows one child, and then another one.
final class SwappingScreen: UIViewController {
  private let first = First()
  private let second = Second()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  func swap() {
    first.willMove(toParent: nil)
    addChild(second)
    transition(from: first, to: second, duration: 0.3, animations: nil) { [self] _ in
      first.removeFromParent()
      second.didMove(toParent: self)
    }
  }
}
