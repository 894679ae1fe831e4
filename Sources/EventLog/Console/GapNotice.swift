import EventModel

/// Lines with which a log says that it lacks messages: `--- 12 messages dropped ---`.
enum GapNotice {
  /// The words that are looked for. A search for those with `ppe` costs nothing, since callbacks have
  /// these letters too; the others are looked for in logs whose beginning has such a line.
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
  /// How many bytes of a text are searched for notices.
  private static let gapReach = 1 << 14

  /// Returns the vocabulary with words of notices about missing messages.
  func addingGaps(in text: [UInt8]) -> Vocabulary {
    let isFree = words.contains { $0.bytes.firstRange(of: "ppe".utf8) != nil }
    var all = self
    text.prefix(Self.gapReach).withUnsafeBufferPointer { start in
      // Most logs have none of the words, and then no pattern is compared.
      lazy var notices = start.split(separator: UInt8(ascii: "\n"))
        .filter { line in GapNotice.patterns.contains { line.matches($0) } }
      for word in GapNotice.words {
        let bytes = word.withUTF8Buffer(Array.init)
        guard
          isFree && bytes.firstRange(of: "ppe".utf8) != nil
            || start.holds(word) && notices.contains(where: { $0.firstRange(of: bytes) != nil })
        else { continue }
        all.words.append(
          Word(bytes: bytes, code: EventRecord.Code.gap, isForgiving: false, isSlip: true))
      }
    }
    return all
  }
}
