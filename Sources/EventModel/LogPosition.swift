/// A place in a recorded log.
///
/// A reader that can read its input again leaves `line` at 0 and gives the offset; the report
/// resolves the place then. That keeps counting lines off the path of events that are not reported.
public struct LogPosition: Hashable, Sendable {
  /// The number of bytes before the callback's first byte, or before the line's, if it has none.
  public var offset: UInt64

  /// How many bytes are marked from `offset` on; 0 if only the line is meant.
  public var length: Int

  /// The line, from 1; 0 while it is not resolved.
  public var line: Int

  /// The column of the first marked character, from 1; 0 while it is not resolved.
  public var column: Int

  /// One past the column of the last marked character; 0 while it is not resolved.
  public var endColumn: Int

  /// Makes a position.
  public init(
    offset: UInt64, length: Int = 0, line: Int = 0, column: Int = 0, endColumn: Int = 0
  ) {
    self.offset = offset
    self.length = length
    self.line = line
    self.column = column
    self.endColumn = endColumn
  }
}
