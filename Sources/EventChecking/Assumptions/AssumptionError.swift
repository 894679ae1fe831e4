/// An error in the text of an assumption: its position, what was found, and what was expected.
public struct AssumptionError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column of the first character that is wrong, from 1.
  public var column: Int

  /// The number of characters that are wrong; 0 at the end of the line.
  public var length: Int

  /// The message, lower case, without a full stop.
  public var message: String

  /// The text that was found; empty at the end of the line.
  public var found: String

  /// What was expected, as text; empty if the error is not an unexpected word.
  public var expected: [String] = []

  /// The suggested replacement, if there is one.
  public var suggestion: String?

  /// The whole line.
  public var source: String
}

extension AssumptionError: CustomStringConvertible {
  /// The position and the message, the line with carets below the part that is wrong, and the
  /// suggestion.
  public var description: String {
    var lines = ["\(line):\(column): \(message)", "  \(source)", "  \(indent)\(carets)"]
    if let suggestion { lines.append("  did you mean `\(suggestion)`?") }
    return lines.joined(separator: "\n")
  }

  /// Blanks up to the column; tabs are kept, so that the carets are below their characters.
  private var indent: String {
    String(source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
  }

  private var carets: String { String(repeating: "^", count: max(1, length)) }
}
