/// A reader of JSON (RFC 8259) that keeps the position of every value.
///
/// Foundation's reader reports neither lines nor columns, and loading it delays the start of every
/// run.
package struct JSONReader {
  /// The maximum nesting of lists and objects; deeper nesting could exhaust the stack.
  package static let depthLimit = 128

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Reads a complete text.
  ///
  /// - Throws: a mistake at the first byte that is not valid.
  package static func read(_ bytes: [UInt8]) throws(JSONMistake) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    let node = try reader.value()
    reader.skipBlanks()
    if reader.place < bytes.count { throw reader.mistake("expected nothing more") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func mistake(_ message: String) -> JSONMistake {
    JSONMistake(
      message: place < bytes.count ? message : "\(message), and the text ends", offset: place)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ letter: Character) -> Bool {
    guard next == letter.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(JSONMistake) -> JSONNode {
    skipBlanks()
    let start = place
    guard let byte = next else { throw mistake("expected a value") }
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = try nested { reader throws(JSONMistake) in try reader.object() }
    case UInt8(ascii: "["):
      content = try nested { reader throws(JSONMistake) in try reader.array() }
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = try number()
    default: content = try word()
    }
    return JSONNode(content: content, offset: start, length: place - start)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONMistake) -> JSONNode.Content
  ) throws(JSONMistake) -> JSONNode.Content {
    guard depth < Self.depthLimit else {
      throw mistake("lists and objects lie more than \(Self.depthLimit) deep")
    }
    depth += 1
    place += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func object() throws(JSONMistake) -> JSONNode.Content {
    var members: [JSONNode.Member] = []
    skipBlanks()
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw noValue("expected a key in quotes") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw mistake("expected ':' after the key") }
      members.append(JSONNode.Member(key: key, offset: start, value: try value()))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw mistake("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONMistake) -> JSONNode.Content {
    var elements: [JSONNode] = []
    skipBlanks()
    if take("]") { return .array([]) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw mistake("expected ',' or ']'") }
    return .array(elements)
  }
}

extension JSONReader {
  private mutating func word() throws(JSONMistake) -> JSONNode.Content {
    let words: [(String, JSONNode.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return content
    }
    throw noValue("expected a value: an object, a list, a text in quotes, a number, true or false")
  }

  /// Makes a mistake about a missing value or key, with a hint about syntax of other languages.
  private func noValue(_ message: String) -> JSONMistake {
    switch next {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): mistake("JSON has no comments; \(message)")
    case UInt8(ascii: "}") where isBehindComma, UInt8(ascii: "]") where isBehindComma:
      mistake("\(message); remove the trailing comma")
    case UInt8(ascii: "'"): mistake("\(message); JSON's quotes are double")
    default: mistake(message)
    }
  }

  /// Whether the last character before this place, ignoring blanks, is a comma.
  private var isBehindComma: Bool {
    bytes[..<place].last { $0 > UInt8(ascii: " ") } == UInt8(ascii: ",")
  }

  private mutating func number() throws(JSONMistake) -> JSONNode.Content {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func digits() throws(JSONMistake) {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    if place == start { throw mistake("expected a digit") }
  }

  private mutating func string() throws(JSONMistake) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        throw mistake("a text goes to its closing quote on one line; a line's end is written \\n")
      default:
        text.append(byte)
        place += 1
      }
    }
    throw JSONMistake(message: "this text is never closed with a quote", offset: start)
  }

  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
  ]

  private mutating func escape() throws(JSONMistake) -> [UInt8] {
    let start = place
    place += 1
    if let byte = next, let plain = Self.escapes[byte] {
      place += 1
      return [plain]
    }
    guard take("u") else {
      throw JSONMistake(message: "no such escape", offset: start, length: 2)
    }
    var value = try hexadecimal(from: start)
    if (0xD800...0xDBFF).contains(value), bytes[place...].starts(with: "\\u".utf8) {
      place += 2
      let low = try hexadecimal(from: place - 2)
      if (0xDC00...0xDFFF).contains(low) {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw JSONMistake(
        message: "half of a surrogate pair: write both halves, as in \\ud83d\\ude00",
        offset: start, length: 6)
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Reads the four digits of an escape that starts at an offset.
  private mutating func hexadecimal(from start: Int) throws(JSONMistake) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw JSONMistake(
        message: "expected four hexadecimal digits after \\u", offset: start, length: 2)
    }
    place += 4
    return value
  }
}
