#if canImport(ObjectiveC) && canImport(UIKit) && !os(watchOS)
  public import ObjectiveC

  /// The recorder's one line for Objective-C: `[TransitionRecorder recordEveryScreen];`.
  @objc(TransitionRecorder)
  @MainActor
  public final class ObjectiveCRecorder: NSObject {
    /// Records all view controllers from now on, as `TransitionRecorder.recordEveryScreen()` does.
    @objc public static func recordEveryScreen() { _ = TransitionRecorder.recordEveryScreen() }
  }
#endif
