/// The times without calls between calls, in a log with times.
package struct QuietTime: Sendable {
  /// The time after which nothing that began before can still be under way, in seconds.
  private static let enough = 1.0

  /// The time of the last call, in seconds.
  private var last: Double?
  /// The offset of the last call that came after a time that was long enough.
  private var end: UInt64?

  package init() {}

  /// Whether such a time was seen.
  package var hasPause: Bool { end != nil }

  /// Takes the time of a call, as written in the log.
  package mutating func take(_ time: String, at position: RecordPosition) {
    let seconds = Self.seconds(time)
    if isEnough(until: seconds) { end = position.offset }
    last = seconds
  }

  /// Returns whether a time between the calls since one of them was long enough; `time` is that of
  /// the next call.
  func lasted(since position: RecordPosition, until time: String?) -> Bool {
    if let end, end > position.offset { return true }
    return isEnough(until: time.flatMap(Self.seconds))
  }

  private func isEnough(until time: Double?) -> Bool {
    guard let time, let last else { return false }
    return time - last >= Self.enough
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
