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

  /// The cell of a column that does not apply to a row.
  static let none = "–"

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

  /// Returns the table as text no wider than some cells, if that can be: the texts in its last
  /// column are wrapped, or the columns stand in several parts below each other. A part has the rows
  /// that say something in it.
  package func text(_ paint: Paint, width: Int) -> String {
    let total = widths.reduce(0) { $0 + $1 + 2 } - 2
    if total <= width { return text(paint) }
    if let wrapped = withLastColumnWrapped(width) { return wrapped.text(paint) }
    return parts(width).map { $0.text(paint) }.joined(separator: "\n")
  }

  /// Returns the table with the lines of its last column as rows; nil if its texts have no blanks or
  /// the other columns leave no room for them.
  private func withLastColumnWrapped(_ width: Int) -> TextTable? {
    let last = header.count - 1
    let room = width - widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let words = rows.compactMap { $0.count > last ? $0[last] : nil }
      .flatMap { $0.split(separator: " ") }
    guard !isRightAligned, last > 0, words.allSatisfy({ CellWidth.of($0) <= room }) else {
      return nil
    }
    var table = TextTable(header, isRightAligned: false)
    for row in rows {
      guard row.count > last else {
        table.add(row)
        continue
      }
      for (index, line) in TextLayout.wrap(row[last], width: room).enumerated() {
        let start = index == 0 ? row.dropLast() : [String](repeating: "", count: last)[...]
        table.add(start + [line])
      }
    }
    return table
  }

  /// Returns tables with as many of the columns as fit, each with the first column.
  private func parts(_ width: Int) -> [TextTable] {
    let widths = widths
    var parts: [[Int]] = []
    var count = 0
    for column in header.indices.dropFirst() {
      if parts.isEmpty || count + 2 + widths[column] > width {
        parts.append([0])
        count = widths[0]
      }
      parts[parts.count - 1].append(column)
      count += 2 + widths[column]
    }
    return parts.map { columns in
      let rows = rows.map { row in columns.filter(row.indices.contains).map { row[$0] } }
      return TextTable(
        columns.map { header[$0] },
        rows.filter { $0.dropFirst().contains { $0 != Self.none } },
        isRightAligned: isRightAligned)
    }
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
