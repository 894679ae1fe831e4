import EventModel

/// A word or sign of the assumption language with its place in the line.
struct AssumptionToken: Equatable {
  enum Content: Equatable {
    /// Identifiers with dots between.
    case word([String])
    /// The text between quotes, without its escapes.
    case quoted(String)
    /// A number.
    case number(Int)
    /// A sign of the language: `(`, `)`, `{`, `}`, `,`, `:`, `.`.
    case sign(Character)
    /// A character that is none of these.
    case stray(Character)
    /// Quotes that do not end, or an escape that is none, with what is wrong.
    case broken(String)
    /// The end of the line, or the comment that ends it.
    case end
  }

  var content: Content

  /// The column of its first character, from 1.
  var column: Int

  /// How it is spelled.
  var text: String

  /// The only identifier, if it is a word without dots.
  var plainWord: String? {
    if case .word(let parts) = content, parts.count == 1 { parts[0] } else { nil }
  }

  func isWord(_ word: String) -> Bool { plainWord == word }

  func isSign(_ sign: Character) -> Bool { content == .sign(sign) }
}

extension AssumptionToken {
  /// Returns the tokens of a line; the last is its end.
  ///
  /// - Complexity: O(line).
  static func tokens(of line: some StringProtocol) -> [AssumptionToken] {
    var scanner = AssumptionScanner(Array(line))
    var tokens: [AssumptionToken] = []
    repeat { tokens.append(scanner.next()) } while tokens[tokens.count - 1].content != .end
    return tokens
  }
}

/// Cuts a line into tokens.
private struct AssumptionScanner {
  let characters: [Character]
  var place = 0

  init(_ characters: [Character]) { self.characters = characters }

  mutating func next() -> AssumptionToken {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    let start = place
    let content = content()
    let text = String(characters[start..<place])
    return AssumptionToken(content: content, column: start + 1, text: text)
  }

  private mutating func content() -> AssumptionToken.Content {
    guard place < characters.count, characters[place] != "#" else { return .end }
    let first = characters[place]
    if first == "\"" { return quoted() }
    if first.isLetter || first == "_" { return .word(word()) }
    if first.isNumber { return number() }
    place += 1
    return "(){},:.".contains(first) ? .sign(first) : .stray(first)
  }

  private mutating func word() -> [String] {
    var parts = [identifier()]
    while place + 1 < characters.count, characters[place] == ".",
      characters[place + 1].isLetter || characters[place + 1] == "_"
    {
      place += 1
      parts.append(identifier())
    }
    return parts
  }

  private mutating func identifier() -> String {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || characters[place] == "_"
    { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func number() -> AssumptionToken.Content {
    let digits = identifier()
    return Int(digits).map(AssumptionToken.Content.number)
      ?? .broken("`\(digits)` is no number from 1 to \(Limits.count)")
  }

  private mutating func quoted() -> AssumptionToken.Content {
    var text = ""
    place += 1
    while place < characters.count, characters[place] != "\"" {
      if characters[place] == "\\" {
        guard place + 1 < characters.count, "\"\\".contains(characters[place + 1]) else {
          place = min(place + 2, characters.count)
          return .broken("inside quotes a `\\` stands before `\"` or `\\` only")
        }
        place += 1
      }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count else { return .broken("the quotes do not end") }
    place += 1
    return text.isEmpty ? .broken("a name between quotes is not empty") : .quoted(text)
  }
}
