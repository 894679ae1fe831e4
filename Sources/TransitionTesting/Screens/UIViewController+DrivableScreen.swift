#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIViewController: DrivableScreen {}
#else
  /// The name of UIKit's class where there is no UIKit: the same test drives a real screen on Apple's
  /// systems and a simulated one elsewhere.
  public typealias UIViewController = SimulatedViewController
#endif
