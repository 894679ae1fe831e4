/// How long findings of a live log are held back until those on earlier lines and the rest of their
/// transition are known.
///
/// An app that logs all the time is never quiet, and its findings must not wait for a pause. A log
/// that comes faster than any app writes is one that was recorded before: its findings stay in the
/// order of the lines, whatever the speed of the machine.
struct HoldingTime {
  /// The longest time that a finding is held back.
  static let limit = Duration.milliseconds(300)

  /// How many bytes in that time are more than an app writes. A simulator that logs at the level
  /// `debug` writes less than 1 MB a second.
  static let fastBytes: UInt64 = 1 << 20

  private var start: (time: ContinuousClock.Instant, bytes: UInt64)?

  /// Returns whether the findings that are held back were so for too long.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes of the log were read so far.
  ///   - now: The time.
  mutating func isOver(at bytes: UInt64, _ now: ContinuousClock.Instant) -> Bool {
    guard let start else {
      self.start = (now, bytes)
      return false
    }
    guard now - start.time >= Self.limit else { return false }
    self.start = (now, bytes)
    return bytes - start.bytes < Self.fastBytes
  }

  /// Ends the time, since no finding is held back any longer.
  mutating func end() { start = nil }
}
