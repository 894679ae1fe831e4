/// A place in client source that a message points at.
package struct SourceSite: Hashable, Sendable, Comparable {
  /// The file's path, as it was given.
  package var file: String

  /// The line, from 1.
  package var line: Int

  /// The column, from 1, in bytes.
  package var column: Int

  /// The column one past the end, on the same line.
  package var endColumn: Int

  package init(file: String, line: Int, column: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn
  }

  /// Returns whether the first site comes before the second: by file, line, column.
  package static func < (first: SourceSite, second: SourceSite) -> Bool {
    (first.file, first.line, first.column, first.endColumn)
      < (second.file, second.line, second.column, second.endColumn)
  }
}
