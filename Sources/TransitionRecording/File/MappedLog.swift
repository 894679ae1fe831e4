import Dispatch

/// A log that appends a line by copying it into mapped memory: without a system call, without
/// waiting, and without a loss if the process dies right after.
///
/// Two parts of the file are mapped at a time: the one that is written, and the next. A serial
/// queue makes the one after that. If lines come faster than the queue makes parts, they are
/// refused, and the caller counts them.
final class MappedLog: Sendable {
  enum Outcome {
    case written
    /// The next part is not there yet.
    case noRoom
    /// The file has reached its limit, or is closed.
    case full
  }

  let file: LogFile
  private let byteLimit: Int
  private let state: Guarded<State>
  private let queue = DispatchQueue(label: "transition-recording", qos: .utility)
  private let beforePart: @Sendable () -> Void

  private struct State {
    var current: LogPart?
    var used = 0
    var next: LogPart?
    var isMaking = false
  }

  /// Makes a new file and maps its first two parts.
  ///
  /// - Parameter beforePart: Runs on the queue before each further part is made; tests delay the
  ///   queue with it.
  init(
    at path: String, byteLimit: Int, beforePart: @escaping @Sendable () -> Void = {}
  ) throws(RecordingError) {
    file = try LogFile(at: path)
    self.byteLimit = byteLimit
    self.beforePart = beforePart
    guard let first = file.part(at: 0) else {
      throw RecordingError(path: file.path, reason: LogFile.systemReason())
    }
    let second = first.end < byteLimit ? file.part(at: first.end) : nil
    state = Guarded(State(current: first, next: second))
  }

  deinit { close {} }

  /// Appends a line.
  ///
  /// - Parameters:
  ///   - line: The bytes, with the line feed; a line that is longer than a part is refused.
  ///   - isNotice: Whether it may use the space that is kept free for notices.
  func append(_ line: [UInt8], isNotice: Bool = false) -> Outcome {
    state.withLock { state in
      guard let current = state.current else { return .full }
      let end = RecordingLimits.chunkBytes - (isNotice ? 0 : RecordingLimits.reserveBytes)
      if state.used + line.count <= end {
        copy(line, to: current, &state)
        return .written
      }
      guard let next = state.next else {
        guard current.end < byteLimit else { return .full }
        makePart(at: current.end, &state)
        return .noRoom
      }
      guard line.count <= end else { return .full }
      state.current = next
      state.used = 0
      state.next = nil
      makePart(at: next.end, &state, instead: current)
      copy(line, to: next, &state)
      return .written
    }
  }

  /// Cuts the file after its last line and accepts no more lines; a log that is not closed ends in
  /// blank lines.
  ///
  /// - Parameter completion: Runs on a queue when the file is cut.
  func close(_ completion: @escaping @Sendable () -> Void) {
    let last = state.withLock { state -> (parts: [LogPart], length: Int)? in
      guard let current = state.current else { return nil }
      defer { state = State() }
      return ([current, state.next].compactMap { $0 }, current.offset + state.used)
    }
    // The caller may hold a lock that the completion takes.
    guard let last else { return queue.async(execute: completion) }
    // The cut follows the part that is being made, which would make the file longer again. The
    // caller, perhaps the main thread, does not wait for that.
    queue.async { [file] in
      for part in last.parts { part.unmap() }
      file.cut(to: last.length)
      completion()
    }
  }

  private func copy(_ line: [UInt8], to part: LogPart, _ state: inout State) {
    line.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      (part.base + state.used).copyMemory(from: source, byteCount: bytes.count)
    }
    state.used += line.count
  }

  private func makePart(at offset: Int, _ state: inout State, instead old: LogPart? = nil) {
    guard !state.isMaking else { return }
    state.isMaking = true
    let (file, guarded, beforePart, byteLimit) = (file, self.state, beforePart, byteLimit)
    queue.async {
      beforePart()
      old?.unmap()
      let part = offset < byteLimit ? file.part(at: offset) : nil
      let isTaken = guarded.withLock { state in
        state.isMaking = false
        guard state.current != nil else { return false }
        state.next = part
        return true
      }
      if !isTaken { part?.unmap() }
    }
  }
}
