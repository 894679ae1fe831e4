// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UIKit that the package uses, as UIKit declares them, for machines that have none:
// `.ci/uikit/check` compiles this as a module of that name, outside the package, where nothing else
// can see it. What is documented or was observed of appearance calls is carried out, so that a
// recording and the tests for Apple's systems can be tried: the two calls of a container, forwarding to
// children, and a coordinator's word. It is no UIKit.

@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {}

@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  open var isHidden = false
  open var window: UIWindow?
  open var isUserInteractionEnabled = true
  open func addSubview(_ view: UIView) {}
}

extension NSObject {
  @MainActor public var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  @MainActor public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

@MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { .zero }
}

@MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?
  private var isOnItsWayIn = false
  private var isUnderWay = false

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() { precede("viewDidLoad") }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewWillAppear(_ animated: Bool) { precede("viewWillAppear:") }
  open func viewIsAppearing(_ animated: Bool) { precede("viewIsAppearing:") }
  open func viewDidAppear(_ animated: Bool) { precede("viewDidAppear:") }
  open func viewWillDisappear(_ animated: Bool) { precede("viewWillDisappear:") }
  open func viewDidDisappear(_ animated: Bool) { precede("viewDidDisappear:") }

  /// What a trial puts in front of these methods, as the runtime would; see RuntimeStandIn.swift.
  public static var preceding: [String: [@MainActor (UIViewController) -> Void]] = [:]

  private func precede(_ selector: String) {
    for code in Self.preceding[selector] ?? [] { code(self) }
  }

  /// What goes with a controller when it goes.
  public var associated: [UnsafeRawPointer: AnyObject] = [:]

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open weak var presentingViewController: UIViewController?
  open var isBeingDismissed = false
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var modalPresentationStyle = UIModalPresentationStyle.none

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: Int = 0, animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isOnItsWayIn != isAppearing else { return }
    loadViewIfNeeded()
    isOnItsWayIn = isAppearing
    isUnderWay = true
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if isAppearing { viewIsAppearing(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    guard isUnderWay else { return }
    isUnderWay = false
    if isOnItsWayIn { viewDidAppear(true) } else { viewDidDisappear(true) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition() }
  }

  /// What `transitionCoordinator` gives; UIKit's own cannot be set.
  public var coordinatorForTrial: (any UIViewControllerTransitionCoordinator)?

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorForTrial ?? parent?.transitionCoordinator
  }
}

open class UINavigationController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open var topViewController: UIViewController? { children.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? { children.first }
}

open class UISplitViewController: UIViewController {}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {}

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

public enum UIModalPresentationStyle: Int, Sendable {
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private var name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
