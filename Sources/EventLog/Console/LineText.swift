/// A cursor over a part of a cleaned line.
struct LineText {
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

  mutating func skipBlanks() {
    while index < end, line[index] == 0x20 { index += 1 }
  }

  /// Skips a character if it is the next one, and returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < end, UInt32(line[index]) == character.value else { return false }
    index += 1
    return true
  }

  /// Skips one of some characters, and returns whether it was the next one.
  mutating func take(oneOf signs: StaticString) -> Bool {
    guard byte.isOne(of: signs) else { return false }
    index += 1
    return true
  }

  /// Moves after the next occurrence of a character, or to the end.
  mutating func skip(to character: Unicode.Scalar) {
    while index < end, UInt32(line[index]) != character.value { index += 1 }
    if index < end { index += 1 }
  }

  mutating func digits() -> Range<Int> {
    let start = index
    while index < end, line[index].isDigit { index += 1 }
    return start..<index
  }

  mutating func hexDigits() -> Range<Int> {
    let start = index
    while index < end, line[index].hexDigitValue != nil { index += 1 }
    return start..<index
  }

  mutating func letters() -> Range<Int> {
    let start = index
    while index < end, line[index].isLetter { index += 1 }
    return start..<index
  }

  /// Takes some steps and returns whether they succeeded; if not, the cursor does not move.
  mutating func attempt(_ steps: (inout LineText) -> Bool) -> Bool {
    let start = index
    if steps(&self) { return true }
    index = start
    return false
  }
}

extension LineText {
  /// Skips a time and the blanks after it. Returns its range, or nil without moving.
  ///
  /// Recognized forms: a date and a time of day, a time of day, a month's name with day and time,
  /// each with or without brackets, fraction and zone.
  mutating func time() -> Range<Int>? {
    let start = index
    let isBracketed = take(oneOf: "[(")
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
    attempt { text in
      guard text.monthAndDay(), text.clock() else { return false }
      // The year of `Thu Jan  1 10:00:00 2026`.
      _ = text.attempt { $0.take(" ") && $0.digits().count == 4 && $0.byte == 0x20 }
      return true
    } || attempt { $0.numbers() && $0.clock() }
  }

  /// Skips a date of two or three numbers, and the separator before the time of day.
  private mutating func numbers() -> Bool {
    guard [4, 2, 1].contains(digits().count), take(oneOf: "-/."),
      (1...2).contains(digits().count)
    else { return false }
    _ = attempt { $0.take(oneOf: "-/.") && !$0.digits().isEmpty }
    guard take(oneOf: "T ,") else { return false }
    skipBlanks()
    return true
  }

  /// Skips the time of a line of a user interface test: `t =     3.12s`.
  private mutating func testClock() -> Bool {
    attempt { text in
      guard text.take("t"), text.take(" "), text.take("="), text.take(" ") else { return false }
      text.skipBlanks()
      return !text.digits().isEmpty && text.take(".") && !text.digits().isEmpty && text.take("s")
    }
  }

  /// Skips `Jan  1 ` or `Thu Jan  1 `.
  private mutating func monthAndDay() -> Bool {
    guard letters().count == 3 else { return false }
    skipBlanks()
    guard [0, 3].contains(letters().count) else { return false }
    skipBlanks()
    guard !digits().isEmpty else { return false }
    skipBlanks()
    return true
  }

  /// Skips `15:12:28`, with fraction, zone, and AM or PM.
  private mutating func clock() -> Bool {
    attempt { text in
      guard (1...2).contains(text.digits().count), text.take(":"), text.digits().count == 2 else {
        return false
      }
      _ = text.attempt { $0.take(":") && $0.digits().count == 2 }
      _ = text.attempt { $0.take(oneOf: ".,:") && !$0.digits().isEmpty }
      if !text.zone() { _ = text.attempt { $0.half() } }
      return true
    }
  }

  private mutating func zone() -> Bool {
    if take("Z") { return true }
    // The first form is that of a date that Swift prints: `2026-01-01 10:00:00 +0000`.
    let isOffset =
      attempt { $0.take(" ") && $0.take("+") && $0.digits().count == 4 }
      || attempt { $0.take(oneOf: "+-") && [2, 4].contains($0.digits().count) }
    if isOffset { _ = attempt { $0.take(":") && $0.digits().count == 2 } }
    return isOffset
  }

  private mutating func half() -> Bool {
    skipBlanks()
    let half = letters()
    return half.count == 2 && line[half.lowerBound].isOne(of: "aApP")
      && line[half.lowerBound + 1].isOne(of: "mM")
  }
}
