/// The words with which UIKit itself complains about callbacks. They name a callback and are none.
///
/// Seen from iOS 5 to iOS 17 in public issues.
enum FrameworkWarning {
  /// The words with which such a line begins, and those that it holds.
  static let phrases: [(start: StaticString, words: StaticString)] = [
    ("Unbalanced calls", "Unbalanced calls to begin/end appearance transitions for"),
    ("Calling", "directly on a view controller is not supported"),
  ]

  /// A part of the first phrase that stays as it is where a slash is escaped.
  static let mark = "appearance transitions"
}

extension CleanText {
  /// Returns the warning in a message, or nil if it is none. A sentence about one has words in front of it.
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
