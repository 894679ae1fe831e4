/// A table of text: the first column is aligned left, the others are aligned right if they hold
/// numbers.
package struct TextTable {
  private let header: [String]
  private var rows: [[String]]
  private let isRightAligned: Bool

  package init(_ header: [String], _ rows: [[String]] = [], isRightAligned: Bool = true) {
    self.header = header
    self.rows = rows
    self.isRightAligned = isRightAligned
  }

  /// Adds a row; cells at its end may be missing.
  package mutating func add(_ row: [String]) { rows.append(row) }

  private var widths: [Int] {
    header.indices.map { column in
      ([header] + rows).map { $0.count > column ? CellWidth.of($0[column]) : 0 }.max() ?? 0
    }
  }

  package var lines: [String] {
    let widths = widths
    return ([header] + rows).map { row in
      row.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - CellWidth.of(row[column]))
        return column == 0 || !isRightAligned ? row[column] + pad : pad + row[column]
      }.joined(separator: "  ").trimmedEnd
    }
  }

  /// Returns the table as text, its header in a color.
  package func text(_ paint: Paint) -> String {
    let lines = lines
    return ([paint(.frame, lines[0])] + lines.dropFirst()).map { $0 + "\n" }.joined()
  }

  package var markdown: String {
    let rule = header.indices.map { $0 == 0 || !isRightAligned ? "---" : "---:" }
    return ([header.map(MarkdownText.escaped), rule] + rows.map { $0.map(MarkdownText.escaped) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
