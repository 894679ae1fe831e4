/// A scanner that splits JSON text into tokens without building a tree.
///
/// It checks the form of each token; the reader of the tokens checks their order.
struct JSONScanner {
  /// A piece of JSON text.
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray, colon, comma
    /// A string: the range between its quotes, and whether there is a backslash in it.
    case string(Range<Int>, hasEscapes: Bool)
    /// A number, `true`, `false` or `null`.
    case scalar(Range<Int>)
    case end
    case bad(String)
  }

  private let bytes: UnsafePointer<UInt8>
  private let end: Int

  var index: Int

  init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Token {
    while index < end, bytes[index] <= UInt8(ascii: " "), isBlank(bytes[index]) { index += 1 }
    guard index < end else { return .end }
    switch bytes[index] {
    case UInt8(ascii: "{"): return take(.beginObject)
    case UInt8(ascii: "}"): return take(.endObject)
    case UInt8(ascii: "["): return take(.beginArray)
    case UInt8(ascii: "]"): return take(.endArray)
    case UInt8(ascii: ":"): return take(.colon)
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: "\""): return string()
    default: return scalar()
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }

  private mutating func take(_ token: Token) -> Token {
    index += 1
    return token
  }

  private mutating func string() -> Token {
    let start = index + 1
    var at = start
    var hasEscapes = false
    while at < end, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") {
        hasEscapes = true
        at += 1
      }
      at += 1
    }
    guard at < end else {
      index = end
      return .bad("a string is not closed")
    }
    index = at + 1
    return .string(start..<at, hasEscapes: hasEscapes)
  }

  private mutating func scalar() -> Token {
    let start = index
    while index < end, bytes[index].isScalar { index += 1 }
    guard index > start else {
      index += 1
      return .bad("this is not JSON")
    }
    let text = UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(start: bytes, count: end)[start..<index])
    let isWord = ["true", "false", "null"].contains { $0.utf8.elementsEqual(text) }
    let isNumber = text[0] == UInt8(ascii: "-") || (48...57).contains(text[0])
    return isWord || isNumber ? .scalar(start..<index) : .bad("a word is not quoted")
  }
}

extension UInt8 {
  /// Whether the byte may be part of a number or a word of JSON.
  @inline(__always)
  var isScalar: Bool {
    self &- 48 < 10 || self | 0x20 &- 97 < 26 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}
