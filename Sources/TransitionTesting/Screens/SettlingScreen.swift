/// A screen that needs time to settle after a call: it loads, animates, or waits for a task.
///
/// ```swift
/// final class PlayerScreen: UIViewController, SettlingScreen {
///   func settle() async { await loading?.value }
/// }
/// ```
///
/// It is a separate protocol because every `UIViewController` is a ``DrivableScreen`` already: a
/// subclass cannot override what an extension gives to all of them, but it can conform to this
/// protocol. A class that conforms lets its own subclasses override `settle`.
@MainActor
public protocol SettlingScreen: DrivableScreen {
  /// Waits until the screen has settled after a call. A test that awaits `explore` or `drive` calls
  /// it after each event of the screen; a test that does not await never calls it.
  func settle() async
}

extension DrivableScreen {
  /// Waits until the screen has settled, if it needs time.
  func settleIfNeeded() async {
    if let screen = self as? any SettlingScreen { await screen.settle() }
  }
}
