/// An estimate of how wide text is in a sans-serif font, for drawings that cannot measure it.
///
/// The widths are those of DejaVu Sans, the widest font that drawings name, so that text which is cut
/// to a width has room in each of them.
struct TextWidth {
  /// The size of the font in pixels.
  var size: Int
  var isBold = false

  /// Returns the width in pixels, rounded up.
  func of(_ text: String) -> Int {
    (text.reduce(0) { $0 + units($1) } + Self.unitsOfPixel - 1) / Self.unitsOfPixel
  }

  /// Returns a text no wider than some pixels; one that is too long loses its middle.
  func cut(_ text: String, to pixels: Int) -> String {
    TextLayout.cut(text, to: pixels * Self.unitsOfPixel, measure: units)
  }

  /// A pixel in units of a hundredth of a hundredth.
  private static let unitsOfPixel = 10_000

  private func units(_ character: Character) -> Int {
    Self.hundredths(character) * size * (isBold ? 112 : 100)
  }

  /// Returns the width of a character in hundredths of the font's size.
  private static func hundredths(_ character: Character) -> Int {
    switch character {
    case "i", "j", "l", "'": 28
    case " ", ".", ",", ":", ";", "|", "I", "f", "t", "/", "\\", "!": 40
    case "r", "-", "(", ")", "[", "]", "J", "s", "c", "z": 55
    case "m", "M", "w", "W", "@", "%", "…", "—": 100
    case "A"..."Z": 79
    case " "..."~", "\u{A0}"..."\u{FF}": 65
    default: CellWidth.of(character) == 2 ? 125 : CellWidth.of(character) == 0 ? 0 : 80
    }
  }
}
