/// The names by which screens reach shared objects, and their types.
enum SharedNames {
  /// The Swift names of the shared objects of Objective-C.
  static let swiftNames = [
    "sharedApplication": "shared", "defaultCenter": "default", "currentDevice": "current",
    "mainScreen": "main", "sharedInstance": "shared", "standardUserDefaults": "standard",
    "defaultManager": "default", "sharedSession": "shared", "sharedMenuController": "shared",
    "sharedManager": "shared", "mainBundle": "main", "sharedDelegate": "shared",
  ]

  /// The length of the shortest of those Objective-C names.
  static let leastSwiftName = swiftNames.keys.map(\.utf8.count).min() ?? 0

  /// The properties of the framework by which a screen reaches shared objects, and their types.
  static let types = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "navigationBar": "UINavigationBar",
    "tabBar": "UITabBar", "toolbar": "UIToolbar",
    "interactivePopGestureRecognizer": "UIGestureRecognizer",
    "interactiveContentPopGestureRecognizer": "UIGestureRecognizer",
    "window": "UIWindow", "navigationItem": "UINavigationItem", "view": "UIView",
    "tableView": "UITableView", "collectionView": "UICollectionView",
    "transitionCoordinator": "UIViewControllerTransitionCoordinator",
  ]

  private static let roots: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent",
    "parentViewController", "presentingViewController", "window", "keyWindow",
    "mm_drawerController", "evo_drawerController", "revealViewController", "slideMenuController",
    "sideMenuViewController", "sideMenuController", "menuContainerViewController",
    "slidingViewController", "frostedViewController", "sidePanelController", "viewDeckController",
  ]

  private static let instances: Set = [
    "shared", "default", "current", "main", "standard", "sharedInstance", "instance",
    "shareInstance",
    "sharedManager", "appearance", "general",
  ]

  /// Whether names lead to an object that other screens reach.
  static func holds(_ path: [String]) -> Bool {
    guard let first = path.first else { return false }
    if roots.contains(first) { return true }
    if first == "view", path.count > 1, path[1] == "window" { return true }
    return path.count > 1 && isInstance(path[1]) && first.first?.isUppercase == true
  }

  /// Whether names of a shared object lead to one that it makes anew each time:
  /// `Bundle.main.loadNibNamed`, `Theme.shared.makeHeader`.
  static func isMade(_ path: [String]) -> Bool {
    path.dropFirst(2).contains { making.contains(CamelWords.first(of: $0)) }
  }

  private static let making: Set = ["create", "instantiate", "load", "make"]

  /// Whether a static member is the one instance of its type.
  static func isInstance(_ name: String) -> Bool {
    instances.contains(name) || name.hasPrefix("shared") || name.hasPrefix("default")
  }
}
