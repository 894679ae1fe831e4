/// An object that ends with a recorded screen and records the end of its life, after which another screen may
/// have its address.
final class ScreenLife: Sendable {
  /// The screen as it was first recorded.
  let screen: RecordedObject

  private let recorder: TransitionRecorder

  init(of screen: RecordedObject, for recorder: TransitionRecorder) {
    self.screen = screen
    self.recorder = recorder
  }

  deinit { recorder.record(.deinit, of: screen) }
}
