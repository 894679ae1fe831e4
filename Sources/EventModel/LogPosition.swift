/// A position in a recorded log.
///
/// A reader that can read its input again leaves `line` at 0 and sets only the offset; the report
/// computes the line and the columns then. So lines are not counted for events that are not
/// reported.
public struct LogPosition: Hashable, Sendable {
  /// The byte offset of the callback, or of the line if it has no callback.
  public var offset: UInt64

  /// The number of marked bytes from `offset` on; 0 if only the line is meant.
  public var length: Int

  /// The line, from 1; 0 until it is computed.
  public var line: Int

  /// The column of the first marked character, from 1; 0 until it is computed.
  public var column: Int

  /// One past the column of the last marked character; 0 until it is computed.
  public var endColumn: Int

  /// How many more Unicode scalars than characters come before the first marked character in its
  /// line, and before the end of the last one. An emoji of several people is one character of many
  /// scalars; most formats count characters, SARIF counts scalars.
  package var (scalarsBefore, scalarsBeforeEnd): (Int32, Int32) = (0, 0)

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
