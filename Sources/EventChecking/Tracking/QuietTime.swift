/// How long a log was quiet before a call, where it has times.
struct QuietTime: Sendable {
  /// The quiet after which nothing that began before is still on its way, in seconds.
  private static let enough = 1.0

  /// The time of the last call, as the log spells it.
  var last: String?

  /// Whether a call at a time came after so much quiet.
  func lasted(until time: String?) -> Bool {
    guard let time, let last, let end = Self.seconds(time), let start = Self.seconds(last) else {
      return false
    }
    return end - start >= Self.enough
  }

  /// Returns the seconds of a time: those since midnight if it is the time of a day.
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
