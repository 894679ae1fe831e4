/// The recorders that record every screen, each once, and whether the methods have been exchanged.
@MainActor
struct EveryScreen {
  /// A recorder, and whether it records the system's screens as well.
  private struct Listener {
    var recorder: TransitionRecorder
    var takesSystem: Bool
  }

  private var listeners: [Listener] = []
  private var isExchanged = false

  /// The calls whose methods are exchanged; the end of a life is detected without an exchange.
  static let calls = RecordedCall.allCases.filter { $0 != .deinit }

  /// Adds a recorder, which is kept, and returns the calls whose methods have to be exchanged now:
  /// all of them the first time in a process, and none later.
  mutating func add(_ recorder: TransitionRecorder, takesSystem: Bool) -> [RecordedCall] {
    if let known = listeners.firstIndex(where: { $0.recorder === recorder }) {
      listeners[known].takesSystem = takesSystem
    } else {
      listeners.append(Listener(recorder: recorder, takesSystem: takesSystem))
    }
    defer { isExchanged = true }
    return isExchanged ? [] : Self.calls
  }

  func contains(_ recorder: TransitionRecorder) -> Bool {
    listeners.contains { $0.recorder === recorder }
  }

  /// Returns the recorders for a screen of the system or of the app.
  func recorders(ofSystemScreen isSystem: Bool) -> [TransitionRecorder] {
    listeners.filter { $0.takesSystem || !isSystem }.map(\.recorder)
  }
}

extension RecordedCall {
  /// The name of the method in the runtime.
  var selector: String { self == .viewDidLoad || self == .deinit ? name : name + ":" }
}
