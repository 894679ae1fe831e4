import EventModel

/// The words of one line of a transcript; a quoted word may contain blanks.
struct TranscriptWords {
  private let buffer: UnsafeBufferPointer<UInt8>
  private let line: Range<Int>
  private var words: [Range<Int>] = []
  private var quoted: [Bool] = []

  init(_ buffer: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    self.buffer = buffer
    self.line = line
  }

  var isEmpty: Bool { words.isEmpty }
  var count: Int { words.count }

  /// The range of a word, without its quotes.
  subscript(index: Int) -> Range<Int> { words[index] }

  var directive: String? { words.isEmpty || quoted[0] ? nil : text(0) }

  /// Finds the words up to a comment, and returns the mistake in the line, or nil.
  mutating func split() -> String? {
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = buffer[index]
      if byte == 0x20 || byte == 0x09 || byte == 0 {
        index += 1
      } else if byte == UInt8(ascii: "#"), words.isEmpty || isBlank(index - 1) {
        break
      } else {
        let start = index
        index = endOfWord(from: index)
        guard index <= line.upperBound else { return "a quote is not closed" }
        let isQuoted =
          buffer[start] == UInt8(ascii: "\"") && buffer[index - 1] == UInt8(ascii: "\"")
          && index - start >= 2
        words.append(isQuoted ? start + 1..<index - 1 : start..<index)
        quoted.append(isQuoted)
      }
    }
    return nil
  }

  /// Returns the text of a word, without quotes and backslashes.
  func text(_ index: Int) -> String { unquoted(words[index]) }

  /// Returns whether a word has digits only.
  func isNumber(_ index: Int) -> Bool {
    buffer[words[index]].allSatisfy(\.isDigit)
  }

  func offset(of index: Int, in block: LineBlock) -> UInt64 {
    block.offset + UInt64(words[index].lowerBound)
  }

  /// Returns the index of the callback: the last word that the vocabulary knows before the
  /// `key=value` pairs.
  func callback(in vocabulary: Vocabulary) -> Int? {
    words.indices.prefix(4).last { index in
      !quoted[index]
        && vocabulary.code(of: UnsafeBufferPointer(rebasing: buffer[words[index]])) != nil
    }
  }

  /// Sets time, scope and name, and returns the mistake in them, or nil.
  func setColumns(of row: inout Row, before callback: Int) -> String? {
    guard callback <= 3 else { return "more than time, scope and name before the callback" }
    row.set(.view, (callback > 0 ? text(callback - 1) : "").utf8)
    guard callback > 1 else { return nil }
    let startsWithTime = !quoted[0] && isTime(words[0])
    if callback == 3, !startsWithTime { return "\"\(text(0))\" is not a time" }
    if startsWithTime { row.set(.time, text(0).utf8) }
    if callback == 3 || !startsWithTime { row.set(.scope, text(callback - 2).utf8) }
    return nil
  }

  /// Sets the columns of the `key=value` pairs, collects the keys of unknown columns, and returns
  /// the mistake in the pairs, or nil.
  func setPairs(of row: inout Row, after callback: Int, unknown: inout [String]) -> String? {
    for index in words.indices.dropFirst(callback + 1) {
      guard !quoted[index],
        let equals = buffer[words[index]].firstIndex(of: UInt8(ascii: "="))
      else { return "\"\(text(index))\" is not a key=value pair" }
      guard let column = Column.named(buffer[words[index].lowerBound..<equals]) else {
        unknown.append(unquoted(words[index].lowerBound..<equals))
        continue
      }
      row.set(column, unquoted(equals + 1..<words[index].upperBound).utf8)
    }
    return nil
  }
}

extension TranscriptWords {
  private func isBlank(_ index: Int) -> Bool { buffer[index] == 0x20 || buffer[index] == 0x09 }

  /// Returns the end of the word that starts at an index, beyond the line if a quote is not closed.
  private func endOfWord(from start: Int) -> Int {
    var index = start
    var isQuoted = false
    while index < line.upperBound, isQuoted || !isBlank(index) {
      if buffer[index] == UInt8(ascii: "\\"), isQuoted {
        index += 1
      } else if buffer[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
      index += 1
    }
    return isQuoted ? line.upperBound + 1 : index
  }

  private func unquoted(_ range: Range<Int>) -> String {
    var range = range
    if range.count >= 2, buffer[range.lowerBound] == UInt8(ascii: "\""),
      buffer[range.upperBound - 1] == UInt8(ascii: "\"")
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in buffer[range] {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
        continue
      }
      bytes.append(byte)
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a word is a time: seconds, or ISO 8601.
  func isTime(_ range: Range<Int>) -> Bool {
    guard let base = buffer.baseAddress else { return false }
    return CleanText(bytes: base, count: buffer.count).end(of: Self.time, in: range) != nil
  }

  private static let time = TextPattern(#"\d([\d.]*|[\dTZ+\-.,]*:[\dTZ+\-:.,]*)"#)
}
