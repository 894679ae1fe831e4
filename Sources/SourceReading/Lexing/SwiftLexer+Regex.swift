extension SwiftLexer {
  /// Reads a regular expression between slashes, if there is one here.
  ///
  /// It follows the compiler: a regular expression starts where a value can start, neither its
  /// first nor its last byte is a space, its parentheses are in pairs, and it ends on the same
  /// line.
  mutating func readRegex() -> Bool {
    guard startsValue, cursor.at >= noRegexBefore else { return false }
    let start = cursor.at
    let (end, isRegex) = regexEnd(from: start + 1)
    guard isRegex else {
      noRegexBefore = end
      return false
    }
    cursor.at = end
    cursor.add(.otherLiteral, from: start)
    return true
  }

  /// Whether a value can start here, judged by the token before and the spaces around.
  private var startsValue: Bool {
    let next = cursor.byte(1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), !next.isLineEnd else {
      return false
    }
    guard let last = cursor.read.tokens.last, !cursor.spacing.contains(.line) else { return true }
    return !endsOperand(last) || last.keyword == .try || last.keyword == .as
  }

  /// Returns where a regular expression ends, or where it is found not to be one.
  private func regexEnd(from start: Int) -> (end: Int, isRegex: Bool) {
    var depth = 0
    var isInClass = false
    var index = start
    while index < cursor.end {
      let byte = cursor.bytes[index]
      switch byte {
      case .lineFeed, .carriageReturn: return (index, false)
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return (index, false) }
      case UInt8(ascii: "/"):
        let before = cursor.bytes[index - 1]
        let isSpaced = before == UInt8(ascii: " ") || before == UInt8(ascii: "\t")
        let isEscaped = isSpaced && cursor.bytes[index - 2] == UInt8(ascii: "\\")
        return (index + 1, depth == 0 && (!isSpaced || isEscaped))
      default: break
      }
      index += 1
    }
    return (index, false)
  }

  /// Reads a regular expression between slashes and pounds, which may hold several lines if a line end
  /// follows the first slash.
  mutating func readExtendedRegex(pounds: Int) {
    let start = cursor.at
    cursor.at += pounds + 1
    let isMultiline = cursor.byte().isLineEnd
    while cursor.at < cursor.end {
      let byte = cursor.byte()
      if byte.isLineEnd, !isMultiline { break }
      if byte == UInt8(ascii: "/"),
        (0..<pounds).allSatisfy({ cursor.byte(1 + $0) == UInt8(ascii: "#") })
      {
        cursor.at += 1 + pounds
        break
      }
      cursor.at += byte == UInt8(ascii: "\\") && !cursor.byte(1).isLineEnd ? 2 : 1
    }
    cursor.at = min(cursor.at, cursor.end)
    cursor.add(.otherLiteral, from: start)
  }
}
