/// Times in logs, as numbers.
package enum LogTime {
  private static let second: Int64 = 1_000_000
  private static let day = 86_400 * second

  /// Returns the microseconds that a text means, or nil if it is not a time: `2026-05-09
  /// 10:12:07.519+0200`, `2026-05-09T10:12:07Z`, `10:12:07,519`, or seconds as a number, `12.004`.
  ///
  /// A date counts as days; the time zone is ignored, since it stays the same within a log.
  package static func microseconds(of text: String) -> Int64? {
    var bytes = text.utf8[...]
    if !bytes.contains(UInt8(ascii: ":")) {
      return seconds(&bytes).flatMap { bytes.isEmpty ? $0 : nil }
    }
    var date: Int64 = 0
    if let found = days(bytes) {
      date = found * day
      bytes = bytes.dropFirst(10)
      guard let gap = bytes.popFirst(), gap == UInt8(ascii: " ") || gap == UInt8(ascii: "T") else {
        return nil
      }
    }
    guard let hours = number(&bytes), bytes.popFirst() == UInt8(ascii: ":"),
      let minutes = number(&bytes)
    else { return nil }
    var rest: Int64 = 0
    if bytes.first == UInt8(ascii: ":") {
      bytes.removeFirst()
      guard let found = seconds(&bytes) else { return nil }
      rest = found
    }
    guard hours < 48, minutes < 60 else { return nil }
    return date + (hours * 3600 + minutes * 60) * second + rest
  }

  private static func number(_ bytes: inout Substring.UTF8View) -> Int64? {
    let digits = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty, digits.count < 13 else { return nil }
    bytes = bytes[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private static func seconds(_ bytes: inout Substring.UTF8View) -> Int64? {
    guard let whole = number(&bytes) else { return nil }
    guard bytes.first == UInt8(ascii: ".") || bytes.first == UInt8(ascii: ",") else {
      return whole * second
    }
    bytes.removeFirst()
    let digits = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    bytes = bytes[digits.endIndex...]
    var (part, unit): (Int64, Int64) = (0, second)
    for digit in digits.prefix(6) {
      unit /= 10
      part += Int64(digit - UInt8(ascii: "0")) * unit
    }
    return whole * second + part
  }

  /// Returns the days of a date at the start of a text, counted from March of the year 0, or nil.
  private static func days(_ bytes: Substring.UTF8View) -> Int64? {
    var rest = bytes
    guard let year = number(&rest), rest.popFirst() == UInt8(ascii: "-"), let month = number(&rest),
      rest.popFirst() == UInt8(ascii: "-"), let date = number(&rest), year < 10_000,
      (1...12).contains(month), (1...31).contains(date)
    else { return nil }
    let fromMarch = (month + 9) % 12
    let years = month < 3 ? year - 1 : year
    return years * 365 + years / 4 - years / 100 + years / 400 + (fromMarch * 306 + 5) / 10 + date
  }
}
