import EventModel

/// The colors of text on a terminal, or none.
package struct Paint: Sendable {
  /// The role of a piece of text, which selects its color.
  ///
  /// Of the terminal's own colors, only those are used that can be read on white and on black.
  /// Yellow and cyan cannot, so a warning is magenta as in clang, and a note is green as in rustc.
  package enum Color: Sendable {
    case error, warning, note, frame, strong, good, faint

    /// The color as an escape code (ECMA-48, SGR).
    var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;32"
      case .frame: "1;34"
      case .strong: "1"
      case .good: "32"
      case .faint: "2"
      }
    }
  }

  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func callAsFunction(_ color: Color, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(color.code)m\(text)\u{1B}[0m" : text
  }

  /// Colors the title that some lines begin with, and the rest of them if it has a color too.
  func titled(_ title: String, _ color: Color, _ lines: [String], rest: Color? = nil) -> [String] {
    let plain = { (text: String) in rest.map { self($0, text) } ?? text }
    return [self(color, title) + plain(String(lines[0].dropFirst(title.count)))]
      + lines.dropFirst().map(plain)
  }
}

extension Paint.Color {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
