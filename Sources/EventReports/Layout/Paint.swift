import EventModel

/// The colours of text on a terminal, or none.
public struct Paint: Sendable {
  /// What a piece of text is; it says how it is coloured.
  public enum Ink: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case frame = "1;34"
    case strong = "1"
    case good = "32"
    case faint = "2"
  }

  /// Whether anything is coloured.
  public var isOn: Bool

  /// Makes the colours, or none.
  public init(isOn: Bool) { self.isOn = isOn }

  /// Returns a text in a colour.
  public func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Paint.Ink {
  /// The colour of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
