/// The classes of the frameworks that apps extend, by their names.
enum FrameworkClasses {
  /// Whether a name is that of a class of the frameworks.
  static func holds(_ name: String) -> Bool { prefixes.contains(String(name.prefix(2))) }

  /// Returns the superclasses of a class that apps extend, nearest first.
  static func ancestors(of name: String) -> [String] {
    let nearest = suffixes.first { name.hasSuffix($0.suffix) && name != $0.superclass }?.superclass
    guard let nearest else { return name == "NSObject" ? [] : ["NSObject"] }
    return [nearest] + ancestors(of: nearest)
  }

  private static let prefixes: Set = [
    "UI", "CA", "CB", "CL", "CM", "MK", "WK", "AV", "NS", "SK", "PK",
  ]

  /// The superclasses by the ends of names; the first that fits counts.
  private static let suffixes: [(suffix: String, superclass: String)] = [
    ("TableViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("ViewController", "UIResponder"),
    ("TableView", "UIScrollView"), ("CollectionView", "UIScrollView"), ("TextView", "UIScrollView"),
    ("Button", "UIControl"), ("TextField", "UIControl"), ("Switch", "UIControl"),
    ("Slider", "UIControl"), ("SegmentedControl", "UIControl"), ("Stepper", "UIControl"),
    ("DatePicker", "UIControl"), ("PageControl", "UIControl"), ("Control", "UIView"),
    ("View", "UIView"), ("Label", "UIView"), ("Bar", "UIView"), ("Cell", "UIView"),
    ("Window", "UIView"), ("View", "UIResponder"), ("Layer", "CALayer"),
  ]
}
