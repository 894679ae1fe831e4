import EventModel
import JSON

/// A reader of the notation of words: see ``WordsText``.
struct WordsReader<Symbol: Hashable & Sendable> {
  /// What a name means; the reader adds the place to a mistake.
  typealias Meaning = (String) throws(JSONMistake) -> Symbol

  private let node: JSONNode
  private let bytes: [UInt8]
  private let meaning: Meaning
  private var position = 0
  private var depth = 0
  private var symbols = 0

  /// Reads a text, or a list of them.
  ///
  /// - Throws: a mistake at the first place that does not fit.
  static func read(
    _ node: JSONNode, _ meaning: Meaning
  ) throws(JSONMistake) -> Pattern<Symbol> {
    try withoutActuallyEscaping(meaning) { meaning throws(JSONMistake) in
      guard let elements = node.elements else { return try text(node, meaning) }
      var parts: [Pattern<Symbol>] = []
      for element in elements { parts.append(try text(element, meaning)) }
      guard parts.count > 1 else {
        throw node.expected("a text of words, or a list of two or more")
      }
      return Pattern.choice(parts).canonical
    }
  }

  private static func text(
    _ node: JSONNode, _ meaning: @escaping Meaning
  ) throws(JSONMistake) -> Pattern<Symbol> {
    let text = try node.words("a text of words, e.g. \"[a] b c\"")
    var reader = WordsReader(node: node, bytes: Array(text.utf8), meaning: meaning)
    let words = try reader.alternatives()
    if reader.position < reader.bytes.count { throw reader.mistake("this bracket opens nowhere") }
    return words
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Makes a mistake at a place of the text. Where the file uses escapes, places inside the text
  /// are not known and the whole text is marked.
  private func mistake(_ message: String, at start: Int? = nil, length: Int = 1) -> JSONMistake {
    guard node.length == bytes.count + 2 else { return node.mistake(message) }
    return JSONMistake(
      message: message, offset: node.offset + 1 + (start ?? position), length: length)
  }

  private mutating func skipBlanks() {
    while let byte = next, " \t\r\n".utf8.contains(byte) { position += 1 }
  }

  private mutating func take(_ letter: Character) -> Bool {
    guard next == letter.asciiValue else { return false }
    position += 1
    return true
  }
}

extension WordsReader {
  private mutating func alternatives() throws(JSONMistake) -> Pattern<Symbol> {
    var parts = [try interleaving()]
    while take("|") { parts.append(try interleaving()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func interleaving() throws(JSONMistake) -> Pattern<Symbol> {
    var parts = [try sequence()]
    while take("&") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .interleaved(parts)
  }

  private mutating func sequence() throws(JSONMistake) -> Pattern<Symbol> {
    var parts: [Pattern<Symbol>] = []
    while let part = try item() { parts.append(part) }
    return .sequence(parts)
  }

  private mutating func item() throws(JSONMistake) -> Pattern<Symbol>? {
    skipBlanks()
    guard let byte = next else { return nil }
    let part: Pattern<Symbol>
    switch byte {
    case UInt8(ascii: "["): part = .optional(try group(closing: "]"))
    case UInt8(ascii: "("): part = try group(closing: ")")
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "&"): return nil
    case UInt8(ascii: "*"): throw mistake("a star stands behind what it repeats")
    default: part = .symbol(try name())
    }
    guard take("*") else { return part }
    if next == UInt8(ascii: "*") { throw mistake("one star repeats as often as two") }
    return .repeated(part)
  }

  private mutating func group(closing: Character) throws(JSONMistake) -> Pattern<Symbol> {
    let start = position
    guard depth < Limits.wordDepth else {
      throw mistake("brackets lie more than \(Limits.wordDepth) deep (Limits.wordDepth)")
    }
    depth += 1
    position += 1
    let words = try alternatives()
    depth -= 1
    guard take(closing) else {
      throw mistake("this bracket is never closed with '\(closing)'", at: start)
    }
    return words.collapsed
  }

  private mutating func name() throws(JSONMistake) -> Symbol {
    let start = position
    while let byte = next, !" \t\r\n[]()|&*".utf8.contains(byte) { position += 1 }
    symbols += 1
    if symbols > Limits.wordSymbols {
      throw mistake("more than \(Limits.wordSymbols) names (Limits.wordSymbols)", at: start)
    }
    do throws(JSONMistake) {
      return try meaning(String(decoding: bytes[start..<position], as: UTF8.self))
    } catch {
      throw mistake(error.message, at: start, length: position - start)
    }
  }
}
