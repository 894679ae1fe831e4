import EventModel

extension Limits {
  /// The most elements of a list in the code for which a loop's body is read.
  static let literalElements = 16
}

extension SourceBodyReader {
  /// Returns the elements of a list that is written in the code and ends with a token: `a` and `b` in
  /// `[a, b]`, `[a, b].compactMap { $0 }` and `@[a, b]`. Returns none for anything else.
  func literalElements(endingAt end: Int) -> [Range<Int>] {
    var end = end
    if let list = endOfUnwrapped(end) { end = list }
    guard end > 0, text.isMark(end, "]"), let open = text.partner(of: end), isLiteral(open) else {
      return []
    }
    let found = elements(cut(open + 1, end))
    let isDictionary = found.contains { text.first(":", in: $0) != nil }
    return isDictionary || found.count > Limits.literalElements ? [] : found
  }

  /// Whether a square bracket opens a list, and not a subscript or a message.
  private func isLiteral(_ open: Int) -> Bool {
    if text.file.language == .objectiveC { return text.isMark(open - 1, "@") }
    return open == 0 || text[open].startsLine || !text.endsOperand(open - 1)
  }

  /// Returns the last token of the list in `list.compactMap { $0 }` and `list.compactMap({ $0 })`.
  private func endOfUnwrapped(_ end: Int) -> Int? {
    guard text.isMark(end, "}") || text.isMark(end, ")"), let open = text.partner(of: end),
      open > 2, text.matches(open - 1, "compactMap"), text.isMark(open - 2, "."),
      (open + 1..<end).filter({ text[$0].isWord }).map(text.string) == ["$0"]
    else { return nil }
    return open - 3
  }
}
