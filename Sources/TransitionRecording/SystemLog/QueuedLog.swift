import Dispatch

/// A log whose lines are written by a queue, one after another. The caller, usually the main
/// thread, hands its line over and continues.
final class QueuedLog: RecordingSink {
  private struct State {
    var waiting = 0
    var isClosed = false
  }

  private let state = Guarded(State())
  private let queue = DispatchQueue(label: "transition-recording", qos: .utility)
  private let write: @Sendable (_ line: [UInt8]) -> Void

  /// Makes a log whose lines are written by a function, which may wait.
  init(_ write: @escaping @Sendable (_ line: [UInt8]) -> Void) { self.write = write }

  var path: String? { nil }

  func append(_ line: [UInt8], isNotice: Bool) -> MappedLog.Outcome {
    let outcome = state.withLock { state -> MappedLog.Outcome in
      if state.isClosed { return .full }
      guard isNotice || state.waiting < RecordingLimits.waitingLines else { return .noRoom }
      state.waiting += 1
      return .written
    }
    guard outcome == .written else { return outcome }
    queue.async { [state, write] in
      write(line)
      state.withLock { $0.waiting -= 1 }
    }
    return outcome
  }

  func close(_ completion: @escaping @Sendable () -> Void) {
    state.withLock { $0.isClosed = true }
    queue.async(execute: completion)
  }
}
