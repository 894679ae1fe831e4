#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension UIViewController: PlacedScreen {
    var container: (any PlacedScreen)? { parent }
    var presenter: (any PlacedScreen)? { presentingViewController }
    var windowOfView: AnyObject? { viewIfLoaded?.window }

    var front: (any PlacedScreen)? {
      (self as? UINavigationController)?.topViewController
        ?? (self as? UITabBarController)?.selectedViewController
    }
  }

  extension TransitionRecorder {
    /// Records a call of a view controller with its place and its coordinator.
    @MainActor
    func record(
      _ call: RecordedCall, ofController screen: UIViewController, as name: RecordedObject,
      in scope: RecordedObject? = nil, namesParent: Bool = true, at source: SourcePlace? = nil
    ) {
      record(call, ofPlaced: screen, as: name, in: scope, namesParent: namesParent, at: source) {
        coordinators.follow(screen, in: $0, for: self)
      }
    }

    /// Records a call if the screen is a view controller and this is the main thread, and returns
    /// whether it did. Where every screen is recorded, this one is.
    func record(
      _ call: RecordedCall, ofController screen: AnyObject, as name: String?,
      in container: AnyObject?, at source: SourcePlace
    ) -> Bool {
      guard call != .deinit, Thread.isMainThread, let screen = screen as? UIViewController else {
        return false
      }
      let name = object(screen, as: name)
      let container = container.map { object($0) }
      MainActor.assumeIsolated {
        guard !recordsEveryScreen else { return }
        record(call, ofController: screen, as: name, in: container, at: source)
      }
      return true
    }
  }
#endif
