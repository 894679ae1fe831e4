/// The time without calls before a call, in a log with times.
struct QuietTime: Sendable {
  /// The time after which nothing that began before can still be under way, in seconds.
  private static let enough = 1.0

  /// The time of the last call, as written in the log.
  var last: String?

  /// Returns whether the time since the last call was long enough.
  func lasted(until time: String?) -> Bool {
    guard let time, let last, let end = Self.seconds(time), let start = Self.seconds(last) else {
      return false
    }
    return end - start >= Self.enough
  }

  /// Returns a time in seconds; a time of day in seconds since midnight.
  static func seconds(_ text: String) -> Double? {
    guard let colon = text.firstIndex(of: ":") else { return Double(text) }
    let hours = text[..<colon].reversed().prefix { $0.isNumber }.reversed()
    let rest = text[text.index(after: colon)...].prefix { $0.isNumber || ":.,".contains($0) }
    let parts = rest.split(separator: ":")
    guard let hour = Double(String(hours)), parts.count == 2, let minute = Double(parts[0]),
      let second = Double(parts[1].map { $0 == "," ? "." : String($0) }.joined())
    else { return nil }
    return (hour * 60 + minute) * 60 + second
  }
}
