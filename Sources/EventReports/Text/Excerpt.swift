import EventModel

/// A line of a file with carets below a part of it, for messages about what the user wrote.
package enum Excerpt {
  /// Returns the picture of a line, one text a line; columns count from 1.
  package static func draw(
    _ line: String, number: Int, columns: Range<Int>, width: Int = 100
  ) -> [String] {
    let mark = Snippet.Mark(
      line: number, column: columns.lowerBound, endColumn: columns.upperBound, label: "",
      isMain: true)
    // A place just past the end of the line has its own cell.
    let line = columns.lowerBound > line.count ? line + " " : line
    return Snippet(
      lines: [LogLine(number, line)], marks: [mark], gutter: String(number).count, width: width,
      paint: Paint(isOn: false), color: .error
    ).draw()
  }
}
