import EventModel

/// Lines with which a log says that it lacks messages: `--- 12 messages dropped ---`.
enum GapNotice {
  /// The words that are looked for in logs whose beginning has such a line with them: each requires a
  /// search, which other logs do not need.
  fileprivate static let words: [StaticString] = [
    "dropped", "Dropped", "suppressed", "Suppressed", "lost", "Lost", "discarded", "Discarded",
    "repeated", "compose failure", "LOGGING VOLUME",
  ]

  private static let lost = "(dropped|suppressed|discarded|lost|Dropped|Suppressed|Discarded|Lost)"
  private static let messages = "(message|line|duplicate|log |entr)"

  fileprivate static let patterns = [
    TextPattern(#"…\d+ +(\a+ +)?\#(messages)\a* *((were|was|have been|got) +)?\#(lost)…"#),
    TextPattern(#"…\#(lost) +[>=]*\d+ +(\a+ +)?\#(messages)…"#),
    TextPattern(#"…last message repeated \d+ time…"#),
    TextPattern(#"…remaining messages …discarded…"#),
    TextPattern(#"…<compose failure …"#),
    TextPattern(#"…HIGH LOGGING VOLUME…"#),
  ]
}

extension CleanText {
  /// Whether a message says that others are missing.
  func isGapNotice(_ body: Range<Int>) -> Bool {
    GapNotice.patterns.contains { end(of: $0, in: body) != nil }
  }
}

extension Vocabulary {
  /// Returns the vocabulary with the words of a text's notices about missing messages.
  func addingGaps(in text: [UInt8]) -> Vocabulary {
    var all = self
    text.withUnsafeBufferPointer { text in
      lazy var lines = text.split(separator: UInt8(ascii: "\n"))
      for word in GapNotice.words where text.holds(word) {
        let isUsed = lines.contains { line in
          UnsafeBufferPointer(rebasing: line).holds(word)
            && GapNotice.patterns.contains { line.matches($0) }
        }
        guard isUsed else { continue }
        all.words.append(
          Word(
            bytes: word.withUTF8Buffer(Array.init), code: EventRecord.Code.gap, isForgiving: false,
            isSlip: true))
      }
    }
    return all
  }
}
