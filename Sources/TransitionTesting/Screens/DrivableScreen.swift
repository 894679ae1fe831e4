import EventCatalogue
import EventModel

/// A screen that takes the two calls with which a container sends it its four callbacks.
///
/// `UIViewController` is one, and so is ``SimulatedViewController``. Anything else that a test
/// drives, such as a presenter or a view model that is told about appearances, can conform in a few
/// lines.
///
/// UIKit turns the two calls into callbacks. A begin towards appearing sends `viewWillAppear`, a
/// begin towards disappearing sends `viewWillDisappear`, and an end sends the matching `did`. A
/// begin in the other direction before the end cancels, and exactly one end closes it. Apple
/// documents that the two calls come in pairs. That one end closes a cancelled transition, and that
/// a begin in the same direction is ignored, is **observed**, and <doc:TestingScreens> says where.
///
/// Drive the outermost controller. Do not drive the root of a visible window or a controller that a
/// UIKit container manages: those get calls of their own. `viewIsAppearing` is not promised, since
/// there is no window.
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

  /// Makes a hidden screen appear by itself: `viewWillAppear`, `viewDidAppear`.
  public func driveAppearance() {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Makes a shown screen disappear by itself: `viewWillDisappear`, `viewDidDisappear`.
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
