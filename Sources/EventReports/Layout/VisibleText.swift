/// A line of a log that is safe to print: no character moves the cursor or reverses the text.
package struct VisibleText: Hashable, Sendable {
  package private(set) var characters: [Character] = []

  /// For each character of the line, how many of the characters to show come before it.
  private var starts: [Int] = []

  /// Makes a line visible: tabs become blanks, and control characters become their pictures.
  package init(_ line: String, tabStop: Int = 4) {
    for character in line {
      starts.append(characters.count)
      if character == "\t" {
        let count = tabStop - characters.count % tabStop
        characters.append(contentsOf: repeatElement(" ", count: count))
      } else {
        characters.append(contentsOf: Self.visible(character))
      }
    }
    starts.append(characters.count)
  }

  package var text: String { String(characters) }

  /// Returns the characters to show for some columns of the line; columns count from 1.
  package func range(from column: Int, to endColumn: Int) -> Range<Int> {
    let first = starts[min(max(column - 1, 0), starts.count - 1)]
    let last = starts[min(max(endColumn - 1, 0), starts.count - 1)]
    return first..<max(first, last)
  }

  private static func visible(_ character: Character) -> [Character] {
    guard character.unicodeScalars.contains(where: isUnsafe) else { return [character] }
    return character.unicodeScalars.map { isUnsafe($0) ? picture(of: $0) : Character($0) }
  }

  /// Whether a character is a control character or changes the direction of text (CVE-2021-42574).
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0..<0x20: Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

extension TextLayout {
  /// Returns a text on one line that is safe to show.
  package static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    return VisibleText(text.split(whereSeparator: \.isNewline).joined(separator: " ")).text
  }
}
