/// Reads Swift source as tokens.
///
/// It knows where a literal, a comment and an operator end, but not the grammar. Any bytes give
/// tokens: what is not closed ends with its line, or with the file if it may have several lines.
struct SwiftLexer {
  var cursor: ByteCursor
  private let keywords = KeywordTable.swift

  /// Whether a string that is closed on one line may contain line ends in its interpolation. After
  /// the first one that is never closed, none may, so that the time stays linear.
  var allowsLongInterpolation = true

  /// No regular expression literal starts before this byte: the bytes before it were already
  /// searched.
  var noRegexBefore = 0

  private init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// Reads a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(_ file: SourceFile) -> LexedTokens {
    file.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        guard let classes = classes.baseAddress else { return LexedTokens(byteCount: 0) }
        var lexer = SwiftLexer(ByteCursor(bytes, classes))
        lexer.readAll()
        return lexer.cursor.read
      }
    }
  }

  private mutating func readAll() {
    if cursor.byte() == UInt8(ascii: "#"), cursor.byte(1) == UInt8(ascii: "!") {
      let start = cursor.at
      cursor.skipLine()
      cursor.addComment(from: start)
    }
    while cursor.at < cursor.end { readToken() }
  }

  @inline(__always)
  private mutating func readToken() {
    let byte = cursor.bytes[cursor.at]
    let kind = cursor.classes[Int(byte)]
    if kind.contains(.blank) {
      cursor.spacing.insert(.space)
      cursor.skipBlanks()
    } else if byte.isLineEnd {
      cursor.spacing = [.space, .line]
      cursor.at += 1
    } else if kind.contains(.nameStart) {
      readWord()
    } else if kind.contains(.digit) {
      readNumber()
    } else if kind.contains(.symbol) {
      readSymbol()
    } else {
      readMark(byte)
    }
  }

  @inline(__always)
  private mutating func readWord() {
    let start = cursor.at
    cursor.skipName()
    let keyword = keywords.keyword(cursor.bytes, start..<cursor.at)
    guard let keyword, mayBeKeyword(keyword) else { return cursor.add(.identifier, from: start) }
    cursor.add(.keyword, from: start, detail: keyword.rawValue)
  }

  /// Returns whether a word is a keyword here: after a dot it is a member's name.
  private func mayBeKeyword(_ keyword: SourceKeyword) -> Bool {
    guard let last = cursor.read.tokens.last, last.isMark(".") else { return true }
    return keyword == .`self` || keyword == .`init`
  }

  private mutating func readNumber() {
    let start = cursor.at
    let isMember = cursor.read.tokens.last?.isMark(".") ?? false
    let isHexadecimal = cursor.byte() == UInt8(ascii: "0") && cursor.byte(1) == UInt8(ascii: "x")
    skipDigits(isHexadecimal)
    if !isMember, cursor.byte() == UInt8(ascii: "."),
      cursor.classes(at: cursor.at + 1).contains(.digit)
    {
      cursor.at += 1
      skipDigits(isHexadecimal)
    }
    cursor.add(.number, from: start)
  }

  private mutating func skipDigits(_ isHexadecimal: Bool) {
    cursor.skipName()
    let last = cursor.bytes[cursor.at - 1] | 0x20
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    let sign = cursor.byte()
    guard last == exponent, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      cursor.classes(at: cursor.at + 1).contains(.digit)
    else { return }
    cursor.at += 1
    cursor.skipName()
  }

  private mutating func readMark(_ byte: UInt8) {
    let start = cursor.at
    switch byte {
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "."):
      guard startsDotOperator else { fallthrough }
      skipSymbols(withDots: true)
      cursor.add(.symbol, from: start)
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      cursor.at += 1
      cursor.add(.mark, from: start, detail: byte)
    default:
      cursor.at += 1
      cursor.add(.unknown, from: start)
    }
  }

  /// Whether a dot starts an operator (`..<`, `.==`) and not a member; after a backslash it never
  /// starts an operator.
  private var startsDotOperator: Bool {
    let next = cursor.byte(1)
    if next == UInt8(ascii: ".") { return true }
    return cursor.classes(at: cursor.at + 1).contains(.symbol) && next != UInt8(ascii: "/")
      && !(cursor.read.tokens.last?.isMark("\\") ?? false)
  }

  /// Reads a name in backticks, which ends with its line at the latest.
  private mutating func readQuotedName() {
    let start = cursor.at + 1
    var end = start
    while end < cursor.end, cursor.bytes[end] != UInt8(ascii: "`"), !cursor.bytes[end].isLineEnd {
      end += 1
    }
    guard end > start, end < cursor.end, cursor.bytes[end] == UInt8(ascii: "`") else {
      cursor.at += 1
      return cursor.add(.unknown, from: start - 1)
    }
    cursor.at = end
    cursor.add(.identifier, from: start)
    cursor.at = end + 1
  }
}

extension SwiftLexer {
  /// Reads something that starts with a `#`: a raw string, a regular expression, `#if`,
  /// `#selector`.
  private mutating func readHash() {
    let start = cursor.at
    var pounds = 0
    while cursor.byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if cursor.byte(pounds) == UInt8(ascii: "\"") { return readString(pounds: pounds) }
    if cursor.byte(pounds) == UInt8(ascii: "/") { return readExtendedRegex(pounds: pounds) }
    guard pounds == 1, cursor.classes(at: start + 1).contains(.nameStart) else {
      cursor.at += pounds
      return cursor.add(.unknown, from: start)
    }
    cursor.at += 1
    cursor.skipName()
    switch String(decoding: cursor.bytes[start + 1..<cursor.at], as: UTF8.self) {
    case "if": readCondition(.if)
    case "elseif": readCondition(.else)
    case "else": readCondition(.else)
    case "endif": readCondition(.end)
    default: cursor.add(.hashWord, from: start)
    }
  }

  /// Notes a line that begins or ends code that is compiled on a condition, and moves behind it.
  private mutating func readCondition(_ kind: LexedTokens.Directive.Kind) {
    let start = cursor.at
    while cursor.at < cursor.end, !cursor.byte().isLineEnd, !startsComment { cursor.at += 1 }
    let isNever = kind == .if && cursor.isNever(start..<cursor.at)
    cursor.read.directives.append(
      .init(kind: kind, isNever: isNever, token: cursor.read.tokens.count))
    cursor.spacing = [.space, .line]
  }

  private var startsComment: Bool {
    cursor.byte() == UInt8(ascii: "/")
      && (cursor.byte(1) == UInt8(ascii: "/") || cursor.byte(1) == UInt8(ascii: "*"))
  }

  /// Reads an operator, a comment or a regular expression literal.
  private mutating func readSymbol() {
    let start = cursor.at
    let byte = cursor.bytes[start]
    if byte == UInt8(ascii: "/") {
      if startsComment { return readComment() }
      if readRegex() { return }
    }
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), followsOperand {
      cursor.at += 1
      return cursor.add(.mark, from: start, detail: byte)
    }
    if byte == UInt8(ascii: ">"), cursor.byte(1) != UInt8(ascii: "=") {
      // Each of them may close a list of types: `[Set<Array<Int>>?]`.
      cursor.at += 1
    } else {
      skipSymbols(withDots: false)
    }
    let count = cursor.at - start
    let isArrow =
      count == 2 && byte == UInt8(ascii: "-") && cursor.bytes[start + 1] == UInt8(ascii: ">")
    cursor.add(
      .symbol, from: start, detail: count == 1 ? byte : isArrow ? SourceToken.arrow : 0)
  }

  /// Moves behind the bytes of an operator; a comment ends it.
  private mutating func skipSymbols(withDots: Bool) {
    let start = cursor.at
    while cursor.at < cursor.end {
      let isDot = withDots && cursor.byte() == UInt8(ascii: ".")
      guard isDot || cursor.classes(at: cursor.at).contains(.symbol) else { return }
      if cursor.at > start, startsComment { return }
      cursor.at += 1
    }
  }

  private mutating func readComment() {
    let start = cursor.at
    if cursor.byte(1) == UInt8(ascii: "/") {
      cursor.skipLine()
    } else {
      cursor.skipBlockComment(nested: true)
    }
    cursor.addComment(from: start)
  }

  /// Whether the token before touches this place and ends an operand, so that a suffix follows.
  private var followsOperand: Bool {
    cursor.spacing.isEmpty && cursor.read.tokens.last.map(endsOperand) ?? false
  }

  /// Returns whether a value can end with a token.
  func endsOperand(_ token: SourceToken) -> Bool {
    switch token.kind {
    case .identifier, .number, .string, .otherLiteral, .hashWord: return true
    case .keyword:
      switch token.keyword {
      case .`self`, .capitalSelf, .super, .nil, .true, .false, .any, .`init`, .try, .as: return true
      default: return false
      }
    case .mark:
      return [")", "]", "}", "?", "!"].contains(Unicode.Scalar(token.detail))
    case .symbol: return token.isMark(">")
    case .atWord, .unknown: return false
    }
  }
}

extension ByteCursor {
  /// Returns whether the condition in some bytes is never true in a build for users: `false`, `0`
  /// or `DEBUG`.
  func isNever(_ range: Range<Int>) -> Bool {
    let words = bytes[range].split { classes[Int($0)].contains(.blank) }
    guard words.count == 1 else { return false }
    return ["0", "false", "DEBUG"].contains { words[0].elementsEqual($0.utf8) }
  }
}
