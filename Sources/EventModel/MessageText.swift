/// Text of a log inside a message: as it is, unless it is too long to be read.
public enum MessageText {
  /// Returns a text of at most so many characters; a longer one keeps its start and its end.
  ///
  /// - Complexity: O(limit) for a long text.
  public static func of(_ text: String, limit: Int = 240) -> String {
    guard text.utf8.count > limit else { return text }
    let tail = limit / 4
    guard text.prefix(limit + 1).count > limit else { return text }
    return text.prefix(limit - tail - 1) + "…" + text.suffix(tail)
  }
}
