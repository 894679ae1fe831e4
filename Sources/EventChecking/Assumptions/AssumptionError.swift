/// What is wrong with the text of an assumption: where, what was read, and what could stand there.
public struct AssumptionError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column of the first character in question, from 1.
  public var column: Int

  /// How many characters are in question; 0 at the end of the line.
  public var length: Int

  /// What is wrong, in words, lower case, no full stop.
  public var message: String

  /// What was read there; empty at the end of the line.
  public var found: String

  /// What could stand there, in words; empty if something else is wrong than the next word.
  public var expected: [String]

  /// What was probably meant.
  public var suggestion: String?

  /// The whole line.
  public var source: String

  /// Makes an error; set what could stand there and what was meant afterwards.
  public init(
    line: Int, column: Int, length: Int, message: String, found: String, source: String
  ) {
    self.line = line
    self.column = column
    self.length = length
    self.message = message
    self.found = found
    self.source = source
    expected = []
  }
}

extension AssumptionError: CustomStringConvertible {
  /// The place and the message, then the line with carets under what is in question, then what was
  /// probably meant.
  public var description: String {
    var lines = ["\(line):\(column): \(message)", "  \(source)", "  \(indent)\(carets)"]
    if let suggestion { lines.append("  did you mean `\(suggestion)`?") }
    return lines.joined(separator: "\n")
  }

  /// Blanks up to the column; tabs stay tabs, so that the carets stand under their place.
  private var indent: String {
    String(source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
  }

  private var carets: String { String(repeating: "^", count: max(1, length)) }
}
