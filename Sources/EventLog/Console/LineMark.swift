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
  /// A branch of a tree: `└─ …`.
  case drawing

  /// Examines a line, or returns nil if it has no such mark.
  init?(_ line: ArraySlice<UInt8>) {
    let line = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    guard let first = line.first else { return nil }
    let rest = line.dropFirst()
    let next = rest.first ?? 0x20
    if first == UInt8(ascii: "|"), rest.allSatisfy({ $0 <= 0x20 }) {
      self = .step
    } else if first == 0xE2, line.count > 2 {
      guard let mark = Self.drawn(line) else { return nil }
      self = mark
    } else if first.isOne(of: "-*+"), next == 0x20 || first == UInt8(ascii: "*") && next == first {
      self = .item
    } else if first == UInt8(ascii: "<"), next.isLetter, !next.isCapital {
      self = .cell
    } else if first.isDigit, let sign = rest.first(where: { !$0.isDigit }), sign.isOne(of: ".)") {
      self = .item
    } else if first.isLetter, next.isOne(of: ".)"), rest.dropFirst().first == 0x20 {
      self = .choice(first | 0x20)
    } else {
      return nil
    }
  }

  /// Returns the meaning of a line that starts with a character of three bytes.
  private static func drawn(_ line: ArraySlice<UInt8>) -> LineMark? {
    if ["├─", "└─"].contains(where: { line.starts(with: $0.utf8) }) {
      return line.contains { $0.isLetter } ? .drawing : nil
    }
    if line.starts(with: "•".utf8) { return .item }
    let isArrow = ["↓", "▼", "⬇", "⇩", "▲", "↑"].contains { line.starts(with: $0.utf8) }
    return isArrow && line.count <= 7 ? .step : nil
  }
}
