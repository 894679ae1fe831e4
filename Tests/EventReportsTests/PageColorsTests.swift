import Testing

@testable import EventReports

/// The colors of the page against what they stand on, by WCAG 2.1: 4.5 for text, 3 for graphics.
@Suite("The colors of the page")
struct PageColorsTests {
  private static let text: [(String, on: [String])] = [
    ("ink", ["page", "panel", "chosen", "hover", "error-soft", "warning-soft"]),
    ("soft", ["page", "panel", "hover", "chosen", "error-soft"]), ("faint", ["page", "panel"]),
    ("error", ["panel", "error-soft", "wrong-band", "chosen"]),
    ("warning", ["panel", "warning-soft", "chosen"]), ("note", ["panel", "note-soft"]),
    ("accent", ["panel"]), ("band-ink", ["band"]),
  ]

  private static let graphics = ["present", "moving", "absent", "tick", "error", "warning", "note"]

  @Test("the words in an empty field have a color of the page, not the browser's")
  func placeholder() {
    #expect(PageFiles.style.contains("::placeholder { color: var(--soft); opacity: 1; }"))
  }

  @Test(
    "the colors of the page reach the contrast of AA, light and dark", arguments: ["light", "dark"])
  func contrast(_ theme: String) throws {
    let start = theme == "light" ? ":root {" : ":root[data-theme=\"dark\"] {"
    let block = try #require(PageFiles.style.split(separator: "}").first { $0.contains(start) })
    var colors: [String: Double] = [:]
    for declaration in block.split(separator: ";") {
      let parts = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
      guard parts.count >= 2, let name = parts.dropLast().last, name.hasPrefix("--"),
        let number = Int(parts[parts.count - 1].dropFirst(), radix: 16)
      else { continue }
      colors[String(name.dropFirst(2))] = Self.luminance(number)
    }
    #expect(colors.count == 23)
    func check(_ name: String, on ground: String, least: Double) throws {
      let (a, b) = (try #require(colors[name]), try #require(colors[ground]))
      let contrast = (max(a, b) + 0.05) / (min(a, b) + 0.05)
      #expect(contrast >= least, "\(name) on \(ground): \(contrast)")
    }
    for (name, grounds) in Self.text {
      for ground in grounds { try check(name, on: ground, least: 4.5) }
    }
    for name in Self.graphics {
      for ground in ["page", "panel"] { try check(name, on: ground, least: 3) }
    }
    // The bars of states in the row of a wrong call.
    for name in ["present", "moving", "absent"] {
      for ground in ["error-soft", "warning-soft"] { try check(name, on: ground, least: 3) }
    }
  }

  /// The relative luminance of a color (WCAG 2.1).
  private static func luminance(_ color: Int) -> Double {
    let parts = [color >> 16, color >> 8, color].map { Double($0 & 255) / 255 }
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns a number to the power of 2.4, by Newton's method for the fifth root.
  private static func power(_ base: Double) -> Double {
    let target = base * base
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - target) / (5 * root * root * root * root)
    }
    // x^2.4 = x^2 · (x^2)^(1/5)
    return target * root
  }
}
