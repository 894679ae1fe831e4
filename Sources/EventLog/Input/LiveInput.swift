#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Settings for a log that is read while it is still being written.
package struct LiveInput: Sendable {
  /// Whether to wait for more bytes at the end of a file, which may grow.
  package var follows: Bool

  /// Returns whether to end the log now, even if more bytes may follow.
  package var isEnded: @Sendable () -> Bool

  /// Makes a live input.
  package init(follows: Bool = false, isEnded: @escaping @Sendable () -> Bool = { false }) {
    self.follows = follows
    self.isEnded = isEnded
  }

  /// How long one wait for more bytes takes, in milliseconds; without any, the input is quiet.
  static let patience: Int32 = 200
}

extension ByteSource {
  /// The result of a short wait for more bytes.
  enum Wait {
    /// There are bytes, or the end was reached.
    case ready
    /// No bytes arrived.
    case quiet
    /// The log is to end now.
    case ended
  }

  /// Waits a short time for the bytes after an offset; an input that is not live is always ready.
  func wait(at offset: UInt64) -> Wait {
    guard let live, case .file(let descriptor, _, _) = storage else { return .ready }
    if live.isEnded() { return .ended }
    if isSeekable, !live.follows { return .ready }
    if isSeekable {
      if size > offset { return .ready }
      if size < offset {
        isTruncated = true
        return .ended
      }
      _ = poll(nil, 0, LiveInput.patience)
      return size > offset ? .ready : live.isEnded() ? .ended : .quiet
    }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&wanted, 1, LiveInput.patience) > 0 { return .ready }
    return live.isEnded() ? .ended : .quiet
  }

  /// Reads the next bytes, as ``read(at:into:)`` does, and waits for them if the input is live.
  func readNext(
    at offset: UInt64, into room: UnsafeMutableRawBufferPointer
  ) throws(InputError) -> Int {
    while true {
      switch wait(at: offset) {
      case .ready: return try read(at: offset, into: room)
      case .quiet: continue
      case .ended: return 0
      }
    }
  }

  /// Returns the first bytes of a live input, until they are enough or a limit is reached. This is
  /// checked at intervals, so that bytes that arrive together are examined together.
  func liveSample(
    _ limit: Int, isEnough: ([UInt8]) -> Bool
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
    defer { room.deallocate() }
    let pause = Int64(LiveInput.patience)
    var next = Self.milliseconds() + pause
    while bytes.count < limit {
      let wait = wait(at: UInt64(bytes.count))
      if wait == .ended { return bytes }
      if !bytes.isEmpty, Self.milliseconds() >= next {
        if isEnough(bytes) { return bytes }
        next = Self.milliseconds() + pause
      }
      if wait == .ready {
        if bytes.isEmpty { next = Self.milliseconds() + pause }
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: room[..<min(room.count, limit - bytes.count)])
        let count = try read(at: UInt64(bytes.count), into: rest)
        if count == 0 { return bytes }
        bytes += rest[..<count]
      }
    }
    return bytes
  }

  /// Returns the milliseconds of a monotonic clock.
  private static func milliseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
  }
}
