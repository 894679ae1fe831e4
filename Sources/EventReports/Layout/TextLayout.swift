package enum TextLayout {
  /// Returns a text as lines no wider than the width, broken at blanks; a longer word has its own
  /// line.
  ///
  /// Blanks at the start of a line are kept. Lines after the first are indented by `hanging`. Words
  /// wider than a line lose their middle if `cutsWords` is true.
  package static func wrap(
    _ text: String, width: Int, hanging: Int = 0, cutsWords: Bool = true
  ) -> [String] {
    let narrow = max(1, width - hanging)
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var count = line.count
    var isEmpty = true
    for whole in text.split(separator: " ") {
      let word = cutsWords ? cut(String(whole), to: max(narrow, 20)) : String(whole)
      let cells = CellWidth.of(word)
      if !isEmpty, count + 1 + cells > (lines.isEmpty ? width : narrow) {
        lines.append(line)
        (line, count, isEmpty) = ("", 0, true)
      }
      if !isEmpty { (line, count) = (line + " ", count + 1) }
      (line, count, isEmpty) = (line + word, count + cells, false)
    }
    lines.append(line)
    let indent = String(repeating: " ", count: hanging)
    return lines.enumerated().map { ($0.offset > 0 ? indent : "") + $0.element }
  }

  /// Returns a text no wider than some cells. A text that is too long loses its middle, since
  /// similar names differ at their ends.
  static func cut(_ text: String, to width: Int) -> String {
    cut(text, to: width, measure: CellWidth.of(_:))
  }

  /// Returns a text no wider than some units, of which each character has as many as `measure` says.
  static func cut(_ text: String, to width: Int, measure: (Character) -> Int) -> String {
    guard text.reduce(0, { $0 + measure($1) }) > width else { return text }
    var (head, tail): ([Character], [Character]) = ([], [])
    var rest = Array(text)[...]
    var room = width - measure("…")
    while let next = head.count <= tail.count ? rest.first : rest.last {
      room -= measure(next)
      if room < 0 { break }
      if head.count <= tail.count {
        head.append(rest.removeFirst())
      } else {
        tail.append(rest.removeLast())
      }
    }
    return String(head) + "…" + String(tail.reversed())
  }
}
