/// The part of a console line before its message: the time, the process, its id.
///
/// Forms: `2026-03-22 15:12:28.719 Demo[49348:2047139] `, with zone and microseconds, with a host
/// (`Sep 27 22:55:39 iPhone Demo(UIKit)[599] <Notice>: `), cut off (`[7397:f803] `), only a time,
/// in brackets or not (`12:00:01.250 `, `[12:00:01] `), and the text styles of `log show`.
struct ConsolePrefix: Equatable {
  /// The time, if there is one.
  var time: Range<Int>?
  /// The process id, if there is one.
  var process: Range<Int>?
  /// The start of the message.
  var end: Int

  /// How many bytes are searched for a process id; names of hosts and processes are short.
  private static let reach = 160

  /// Makes the prefix of a message that has none.
  init(messageAt start: Int) { end = start }

  /// Reads the prefix of a cleaned line.
  init(_ line: UnsafePointer<UInt8>, _ range: Range<Int>) {
    var text = LineText(line, range)
    text.skipBlanks()
    let start = text.index
    time = text.time()
    end = text.index
    if time == nil, let later = Self.laterTime(in: text) {
      time = later.time
      text.index = later.end
      end = later.isBehindTags ? later.end : start
    }
    let found =
      time == nil ? nil : Self.columns(in: text)
    if let found = found ?? Self.process(in: text, afterTime: time != nil, lineStart: start) {
      process = found.id
      end = found.end
    } else if time == nil {
      end = start
    }
  }

  /// Finds a time after a level or tags, as in `[app] 12:00:01.250 `, or a date after columns that
  /// a tool added: `build  Run tests  2026-05-01T10:12:11.1234567Z `.
  ///
  /// The text before the time may be a view's name, unless it is a level or several words.
  private static func laterTime(
    in text: LineText
  ) -> (time: Range<Int>, end: Int, isBehindTags: Bool)? {
    var text = text
    let start = text.index
    var isLevel = true
    // A line that a diff adds or removes.
    if text.take(oneOf: "+-"), let time = text.time() { return (time, text.index, true) }
    text.index = start
    for _ in 0..<3 {
      guard let word = text.levelOrTag() else { break }
      isLevel = isLevel && word == .level
      if let time = text.time() { return (time, text.index, isLevel) }
    }
    let limit = min(text.end, start + reach)
    guard var at = text.stamp(from: start, to: limit) else { return nil }
    let words = CleanText(bytes: text.line, count: text.end).words(in: start..<at)
    if text.line[at - 1] == UInt8(ascii: "[") { at -= 1 }
    text.index = at
    return text.time().map { ($0, text.index, words.count > 1) }
  }

  /// Finds `Name[pid:tid] `, or after a time also `Name[pid] `, `Name[pid]: ` and `(Name)[pid] `.
  private static func process(
    in text: LineText, afterTime: Bool, lineStart: Int
  ) -> (id: Range<Int>, end: Int)? {
    let limit = min(text.end, text.index + reach)
    var at = text.index
    while at < limit {
      defer { at += 1 }
      guard text.line[at] == UInt8(ascii: "[") else { continue }
      var inner = text
      inner.index = at + 1
      let id = inner.digits()
      // A tag or a method of the message: the prefix has ended.
      guard !id.isEmpty else { return nil }
      let hasThread = inner.take(":") && !inner.hexDigits().isEmpty
      guard inner.take("]") else { return nil }
      // `[12:34]` alone is a time of day.
      if hasThread, at == lineStart, inner.index - at == 7, id.count == 2 { return nil }
      guard hasThread || afterTime && at > text.index && inner.endsName else { return nil }
      return (id, end(after: inner))
    }
    return nil
  }

  /// Reads the columns of `log show`: `0x559c  Info  0x0  599  0  Demo: (UIKitCore) [sub:cat] `.
  private static func columns(in text: LineText) -> (id: Range<Int>, end: Int)? {
    var text = text
    guard text.hexColumn(), text.wordColumn(), text.hexColumn() else { return nil }
    let id = text.digits()
    text.skipBlanks()
    guard !id.isEmpty, !text.digits().isEmpty else { return nil }
    text.skipBlanks()
    var at = text.index
    while at + 1 < text.end, text.line[at] != 0x3A || text.line[at + 1] != 0x20 { at += 1 }
    guard at + 1 < text.end else { return nil }
    text.index = at + 1
    text.skipOrigin()
    return (id, text.index)
  }

  /// Skips `(library)`, ` <Level>`, `:`, and what unified logging puts before the message.
  private static func end(after text: LineText) -> Int {
    var text = text
    if text.take("(") { text.skip(to: ")") }
    _ = text.attempt { text in
      text.skipBlanks()
      return text.take("<") && !text.letters().isEmpty && text.take(">")
    }
    _ = text.take(":")
    text.skipOrigin()
    return text.index
  }
}

extension LineText {
  /// Whether the text after `Name[pid]` shows that it is a process: a colon, a library, a level.
  fileprivate var endsName: Bool {
    if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") { return true }
    return byte == 0x20 && index + 1 < end && line[index + 1] == UInt8(ascii: "<")
  }

  fileprivate enum Tag { case level, tag }

  /// Skips a level, or a tag in brackets and the punctuation after it, and blanks.
  fileprivate mutating func levelOrTag() -> Tag? {
    let start = index
    if take("[") {
      skip(to: "]")
      guard index < end, line[index - 1] == 0x5D, index - start < 40 else { return nil }
      while index < end, [0x20, 0x3A, 0x2D, 0x3E].contains(byte) { index += 1 }
      return .tag
    }
    let level = letters()
    guard byte == 0x20 || byte == 0x7C,
      CleanText(bytes: line, count: end).isOne(of: ConsoleWords.levels, level)
    else {
      index = start
      return nil
    }
    index += 1
    skipBlanks()
    return .level
  }

  /// Returns the start of a date that a T joins with a time: `2026-05-01T10:12:11`.
  fileprivate func stamp(from start: Int, to limit: Int) -> Int? {
    var at = start + 10
    while at + 8 < limit {
      if line[at] == UInt8(ascii: "T"), line[at - 3] == 0x2D, line[at - 6] == 0x2D,
        line[at - 10].isDigit, line[at - 1].isDigit, line[at + 1].isDigit, line[at + 3] == 0x3A,
        at == start + 10 || [0x20, 0x5B, 0x7C].contains(line[at - 11])
      {
        return at - 10
      }
      at += 1
    }
    return nil
  }

  /// Skips a column of hexadecimal digits and the blanks after it.
  fileprivate mutating func hexColumn() -> Bool {
    guard take("0"), take("x"), !hexDigits().isEmpty, byte == 0x20 else { return false }
    skipBlanks()
    return true
  }

  /// Skips a column of letters and the blanks after it.
  fileprivate mutating func wordColumn() -> Bool {
    guard !letters().isEmpty, byte == 0x20 else { return false }
    skipBlanks()
    return true
  }

  /// Skips blanks, `(library) ` and `[subsystem:category] `.
  fileprivate mutating func skipOrigin() {
    skipBlanks()
    _ = attempt { text in
      guard text.take("("), !(text.take("0") && text.take("x")) else { return false }
      while text.byte.isWord || text.byte >= 0x80 || text.byte.isOne(of: ".-+") { text.index += 1 }
      return text.take(")") && text.byte == 0x20
    }
    skipBlanks()
    _ = attempt { text in
      guard text.take("[") else { return false }
      let tag = (text.index..<text.end).prefix { !text.line[$0].isOne(of: "] ") }
      text.index = tag.upperBound
      // `[Inbox.swift:41]` is a place in source code, and part of the message.
      return tag.count { text.line[$0] == UInt8(ascii: ":") } == 1
        && tag.contains { text.line[$0] == UInt8(ascii: ".") }
        && !text.line[text.index - 1].isDigit && text.take("]")
    }
    skipBlanks()
  }
}
