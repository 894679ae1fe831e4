/// Phrases of UIKit's own warnings, which name a callback but are not calls.
///
/// Seen from iOS 5 to iOS 17 in public issues.
enum FrameworkWarning {
  /// The start of each warning, and words that it contains.
  static let phrases: [(start: StaticString, words: StaticString)] = [
    ("Unbalanced calls", "Unbalanced calls to begin/end appearance transitions for"),
    ("Calling", "directly on a view controller is not supported"),
  ]

  /// A part of the first phrase without a slash, which a format may escape.
  static let mark = "appearance transitions"
}

extension CleanText {
  /// Returns the warning in a message, or nil. A sentence about a warning has words before it.
  func frameworkWarning(in body: Range<Int>) -> ConsoleReading? {
    let isWarning = FrameworkWarning.phrases.contains { phrase in
      guard find(phrase.words, in: body) != nil, let start = find(phrase.start, in: body) else {
        return false
      }
      let front = trimmed(body.lowerBound..<start, back: "\"'`*( ")
      return front.isEmpty
        || self[front.upperBound - 1].isOne(of: "]:>)|-") && plainWords(in: front) < 3
    }
    guard isWarning else { return nil }
    guard let open = last("<", in: body), let close = first(">", in: open..<body.upperBound) else {
      return .warning(nil)
    }
    return .warning(pointer(open..<close + 1))
  }
}
