/// A table of text: the first column to the left, the others to the right if they hold numbers.
package struct TextTable {
  private let header: [String]
  private let rows: [[String]]
  private let isRightAligned: Bool

  package init(_ header: [String], _ rows: [[String]], isRightAligned: Bool = true) {
    self.header = header
    self.rows = rows
    self.isRightAligned = isRightAligned
  }

  private var widths: [Int] {
    header.indices.map { column in
      ([header] + rows).map { CellWidth.of($0[column]) }.max() ?? 0
    }
  }

  /// Returns the table with aligned columns.
  package func text(_ paint: Paint) -> String {
    let widths = widths
    let lines = ([header] + rows).map { row in
      row.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - CellWidth.of(row[column]))
        return column == 0 || !isRightAligned ? row[column] + pad : pad + row[column]
      }.joined(separator: "  ").trimmedEnd
    }
    return ([paint(.frame, lines[0])] + lines.dropFirst()).map { $0 + "\n" }.joined()
  }

  /// The table in Markdown.
  package var markdown: String {
    let rule = header.indices.map { $0 == 0 || !isRightAligned ? "---" : "---:" }
    return ([header.map(MarkdownText.escaped), rule] + rows.map { $0.map(MarkdownText.escaped) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  /// The text without the blanks at its end.
  var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
