/// A screen that takes time to come to rest after a call: it loads, animates, or waits for a task.
///
/// ```swift
/// final class PlayerScreen: UIViewController, SettlingScreen {
///   func settle() async { await loading?.value }
/// }
/// ```
///
/// It is a protocol of its own because every `UIViewController` is a ``DrivableScreen`` already: what an
/// extension gives to all of them no subclass can override, but each can conform to this. A class that
/// conforms lets its own subclasses override `settle`.
@MainActor
public protocol SettlingScreen: DrivableScreen {
  /// Waits until the screen has come to rest after a call. A test that awaits `explore` or `drive` has it
  /// called after each event the screen gets; one that does not await never does.
  func settle() async
}

extension DrivableScreen {
  /// Waits until the screen has come to rest, if it says that it takes time.
  func comeToRest() async {
    if let screen = self as? any SettlingScreen { await screen.settle() }
  }
}
