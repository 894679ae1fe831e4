package enum LogTime {
  private static let second: Int64 = 1_000_000

  /// Returns the microseconds that a text means, or nil if it is not a time: `2026-05-09
  /// 10:12:07.519+0200`, `2026-05-09T10:12:07Z`, `10:12:07,519`, or seconds as a number, `12.004`.
  ///
  /// A date counts as days; the time zone is ignored, since it stays the same within a log.
  package static func microseconds(of text: String) -> Int64? {
    guard text.contains(":") else {
      let rest = text.drop(while: isDigit)
      return ".,".contains(rest.prefix(1)) && rest.dropFirst().allSatisfy(isDigit)
        ? seconds(text[...]) : nil
    }
    let date = days(text[...])
    if date != nil, !" T".contains(text.dropFirst(10).prefix(1)) { return nil }
    let parts = text.dropFirst(date == nil ? 0 : 11)
      .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].allSatisfy(isDigit), let hours = number(parts[0]), hours < 48,
      let minutes = number(parts[1]), minutes < 60,
      let rest = parts.count > 2 && parts[1].allSatisfy(isDigit) ? seconds(parts[2]) : 0
    else { return nil }
    return (((date ?? 0) * 24 + hours) * 60 + minutes) * 60 * second + rest
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Returns the number that a text begins with.
  private static func number(_ text: Substring) -> Int64? {
    let digits = text.prefix(while: isDigit)
    return digits.count < 13 ? Int64(digits) : nil
  }

  private static func seconds(_ text: Substring) -> Int64? {
    let rest = text.drop(while: isDigit)
    let hasFraction = rest.first == "." || rest.first == ","
    let fraction = hasFraction ? rest.dropFirst().prefix(while: isDigit).prefix(6) : ""
    let micros = Int64(fraction + "000000".dropFirst(fraction.count)) ?? 0
    return number(text).map { $0 * second + micros }
  }

  /// Returns the days of a date at the start of a text, counted from March of the year 0, or nil.
  private static func days(_ text: Substring) -> Int64? {
    let parts = text.prefix(10).split(separator: "-").compactMap(number)
    guard parts.count == 3, case let (year, month, date) = (parts[0], parts[1], parts[2]),
      year < 10_000, (1...12).contains(month), (1...31).contains(date)
    else { return nil }
    let fromMarch = (month + 9) % 12
    let years = month < 3 ? year - 1 : year
    return years * 365 + years / 4 - years / 100 + years / 400 + (fromMarch * 306 + 5) / 10 + date
  }
}
