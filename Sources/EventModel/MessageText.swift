/// Text in messages: texts of a log, shortened if too long, and lists of words.
package enum MessageText {
  /// Returns a text of at most `limit` characters; a longer one keeps its start and its end.
  ///
  /// - Complexity: O(limit) for a long text.
  package static func of(_ text: String, limit: Int = 240) -> String {
    guard text.utf8.count > limit else { return text }
    let tail = limit / 4
    guard text.prefix(limit + 1).count > limit else { return text }
    return text.prefix(limit - tail - 1) + "…" + text.suffix(tail)
  }

  /// Returns a noun with its article: `a state`, `an outcome`.
  package static func withArticle(_ noun: String) -> String {
    (noun.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + noun
  }

  /// Returns a list of words as in a sentence: `a`, `a and b`, `a, b and c`.
  package static func list(_ words: [String], _ last: String = "and") -> String {
    guard words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(last) \(words[words.count - 1])"
  }
}
