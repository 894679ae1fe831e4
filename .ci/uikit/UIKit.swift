// The names of UIKit that the package uses, as UIKit declares them, for machines that have none:
// `.ci/uikit/check` compiles this as a module of that name, outside the package, where nothing else
// can see it. What is documented or was observed of appearance calls is carried out, so that a
// recording and the tests for Apple's systems can be tried: the two calls of a container, forwarding to
// children, and a coordinator's word. It is no UIKit.

@_exported public import Foundation

@MainActor
open class UIView: NSObject {
  public init(frame: CGRect) {}
  open var isHidden = false
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

@MainActor
open class UIViewController: NSObject {
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

  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func didMove(toParent parent: UIViewController?) {}

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

open class UINavigationController: UIViewController {}
open class UITabBarController: UIViewController {}
open class UISplitViewController: UIViewController {}
open class UIPageViewController: UIViewController {}

@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private var name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
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
