#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A clock that writes times as dates, for formats in which each line has one.
///
/// A time in seconds counts from January 1, 2026. An event without a time gets a time one
/// millisecond after the previous event.
struct LogClock {
  private var microseconds: Int64 = 0

  /// Returns `2026-01-01 00:00:12.004000` for the next event.
  mutating func next(_ time: String?) -> String {
    if let time, let seconds = Self.microseconds(of: time) {
      microseconds = seconds
    } else if let time, let date = Self.date(time) {
      return date
    } else {
      microseconds += 1000
    }
    return Self.spelling(of: microseconds)
  }

  /// Returns seconds with at most six decimals as microseconds, or nil if the text is not a number.
  private static func microseconds(of text: String) -> Int64? {
    guard text.isJSONNumber, text.utf8.count < 19 else { return nil }
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1].prefix(6)) : ""
    let padded = decimals + String(repeating: "0", count: 6 - decimals.utf8.count)
    guard let whole = Int64(parts[0]), whole >= 0, whole < 4_000_000_000 else { return nil }
    return whole * 1_000_000 + (Int64(padded) ?? 0)
  }

  /// Returns a date and time of day in the form of unified logging, or nil if it is not a date.
  private static func date(_ text: String) -> String? {
    var bytes = Array(text.utf8.prefix(26))
    guard bytes.count >= 19, bytes.matches(day) else { return nil }
    bytes[10] = 0x20
    let end = bytes[11...].firstIndex { !$0.isDigit && $0 != 0x3A && $0 != 0x2E } ?? bytes.count
    bytes.removeSubrange(end...)
    if bytes.count == 19 { bytes.append(0x2E) }
    while bytes.count < 26 { bytes.append(0x30) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let day = TextPattern("....-..-..[ T]..:…")

  private static func spelling(of microseconds: Int64) -> String {
    var seconds = time_t(start + microseconds / 1_000_000)
    var date = tm()
    gmtime_r(&seconds, &date)
    let day = [date.tm_year + 1900, date.tm_mon + 1, date.tm_mday].map { padded(Int64($0), 2) }
    let clock = [date.tm_hour, date.tm_min, date.tm_sec].map { padded(Int64($0), 2) }
    return "\(day.joined(separator: "-")) \(clock.joined(separator: ":"))"
      + ".\(padded(microseconds % 1_000_000, 6))"
  }

  /// January 1, 2026, in seconds since 1970.
  private static let start: Int64 = 1_767_225_600

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
