import EventModel

/// Lines of a log with a gutter of line numbers, and carets below what matters.
struct Snippet {
  struct Mark {
    var line: Int
    /// The column of its first character, from 1.
    var column: Int
    /// One past the column of its last character; not past `column` if the whole line is meant.
    var endColumn: Int
    var label: String
    /// Whether it is what the finding is about.
    var isMain: Bool
  }

  /// The lines, in order; where numbers are missing the picture has a gap.
  var lines: [LogLine]

  var marks: [Mark]

  var gutter: Int

  /// The characters that fit on a line, the gutter included.
  var width: Int

  var paint: Paint
  var color: Paint.Color

  private static let least = 20

  /// Returns the picture, one text a line, from an empty gutter on.
  func draw() -> [String] {
    var picture = [edge()]
    var last: Int?
    let common = commonStart
    for line in lines {
      if let last, line.number > last + 1 { picture.append(paint(.frame, "...")) }
      last = line.number
      picture += draw(line, from: common)
    }
    return picture
  }

  /// The first character that is shown in every line where that is possible, so that the lines stay
  /// aligned as in the log.
  private var commonStart: Int {
    guard let mark = marks.first(where: \.isMain) ?? marks.first,
      let line = lines.first(where: { $0.number == mark.line })
    else { return 0 }
    let visible = VisibleText(line.text)
    return Window.start(
      of: visible.characters, marking: range(of: mark, in: visible, of: line), room: room)
  }

  private var room: Int { max(Self.least, width - gutter - 3) }

  private func edge(_ number: String = "", pointing color: Paint.Color? = nil) -> String {
    let pad = String(repeating: " ", count: max(0, gutter - number.count))
    guard let color else { return paint(.frame, pad + number + " |") }
    return paint(.frame, pad + number + " ") + paint(color, ">")
  }

  private func draw(_ line: LogLine, from common: Int) -> [String] {
    let own = marks.filter { $0.line == line.number }
    let visible = VisibleText(line.text)
    let ranges = own.map { range(of: $0, in: visible, of: line) }
    let window = Window(visible.characters, marking: ranges.first, from: common, room: room)
    // A whole line is marked at its edge; carets below all of it would show nothing.
    let pointer = own.first { isWhole($0) && $0.isMain }.map { _ in color }
    var rows = [(edge(String(line.number), pointing: pointer) + " " + window.text).trimmedEnd]
    for (mark, range) in zip(own, ranges) {
      rows += isWhole(mark) ? remark(mark, at: 0) : draw(mark, window.cells(of: range))
    }
    return rows
  }

  private func isWhole(_ mark: Mark) -> Bool { mark.endColumn <= mark.column }

  private func remark(_ mark: Mark, at indent: Int) -> [String] {
    if mark.label.isEmpty { return [] }
    let pad = edge() + " " + String(repeating: " ", count: indent)
    return TextLayout.wrap(mark.label, width: room - indent)
      .map { pad + paint(mark.isMain ? color : .frame, $0) }
  }

  private func range(of mark: Mark, in visible: VisibleText, of line: LogLine) -> Range<Int> {
    let range = visible.range(from: mark.column - line.skipped, to: mark.endColumn - line.skipped)
    if !range.isEmpty { return range }
    let first = visible.characters.firstIndex { $0 != " " } ?? 0
    return first..<max(first + 1, visible.characters.count)
  }

  private func draw(_ mark: Mark, _ cells: Range<Int>) -> [String] {
    let color = mark.isMain ? color : .frame
    let carets = String(repeating: mark.isMain ? "^" : "-", count: max(1, cells.count))
    let start =
      edge() + " " + String(repeating: " ", count: cells.lowerBound) + paint(color, carets)
    if mark.label.isEmpty { return [start] }
    if cells.upperBound + 1 + CellWidth.of(mark.label) <= room {
      return [start + " " + paint(color, mark.label)]
    }
    // A label that does not fit to the right of its carets moves left until it fits on one line.
    let indent = min(cells.lowerBound, max(0, room - CellWidth.of(mark.label)))
    return [start] + remark(mark, at: indent)
  }
}

/// The part of a long line that is shown: as much as fits, around what is marked.
private struct Window {
  private let characters: ArraySlice<Character>
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// Cuts a line to the available room; it starts at the common start if the mark is then visible.
  init(_ characters: [Character], marking mark: Range<Int>?, from common: Int, room: Int) {
    var start = common
    if let mark {
      let end = Self.cells(characters[min(start, mark.lowerBound)..<mark.upperBound])
      if mark.lowerBound < start || end > room - 2 {
        start = Self.start(of: characters, marking: mark, room: room)
      }
    } else if characters.count < start + Self.least {
      start = 0
    }
    isCutBefore = start > 0
    var rest = room - (start > 0 ? 1 : 0)
    if Self.cells(characters[start...]) > rest { rest -= 1 }
    var end = start
    while end < characters.count, rest >= CellWidth.of(characters[end]) {
      rest -= CellWidth.of(characters[end])
      end += 1
    }
    isCutAfter = end < characters.count
    self.characters = characters[start..<end]
  }

  /// A line that would show fewer characters than this is shown from its own start.
  private static let least = 8

  /// Returns the first character to show, so that the mark, some of what follows it, and as much as
  /// possible of what precedes it are visible.
  static func start(of characters: [Character], marking mark: Range<Int>, room: Int) -> Int {
    let whole = cells(characters[...])
    if whole <= room { return 0 }
    let after = min(cells(characters[mark.upperBound...]), room / 4)
    var over = cells(characters[..<mark.upperBound]) + after + 1 - room
    if over <= 0 { return 0 }
    over += 1
    var start = 0
    while start < mark.lowerBound, over > 0 {
      over -= CellWidth.of(characters[start])
      start += 1
    }
    return start
  }

  var text: String { (isCutBefore ? "…" : "") + String(characters) + (isCutAfter ? "…" : "") }

  func cells(of range: Range<Int>) -> Range<Int> {
    let shown = range.clamped(to: characters.startIndex..<characters.endIndex)
    let before = Self.cells(characters[characters.startIndex..<shown.lowerBound])
    let start = before + (isCutBefore ? 1 : 0)
    return start..<start + Self.cells(characters[shown])
  }

  private static func cells(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + CellWidth.of($1) }
  }
}
