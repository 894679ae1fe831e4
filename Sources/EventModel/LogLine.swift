/// A line of a log, or of source, as it was recorded.
package struct LogLine: Hashable, Sendable {
  /// The number of the line, from 1.
  package var number: Int

  /// The text without the line ending; it may contain any characters.
  package var text: String

  /// How many characters of the line come before the text; only a part of a very long line is kept.
  package var skipped: Int

  package init(_ number: Int, _ text: String, skipped: Int = 0) {
    self.number = number
    self.text = text
    self.skipped = skipped
  }
}
