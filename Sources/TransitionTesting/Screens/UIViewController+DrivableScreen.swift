#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIViewController: DrivableScreen {}
#endif
