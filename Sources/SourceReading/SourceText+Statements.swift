extension SourceText {
  /// Returns whether a token starts a statement or a declaration, judged by the spaces and the
  /// tokens around it: it is the first of its line, and neither it nor the token before joins the
  /// two lines.
  ///
  /// In Objective-C a statement starts only after `;`, `{` and `}`.
  package func startsStatement(_ index: Int) -> Bool {
    guard index > 0, index < count else { return index == 0 }
    let before = tokens[index - 1]
    if before.isMark(";") || before.isMark("{") || before.isMark("}") && file.language != .swift {
      return true
    }
    guard file.language == .swift, tokens[index].startsLine else { return false }
    return !goesOn(after: index - 1) && !joins(index)
  }

  /// Returns whether an expression continues after a token.
  private func goesOn(after index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .symbol: return !isSuffix(index)
    case .mark:
      return ["(", "[", ",", ":", ".", "\\", "@"].contains(where: token.isMark)
    case .keyword:
      switch token.keyword {
      case .try, .as, .is, .in, .case, .let, .var, .where, .inout: return true
      default: return false
      }
    default: return false
    }
  }

  /// Returns whether an operator belongs to the operand before it: no space before, one after.
  private func isSuffix(_ index: Int) -> Bool {
    tokens[index].isMark(">")
      || !tokens[index].spacing.contains(.space)
        && (index + 1 >= count || tokens[index + 1].spacing.contains(.space))
  }

  /// Returns whether the first token of a line continues the line before.
  private func joins(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .symbol:
      return index + 1 < count && tokens[index + 1].spacing.contains(.space)
    case .mark:
      return [".", ":", ",", "?", ")", "]", "{"].contains(where: token.isMark)
    case .keyword:
      switch token.keyword {
      case .as, .is, .else, .where, .in, .catch: return true
      default: return false
      }
    default: return false
    }
  }

  /// Returns the ranges between the commas of a list; commas inside brackets are skipped.
  func elements(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isMark(index, ",") {
        if index > start { result.append(start..<index) }
        start = index + 1
        index = start
      } else {
        index = after(index)
      }
    }
    if range.upperBound > start { result.append(start..<range.upperBound) }
    return result
  }
}
