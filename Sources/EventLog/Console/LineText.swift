/// A cursor over a part of a cleaned line.
struct LineText {
  /// The line.
  let line: UnsafePointer<UInt8>
  /// The end of the part.
  let end: Int
  /// The index of the cursor.
  var index: Int

  init(_ line: UnsafePointer<UInt8>, _ range: Range<Int>) {
    self.line = line
    index = range.lowerBound
    end = range.upperBound
  }

  /// The byte at the cursor, 0 at the end.
  var byte: UInt8 { index < end ? line[index] : 0 }

  /// Skips blanks.
  mutating func skipBlanks() {
    while index < end, line[index] == 0x20 { index += 1 }
  }

  /// Skips a character if it is the next one, and returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < end, UInt32(line[index]) == character.value else { return false }
    index += 1
    return true
  }

  /// Moves after the next occurrence of a character, or to the end.
  mutating func skip(to character: Unicode.Scalar) {
    while index < end, UInt32(line[index]) != character.value { index += 1 }
    if index < end { index += 1 }
  }

  /// Skips digits and returns their range.
  mutating func digits() -> Range<Int> {
    let start = index
    while index < end, line[index].isDigit { index += 1 }
    return start..<index
  }

  /// Skips hexadecimal digits and returns their range.
  mutating func hexDigits() -> Range<Int> {
    let start = index
    while index < end, line[index].hexDigitValue != nil { index += 1 }
    return start..<index
  }

  /// Whether only letters precede the next occurrence of a character.
  func isLevel(until character: Unicode.Scalar) -> Bool {
    var at = index
    while at < end, line[at].isLetter { at += 1 }
    return at > index && at < end && UInt32(line[at]) == character.value
  }
}

extension LineText {
  /// Skips a time and the blanks after it. Returns its range, or nil without moving.
  ///
  /// Recognized forms: a date and a time of day, a time of day, a month's name with day and time,
  /// each with or without brackets, fraction and zone.
  mutating func time() -> Range<Int>? {
    let start = index
    let isBracketed = take("[") || take("(")
    let first = index
    guard date() || clock() || testClock() else {
      index = start
      return nil
    }
    let last = index
    // In `[12:00:01 INFO]`, the rest of the bracket is a level or a thread.
    if isBracketed { skip(to: line[first - 1] == UInt8(ascii: "[") ? "]" : ")") }
    guard index == end || [0x20, 0x3A, 0x2C, 0x5D, 0x7C, 0x5B, 0x2D].contains(byte) else {
      index = start
      return nil
    }
    skipBlanks()
    return first..<last
  }

  /// Skips a date and the time of day after it.
  private mutating func date() -> Bool {
    let start = index
    if byte.isLetter, monthAndDay(), clock() {
      year()
      return true
    }
    index = start
    let first = digits()
    guard [4, 2, 1].contains(first.count), take("-") || take("/") || take(".") else {
      index = start
      return false
    }
    let second = digits()
    if second.count == 2 || second.count == 1 {
      let mark = index
      if take("-") || take("/") || take(".") { if digits().isEmpty { index = mark } }
      if take("T") || take(" ") || take(",") {
        skipBlanks()
        if clock() { return true }
      }
    }
    index = start
    return false
  }

  /// Skips the time of a line of a user interface test: `t =     3.12s`.
  private mutating func testClock() -> Bool {
    let start = index
    if take("t"), take(" "), take("="), take(" ") {
      skipBlanks()
      if !digits().isEmpty, take("."), !digits().isEmpty, take("s") { return true }
    }
    index = start
    return false
  }

  /// Skips the name of a weekday or a month.
  private mutating func shortName() -> Bool {
    let start = index
    while byte.isLetter { index += 1 }
    return index - start == 3
  }

  private mutating func monthAndDay() -> Bool {
    guard shortName() else { return false }
    skipBlanks()
    if byte.isLetter {
      guard shortName() else { return false }
      skipBlanks()
    }
    guard !digits().isEmpty else { return false }
    skipBlanks()
    return true
  }

  /// Skips `15:12:28`, with fraction, zone, and AM or PM.
  private mutating func clock() -> Bool {
    let start = index
    guard (1...2).contains(digits().count), take(":"), digits().count == 2 else {
      index = start
      return false
    }
    let mark = index
    if take(":"), digits().count != 2 { index = mark }
    let fraction = index
    if take(".") || take(",") || take(":"), digits().isEmpty { index = fraction }
    zone()
    return true
  }

  /// Skips the year of `Thu Jan  1 10:00:00 2026`.
  private mutating func year() {
    let start = index
    if take(" "), digits().count == 4, byte == 0x20 { return }
    index = start
  }

  private mutating func zone() {
    let start = index
    if take("Z") { return }
    // A date as Swift prints it: `2026-01-01 10:00:00 +0000`.
    if byte == 0x20, index + 5 < end, line[index + 1] == 0x2B,
      (index + 2..<index + 6).allSatisfy({ line[$0].isDigit })
    {
      index += 1
    }
    if take("+") || take("-") {
      let hours = digits()
      if hours.count == 4 || hours.count == 2 {
        let mark = index
        if take(":"), digits().count != 2 { index = mark }
        return
      }
      index = start
    }
    skipBlanks()
    let half = index
    while byte.isLetter { index += 1 }
    let isHalf =
      index - half == 2 && (line[half] | 0x20 == 0x61 || line[half] | 0x20 == 0x70)
      && line[half + 1] | 0x20 == 0x6D
    if !isHalf { index = start }
  }
}
