/// Reads Objective-C and Objective-C++ source as tokens.
///
/// Lines of `#define` are noted, lines of `#import` are skipped, and lines of `#if` separate
/// branches. Any bytes give tokens: what is not closed ends with its line.
struct ObjectiveCLexer {
  var cursor: ByteCursor
  private let keywords = KeywordTable.objectiveC

  private init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// Reads a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(_ file: SourceFile) -> LexedTokens {
    file.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        guard let classes = classes.baseAddress else { return LexedTokens(byteCount: 0) }
        var lexer = ObjectiveCLexer(ByteCursor(bytes, classes))
        while lexer.cursor.at < lexer.cursor.end { lexer.readToken() }
        return lexer.cursor.read
      }
    }
  }

  @inline(__always)
  private mutating func readToken() {
    let byte = cursor.bytes[cursor.at]
    let kind = cursor.classes[Int(byte)]
    if kind.contains(.blank) {
      cursor.spacing.insert(.space)
      cursor.at += 1
    } else if byte.isLineEnd {
      cursor.spacing = [.space, .line]
      cursor.at += 1
    } else if kind.contains(.nameStart) {
      readWord()
    } else if kind.contains(.digit) {
      readNumber()
    } else {
      readMark(byte)
    }
  }

  @inline(__always)
  private mutating func readWord() {
    let start = cursor.at
    cursor.skipName()
    let next = cursor.byte()
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'"), cursor.at - start <= 3,
      readPrefixed(from: start)
    {
      return
    }
    let keyword = keywords.keyword(cursor.bytes, start..<cursor.at)
    guard let keyword, !followsDot || keyword == .`self` else {
      return cursor.add(.identifier, from: start)
    }
    cursor.add(.keyword, from: start, detail: keyword.rawValue)
  }

  private var followsDot: Bool { cursor.read.tokens.last?.isMark(".") ?? false }

  /// Reads a literal that starts with letters: `L"…"`, `u8"…"`, `R"x(…)x"`.
  private mutating func readPrefixed(from start: Int) -> Bool {
    let prefix = String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self)
    guard ["L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R"].contains(prefix) else { return false }
    if prefix.hasSuffix("R"), cursor.byte() == UInt8(ascii: "\"") {
      skipRawString()
      cursor.add(.string, from: start)
    } else {
      readQuoted(from: start)
    }
    return true
  }

  /// Moves behind a raw string of C++, from its quote on.
  private mutating func skipRawString() {
    let start = cursor.at
    var open = cursor.at + 1
    while open < cursor.end, open - start <= 17, cursor.bytes[open] != UInt8(ascii: "("),
      !cursor.bytes[open].isLineEnd
    {
      open += 1
    }
    guard open < cursor.end, cursor.bytes[open] == UInt8(ascii: "(") else { return skipQuoted() }
    let word = cursor.bytes[start + 1..<open]
    cursor.at = open + 1
    while cursor.at < cursor.end {
      let close = cursor.at + 1 + word.count
      if cursor.byte() == UInt8(ascii: ")"), close < cursor.end,
        cursor.bytes[close] == UInt8(ascii: "\""),
        cursor.bytes[cursor.at + 1..<close].elementsEqual(word)
      {
        cursor.at = close + 1
        return
      }
      cursor.at += 1
    }
  }

  /// Reads a number: digits, letters, points, exponents with their sign, and C++'s quotes between digits.
  private mutating func readNumber() {
    let start = cursor.at
    while cursor.at < cursor.end {
      let byte = cursor.byte()
      if cursor.classes(at: cursor.at).contains(.name) || byte == UInt8(ascii: ".") {
        cursor.at += 1
      } else if byte == UInt8(ascii: "'"), cursor.classes(at: cursor.at + 1).contains(.digit) {
        cursor.at += 2
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), endsExponent(from: start) {
        cursor.at += 1
      } else {
        break
      }
    }
    cursor.add(.number, from: start)
  }

  private func endsExponent(from start: Int) -> Bool {
    let last = cursor.bytes[cursor.at - 1] | 0x20
    let isHexadecimal = cursor.at - start > 1 && cursor.bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    return last == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  private mutating func readMark(_ byte: UInt8) {
    let start = cursor.at
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(from: start)
    case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "/"):
      skipLogicalLine()
      cursor.addComment(from: start)
    case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "*"):
      cursor.skipBlockComment(nested: false)
      cursor.addComment(from: start)
    case UInt8(ascii: "#") where cursor.spacing.contains(.line): readDirective()
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "\\"):
      cursor.at += 1
      if !cursor.byte().isLineEnd { return cursor.add(.unknown, from: start) }
      cursor.spacing.insert(.space)
      skipLineEnd()
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"):
      cursor.at += 1
      cursor.add(.mark, from: start, detail: byte)
    case UInt8(ascii: "."), UInt8(ascii: ":"): readPoints(byte)
    default:
      guard cursor.classes(at: start).contains(.symbol) else {
        cursor.at += 1
        return cursor.add(.unknown, from: start)
      }
      readSymbol(byte)
    }
  }
}

extension ObjectiveCLexer {
  private mutating func readPoints(_ byte: UInt8) {
    let start = cursor.at
    var count = 1
    while count < 3, cursor.byte(count) == byte { count += 1 }
    // `...` and `::` are one token each.
    let isOne = byte == UInt8(ascii: ".") ? count == 3 : count == 2
    cursor.at += isOne ? count : 1
    cursor.add(isOne ? .symbol : .mark, from: start, detail: isOne ? 0 : byte)
  }

  /// Reads an operator of one, two or three bytes; `>>` is two tokens, since it may close two
  /// lists.
  private mutating func readSymbol(_ byte: UInt8) {
    let start = cursor.at
    cursor.at += 1
    let next = cursor.byte()
    let doubles = "+-&|<=".utf8
    if byte == UInt8(ascii: "-"), next == UInt8(ascii: ">") {
      cursor.at += 1
    } else if next == UInt8(ascii: "="), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "~") {
      cursor.at += 1
    } else if next == byte, doubles.contains(byte) {
      cursor.at += 1
      if byte == UInt8(ascii: "<"), cursor.byte() == UInt8(ascii: "=") { cursor.at += 1 }
    }
    cursor.add(.symbol, from: start, detail: cursor.at - start == 1 ? byte : 0)
  }

  /// Reads something that starts with an `@`: a string, a word, or the sign alone.
  private mutating func readAt() {
    let start = cursor.at
    cursor.at += 1
    if cursor.byte() == UInt8(ascii: "\"") { return readQuoted(from: start) }
    guard cursor.classes(at: cursor.at).contains(.nameStart) else {
      return cursor.add(.mark, from: start, detail: UInt8(ascii: "@"))
    }
    cursor.skipName()
    let keyword = KeywordTable.afterAt.keyword(cursor.bytes, start + 1..<cursor.at)
    cursor.add(.atWord, from: start, detail: keyword?.rawValue ?? 0)
  }

  /// Reads a string or a character, from its quote on, as a token that starts at a byte.
  private mutating func readQuoted(from start: Int) {
    let isString = cursor.byte() == UInt8(ascii: "\"")
    skipQuoted()
    cursor.add(isString ? .string : .otherLiteral, from: start)
  }

  /// Moves behind a string or a character, which ends with its line at the latest.
  private mutating func skipQuoted() {
    let quote = cursor.byte()
    cursor.at += 1
    while cursor.at < cursor.end {
      let byte = cursor.byte()
      if byte.isLineEnd { return }
      cursor.at += 1
      if byte == quote { return }
      guard byte == UInt8(ascii: "\\"), cursor.at < cursor.end else { continue }
      if cursor.byte().isLineEnd { skipLineEnd() } else { cursor.at += 1 }
    }
  }

  private mutating func skipLineEnd() {
    let isPair = cursor.byte() == .carriageReturn && cursor.byte(1) == .lineFeed
    cursor.at += isPair ? 2 : 1
  }

  /// Moves to the end of a line; a line that ends with a backslash continues on the next.
  private mutating func skipLogicalLine() {
    while cursor.at < cursor.end {
      cursor.skipLine()
      guard cursor.at < cursor.end, cursor.bytes[cursor.at - 1] == UInt8(ascii: "\\") else {
        return
      }
      skipLineEnd()
    }
  }

  /// Reads a line of the preprocessor: notes the lines of `#if`, skips all others.
  private mutating func readDirective() {
    cursor.at += 1
    while cursor.classes(at: cursor.at).contains(.blank) { cursor.at += 1 }
    let start = cursor.at
    cursor.skipName()
    let word = String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self)
    let condition = cursor.at
    skipDirectiveLine()
    let kind: LexedTokens.Directive.Kind
    switch word {
    case "if", "ifdef", "ifndef": kind = .if
    case "elif", "else", "elifdef", "elifndef": kind = .else
    case "endif": kind = .end
    case "define": return readDefinition(condition..<cursor.at)
    default: return
    }
    let isNever = ["if", "ifdef"].contains(word) && cursor.isNever(condition..<cursor.at)
    cursor.read.directives.append(
      .init(kind: kind, isNever: isNever, token: cursor.read.tokens.count))
  }

  /// Notes the macro that a line defines after `#define`.
  private mutating func readDefinition(_ line: Range<Int>) {
    let (tokens, comments) = (cursor.read.tokens.count, cursor.read.comments.count)
    let spacing = cursor.spacing
    cursor.at = line.lowerBound
    cursor.spacing = []
    while cursor.at < line.upperBound { readToken() }
    if let macro = MacroDefinition(cursor.read.tokens[tokens...]) {
      cursor.read.macros.append(macro)
    }
    cursor.read.tokens.removeLast(cursor.read.tokens.count - tokens)
    cursor.read.comments.removeLast(cursor.read.comments.count - comments)
    (cursor.at, cursor.spacing) = (line.upperBound, spacing)
  }

  /// Moves to the end of a preprocessor line, which a backslash and a block comment continue.
  private mutating func skipDirectiveLine() {
    while cursor.at < cursor.end {
      let byte = cursor.byte()
      if byte.isLineEnd { return }
      if byte == UInt8(ascii: "/"), cursor.byte(1) == UInt8(ascii: "/") {
        return skipLogicalLine()
      }
      if byte == UInt8(ascii: "/"), cursor.byte(1) == UInt8(ascii: "*") {
        cursor.skipBlockComment(nested: false)
      } else if byte == UInt8(ascii: "\"") {
        skipQuoted()
      } else {
        cursor.at += 1
        if byte == UInt8(ascii: "\\"), cursor.byte().isLineEnd { skipLineEnd() }
      }
    }
  }
}
