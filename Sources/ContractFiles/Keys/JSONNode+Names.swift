import EventModel
import JSON

// The names a contract file declares and uses.

extension JSONNode {
  /// Returns a name: letters, digits, and dots, dashes or underscores between them.
  func name(_ what: String) throws(JSONMistake) -> String {
    let text = try nonempty(what)
    guard text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || [0x2D, 0x2E, 0x5F].contains($0) })
    else {
      throw unfit(what, text, "is of letters, digits, '_', '-' and '.'")
    }
    return text
  }

  /// Returns a name that assumptions use: letters, digits and underscores, not starting with a
  /// digit, and not a word of the language itself.
  func identifier(_ what: String) throws(JSONMistake) -> String {
    let text = try nonempty(what)
    guard text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x5F }),
      !text.utf8.first!.isDigit
    else {
      throw unfit(what, text, "is of letters, digits and '_', with no digit first")
    }
    if Sentence.reservedWords.contains(text), !Self.subjects.contains(text) {
      throw unfit(what, text, "cannot be a word of the assumption language")
    }
    return text
  }

  // Reserved: a built-in contract uses them for its roles and its actor.
  private static let subjects: Set = ["current", "new", "view"]

  func nonempty(_ what: String) throws(JSONMistake) -> String {
    let text = try words(what)
    if text.isEmpty { throw mistake("\(what) is empty") }
    return text
  }

  private func unfit(_ what: String, _ text: String, _ rule: String) -> JSONMistake {
    mistake("'\(text.shortened)' is not \(what.indefinite): it \(rule)")
  }
}

extension String {
  /// The noun with the indefinite article: `a word for an actor`.
  fileprivate var indefinite: String { hasPrefix("the ") ? "a " + dropFirst(4) : self }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
