/// A value that a condition selects: `condition ? first : second`.
struct ValueChoice {
  var condition: Range<Int>
  var first: Range<Int>
  var second: Range<Int>
}

extension SourceText {
  /// Whether a token is the operator before a value that negates it.
  func isNegation(_ token: Int) -> Bool { isMark(token, "!") || matches(token, "!") }

  /// Returns the parts of a value that a condition selects; nil if it is another value.
  func choice(in value: Range<Int>) -> ValueChoice? {
    guard value.count > 4,
      let question = first("?", in: value, isMeant: { self[$0].spacing.contains(.space) }),
      let colon = first(":", in: question..<value.upperBound),
      value.lowerBound < question, question + 1 < colon, colon + 1 < value.upperBound
    else { return nil }
    return ValueChoice(
      condition: value.lowerBound..<question, first: question + 1..<colon,
      second: colon + 1..<value.upperBound)
  }

  /// Returns the first index in a range at which a mark stands outside of brackets.
  func first(
    _ mark: Unicode.Scalar, in range: Range<Int>, isMeant: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, mark), isMeant(index) { return index }
      index = after(index)
    }
    return nil
  }
}
