#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of a recording: microseconds since it began, by a clock that never goes back.
struct RecordingClock: Sendable {
  /// The time when it began, for readers of several logs; empty if it is not to be written.
  var start: String

  var now: @Sendable () -> UInt64

  static func started() -> RecordingClock {
    let first = microseconds()
    return RecordingClock(start: utcTime(), now: { microseconds() - first })
  }

  private static func microseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
  }

  /// Returns the time of day in the format of ISO 8601, in UTC.
  private static func utcTime() -> String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let rest: [(String, Int32)] = [
      ("-", parts.tm_mon + 1), ("-", parts.tm_mday), ("T", parts.tm_hour), (":", parts.tm_min),
      (":", parts.tm_sec),
    ]
    return rest.reduce("\(parts.tm_year + 1900)") { text, part in
      text + part.0 + (part.1 < 10 ? "0" : "") + "\(part.1)"
    } + "Z"
  }
}
