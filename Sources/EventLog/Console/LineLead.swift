extension CleanText {
  /// Skips what is put before pasted lines: list marks, quote marks, comment marks.
  ///
  /// - Parameters:
  ///   - start: The start of the line.
  ///   - keepsNumbers: Whether `2: ` is a name in this log.
  func lead(
    from start: Int, keepsNumbers: Bool = false
  ) -> (end: Int, isComment: Bool, isHeading: Bool) {
    var index = start
    let isRow = count > 0 && self[start] == UInt8(ascii: "|")
    var isComment = false
    while index < count {
      let next = index + 1 < count ? self[index + 1] : 0x20
      switch self[index] {
      case 0x20, UInt8(ascii: "`"), UInt8(ascii: "|"): index += 1
      case UInt8(ascii: ">"): index += 1
      case UInt8(ascii: "*") where next == 0x20 || next == UInt8(ascii: "*"): index += 1
      case UInt8(ascii: "-") where next == 0x20, UInt8(ascii: "+") where next == 0x20: index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
        isComment = true
        while index < count, self[index] == UInt8(ascii: "/") || self[index] == UInt8(ascii: "*") {
          index += 1
        }
      // `| # | controller | call |` is the head of a table.
      case UInt8(ascii: "#") where isRow && next == 0x20: index += 1
      case UInt8(ascii: "#") where next == 0x20 || next == UInt8(ascii: "#"):
        // A row of more number signs, or one at both ends of the line, is not a Markdown heading.
        let signs = (index..<count).prefix { self[$0] == UInt8(ascii: "#") }.count
        let isFrame = signs > 2 && (count - signs..<count).allSatisfy { self[$0] == 0x23 }
        guard signs > Self.deepestHeading || isFrame else { return (index, isComment, true) }
        index += signs
      case _ where self[index].isDigit:
        guard let end = endOfNumber(at: index),
          !keepsNumbers || self[end - 1] != UInt8(ascii: ":")
        else { return (index, isComment, false) }
        index = end
      default: return (index, isComment, false)
      }
    }
    return (index, isComment, false)
  }

  /// The most number signs of a Markdown heading.
  private static let deepestHeading = 6

  /// Returns the end of a list number: `14: `, `3. `, `2) `.
  func endOfNumber(at start: Int) -> Int? {
    var index = start
    while index < count, self[index].isDigit { index += 1 }
    guard index - start <= 5, index + 1 < count, self[index].isOne(of: ".):,"),
      self[index + 1] == 0x20 || !self[index + 1].isDigit && self[index] != UInt8(ascii: ":")
    else { return nil }
    return index + 1
  }
}
