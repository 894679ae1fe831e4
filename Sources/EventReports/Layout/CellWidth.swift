package enum CellWidth {
  /// Returns how many cells a character takes: 2 for wide East Asian characters and emoji, none for
  /// marks that combine with the character before, else 1.
  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first, first.value >= 0x300 else { return 1 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    if invisible.contains(where: { $0.contains(first.value) }) { return 0 }
    let isWide = first.properties.isEmojiPresentation || wide.contains { $0.contains(first.value) }
    return isWide ? 2 : 1
  }

  package static func of(_ text: some StringProtocol) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Combining marks, and characters that join or hide others (Unicode, general categories Mn and
  /// Cf).
  private static let invisible: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x200B...0x200D, 0x2060...0x2060, 0xFE00...0xFE0F,
  ]

  /// The other blocks whose characters are wide (Unicode, EastAsianWidth: W and F), in order.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
