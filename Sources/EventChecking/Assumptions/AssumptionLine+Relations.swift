import EventModel

// Words of everyday language between two events.
extension AssumptionLine {
  /// Returns the error about everyday words after an event, such as `is always called after`, with
  /// the sentence's words that mean the same; nil if none are known to.
  ///
  /// All words up to the next event count: `always before` and `always after` are opposites.
  func otherRelation(_ expected: [String]) -> AssumptionError? {
    let found = tokensToCallback
    let relation = Self.withoutFillers(found.map { $0.text.lowercased() })
    guard let first = found.first, let last = found.last, let meant = Self.meanings[relation]
    else { return nil }
    var error = error("expected \(MessageText.list(expected, "or")), found `\(text(of: found))`")
    error.length = last.column + last.text.count - first.column
    error.found = text(of: found)
    error.expected = expected
    error.suggestion = meant
    return error
  }

  private func text(of tokens: ArraySlice<AssumptionToken>) -> String {
    tokens.map(\.text).joined(separator: " ")
  }

  /// Words that add nothing to a relation.
  private static let fillers: Set<String> = [
    "is", "are", "be", "gets", "comes", "come", "happens", "occurs", "runs", "fires", "arrives",
    "called", "always", "must", "should", "will", "shall", "it", "has", "to",
  ]

  private static func withoutFillers(_ words: [String]) -> String {
    words.filter { !fillers.contains($0) }.joined(separator: " ")
  }

  /// The words of a sentence by those of a relation without fillers.
  private static let meanings = Dictionary(
    relations.map { (withoutFillers($0.key.split(separator: " ").map(String.init)), $0.value) }
  ) { first, _ in first }

  /// Relations as other languages and tools name them, each with the words of a sentence.
  private static let relations = [
    "before": "before", "precede": "before", "precedes": "before", "earlier than": "before",
    "prior to": "before", "only after": "only after", "after": "only after",
    "follow": "only after", "follows": "only after", "later than": "only after",
    "requires": "only after",
    "needs": "only after", "depends on": "only after", "preceded by": "only after",
    "leads to": "leads to", "then": "leads to", "causes": "leads to", "triggers": "leads to",
    "followed by": "leads to", "eventually": "leads to", "results in": "leads to",
    "right before": "right before", "immediately before": "right before",
    "directly before": "right before", "just before": "right before",
    "immediately followed by": "right before", "directly followed by": "right before",
    "paired with": "paired with", "matched by": "paired with", "matched with": "paired with",
    "balanced by": "balanced by", "balanced with": "balanced by",
    "once": "exactly once", "exactly once": "exactly once", "at most once": "at most once",
    "at least once": "at least once", "only once": "exactly once",
    "never twice": "at most once", "never more than once": "at most once",
    "not more than once": "at most once", "no more than once": "at most once",
  ]
}
