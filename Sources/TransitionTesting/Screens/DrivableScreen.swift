import EventCatalogue
import EventModel

/// A screen that takes the two calls a container makes to send it its four callbacks.
///
/// `UIViewController` is one, and so is ``SimulatedViewController``. Whatever else a test drives (a
/// presenter, a view model that is told about appearances) can be one in a few lines.
///
/// What UIKit makes of the two calls: a begin towards appearing sends `viewWillAppear`, one towards
/// disappearing `viewWillDisappear`, and an end the `did` that fits. A begin the other way before the
/// end cancels; exactly one end closes it. Apple documents that the two calls come in pairs; that one
/// end closes a cancelled transition, and that a begin in the same direction is ignored, is
/// **observed**, and <doc:TestingScreens> says where.
///
/// Drive the outermost controller, and neither the root of a visible window nor one that a UIKit
/// container manages: those get calls of their own. `viewIsAppearing` is not promised, since there is
/// no window.
///
/// A screen that needs time after a call is a ``SettlingScreen`` too.
@MainActor
public protocol DrivableScreen: AnyObject {
  /// Begins a transition towards appearing or disappearing, as a container does for its child.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)

  /// Ends the transition.
  func endAppearanceTransition()

  /// Makes the view, before the first begin; nothing by default.
  func loadViewIfNeeded()
}

extension DrivableScreen {
  /// Does nothing: there is no view to make.
  public func loadViewIfNeeded() {}

  /// Brings a hidden screen up by itself: `viewWillAppear`, `viewDidAppear`.
  public func driveAppearance() {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Takes a shown screen away by itself: `viewWillDisappear`, `viewDidDisappear`.
  public func driveDisappearance() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Makes the call that sends a callback.
  ///
  /// - Precondition: the callback is one of the four.
  func drive(_ callback: Callback, animated: Bool) {
    switch callback {
    case .viewWillAppear: beginAppearanceTransition(true, animated: animated)
    case .viewWillDisappear: beginAppearanceTransition(false, animated: animated)
    case .viewDidAppear, .viewDidDisappear: endAppearanceTransition()
    default: preconditionFailure("drive one of the four appearance callbacks, not \(callback)")
    }
  }
}
