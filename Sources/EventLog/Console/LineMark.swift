/// The meaning of the first characters of a page's line, before the line is cleaned.
enum LineMark: Equatable {
  /// An entry of a list, or bold letters: `- …`, `3. …`, `**…`.
  case item
  /// A cell of a web page: `<td>…`.
  case cell
  /// An answer to a question, with its letter in lower case: `b) …`.
  case choice(UInt8)
  /// Only an arrow or a bar between two steps of a chart.
  case step
  /// A branch of a tree, `└─ …`, or a row of a table between lines, `│ … │ … │`.
  case drawing

  private static let marks: [(TextPattern, LineMark)] = [
    (TextPattern("[ \t>]*\\|[ \t\r]*"), .step),
    (TextPattern("[ \t>]*(↓|▼|⬇|⇩|▲|↑).?.?.?.?"), .step),
    (TextPattern("[ \t>]*(├─|└─)…\\a…"), .drawing),
    (TextPattern("[ \t>]*(│|┃|║)…\\a…(│|┃|║)…\\a…(│|┃|║)…"), .drawing),
    (TextPattern("[ \t>]*(•|[\\-*+] |\\*\\*|\\d+([.)]|、)|(\\(|（)\\d+(\\)|）))…"), .item),
    (TextPattern("[ \t>]*<[a-z]…"), .cell),
    (TextPattern("[ \t>]*\\a[.)] …"), .choice(0)),
  ]

  /// Examines a line, or returns nil if it has no such mark.
  init?(_ line: ArraySlice<UInt8>) {
    guard let mark = Self.marks.first(where: { line.matches($0.0) })?.1 else { return nil }
    self = mark
    if mark == .choice(0), let letter = line.first(where: \.isLetter) {
      self = .choice(letter | 0x20)
    }
  }
}
