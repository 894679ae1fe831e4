internal import EventModel

extension SwiftLexer {
  /// A level of nested literals: the text of a string, or the code that it interpolates.
  private enum Frame {
    case text(pounds: Int, isMultiline: Bool)
    case interpolation(parentheses: Int, isMultiline: Bool)
  }

  /// Reads a string literal, with everything that it interpolates, as one token.
  ///
  /// A string that is not closed ends with its line, or with the file if it may have several lines.
  mutating func readString(pounds: Int) {
    let start = cursor.at
    if !skipString(pounds: pounds) {
      allowsLongInterpolation = false
      cursor.at = start
      if !skipString(pounds: pounds) { cursor.at = cursor.end }
    }
    cursor.add(.string, from: start)
  }

  /// Moves behind a string literal.
  ///
  /// - Returns: False if the file ended inside the interpolation of a one-line string.
  private mutating func skipString(pounds: Int) -> Bool {
    var frames = [openString(pounds)]
    while let frame = frames.last {
      guard cursor.at < cursor.end else { return !isInLongInterpolation(frames) }
      switch frame {
      case .text(let pounds, let isMultiline): skipText(&frames, pounds, isMultiline)
      case .interpolation(let depth, let isMultiline): skipCode(&frames, depth, isMultiline)
      }
    }
    return true
  }

  private func isInLongInterpolation(_ frames: [Frame]) -> Bool {
    allowsLongInterpolation
      && frames.contains {
        if case .interpolation(_, false) = $0 { true } else { false }
      }
  }

  /// Moves behind the pounds and quotes that open a string.
  private mutating func openString(_ pounds: Int) -> Frame {
    cursor.at += pounds
    let isMultiline = cursor.byte(1) == UInt8(ascii: "\"") && cursor.byte(2) == UInt8(ascii: "\"")
    // `#"""#` is a raw string of one quote.
    let isRawQuote =
      isMultiline && pounds > 0 && hasPounds(pounds, after: 3)
      && !opensLine(after: 3)
    cursor.at += isMultiline && !isRawQuote ? 3 : 1
    return .text(pounds: pounds, isMultiline: isMultiline && !isRawQuote)
  }

  private func opensLine(after offset: Int) -> Bool {
    cursor.at + offset >= cursor.end || cursor.byte(offset).isLineEnd
  }

  private func hasPounds(_ pounds: Int, after offset: Int) -> Bool {
    (0..<pounds).allSatisfy { cursor.byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipText(_ frames: inout [Frame], _ pounds: Int, _ isMultiline: Bool) {
    while cursor.at < cursor.end {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "\""), closesString(pounds, isMultiline) {
        cursor.at += (isMultiline ? 3 : 1) + pounds
        frames.removeLast()
        return
      }
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
        cursor.at += 1 + pounds
        if cursor.byte() == UInt8(ascii: "("), frames.count < Limits.sourceDepth {
          cursor.at += 1
          frames.append(.interpolation(parentheses: 1, isMultiline: isMultiline))
          return
        }
        if cursor.at < cursor.end, !cursor.byte().isLineEnd { cursor.at += 1 }
        continue
      }
      if byte.isLineEnd, !isMultiline {
        frames.removeLast()
        return
      }
      cursor.at += 1
    }
  }

  private func closesString(_ pounds: Int, _ isMultiline: Bool) -> Bool {
    guard isMultiline else { return hasPounds(pounds, after: 1) }
    return cursor.byte(1) == UInt8(ascii: "\"") && cursor.byte(2) == UInt8(ascii: "\"")
      && hasPounds(pounds, after: 3)
  }

  /// Moves behind the next part of interpolated code.
  private mutating func skipCode(_ frames: inout [Frame], _ depth: Int, _ isMultiline: Bool) {
    switch cursor.byte() {
    case UInt8(ascii: "("):
      frames[frames.count - 1] = .interpolation(parentheses: depth + 1, isMultiline: isMultiline)
      cursor.at += 1
    case UInt8(ascii: ")"):
      cursor.at += 1
      if depth == 1 {
        frames.removeLast()
      } else {
        frames[frames.count - 1] = .interpolation(parentheses: depth - 1, isMultiline: isMultiline)
      }
    case UInt8(ascii: "\""): openNested(&frames, pounds: 0)
    case UInt8(ascii: "#"):
      var pounds = 1
      while cursor.byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
      if cursor.byte(pounds) == UInt8(ascii: "\"") {
        openNested(&frames, pounds: pounds)
      } else {
        cursor.at += pounds
      }
    case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "*"):
      cursor.skipBlockComment(nested: true)
    case UInt8(ascii: "/") where cursor.byte(1) == UInt8(ascii: "/"): cursor.skipLine()
    case .lineFeed, .carriageReturn:
      if isMultiline || allowsLongInterpolation {
        cursor.at += 1
      } else {
        closeLine(&frames)
      }
    default: cursor.at += 1
    }
  }

  private mutating func openNested(_ frames: inout [Frame], pounds: Int) {
    guard frames.count < Limits.sourceDepth else {
      cursor.at += pounds + 1
      return
    }
    frames.append(openString(pounds))
  }

  /// Ends the innermost strings that end with a line.
  private func closeLine(_ frames: inout [Frame]) {
    while let frame = frames.last {
      switch frame {
      case .text(_, true), .interpolation(_, true): return
      case .text(_, false), .interpolation(_, false): frames.removeLast()
      }
    }
  }
}
