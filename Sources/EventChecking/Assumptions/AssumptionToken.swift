import EventModel

/// A word or sign of the assumption language, with its position in the line.
struct AssumptionToken: Equatable {
  enum Content: Equatable {
    /// Identifiers separated by dots.
    case word([String])
    /// A text in quotes, without its escapes.
    case quoted(String)
    case number(Int)
    /// A sign of the language: `(`, `)`, `{`, `}`, `,`, `:`, `.`.
    case sign(Character)
    /// A sign of another language, with its first character; operators such as `->` are one token.
    case stray(Character)
    /// Quotes that are not closed, or an invalid escape, with a message.
    case broken(String)
    /// The end of the line, or a comment.
    case end
  }

  var content: Content

  /// The column of its first character, from 1.
  var column: Int

  var text: String

  /// The identifier, if it is a word without dots.
  var plainWord: String? {
    if case .word(let parts) = content, parts.count == 1 { parts[0] } else { nil }
  }

  func isWord(_ word: String) -> Bool { plainWord == word }

  func isSign(_ sign: Character) -> Bool { content == .sign(sign) }
}

extension AssumptionToken {
  /// Returns the tokens of a line; the last one is the end.
  ///
  /// - Complexity: O(line).
  static func tokens(of line: some StringProtocol) -> [AssumptionToken] {
    var scanner = AssumptionScanner(Array(line))
    var tokens: [AssumptionToken] = []
    repeat { tokens.append(scanner.next()) } while tokens[tokens.count - 1].content != .end
    return tokens
  }
}

private struct AssumptionScanner {
  let characters: [Character]
  var position = 0

  init(_ characters: [Character]) { self.characters = characters }

  mutating func next() -> AssumptionToken {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    let start = position
    let content = content()
    let text = String(characters[start..<position])
    return AssumptionToken(content: content, column: start + 1, text: text)
  }

  private mutating func content() -> AssumptionToken.Content {
    guard position < characters.count, characters[position] != "#" else { return .end }
    let first = characters[position]
    if first == "\"" { return quoted() }
    if first.isLetter || first == "_" { return .word(word()) }
    if first.isNumber { return number() }
    position += 1
    if "(){},:.".contains(first) { return .sign(first) }
    while position < characters.count, Self.operators.contains(characters[position]),
      Self.operators.contains(first)
    { position += 1 }
    return .stray(first)
  }

  /// The characters that the operators of other languages consist of: `->`, `<=`, `&&`.
  private static let operators: Set<Character> = ["-", "=", "<", ">", "&", "|"]

  private mutating func word() -> [String] {
    var parts = [identifier()]
    while position + 1 < characters.count, characters[position] == ".",
      characters[position + 1].isLetter || characters[position + 1] == "_"
    {
      position += 1
      parts.append(identifier())
    }
    return parts
  }

  private mutating func identifier() -> String {
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
    { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func number() -> AssumptionToken.Content {
    let digits = identifier()
    return Int(digits).map(AssumptionToken.Content.number)
      ?? .broken("`\(digits)` is not a number from 1 to \(Limits.count)")
  }

  private mutating func quoted() -> AssumptionToken.Content {
    var text = ""
    position += 1
    while position < characters.count, characters[position] != "\"" {
      if characters[position] == "\\" {
        guard position + 1 < characters.count, "\"\\".contains(characters[position + 1]) else {
          position = min(position + 2, characters.count)
          return .broken("inside quotes a `\\` stands before `\"` or `\\` only")
        }
        position += 1
      }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else { return .broken("the quotes do not end") }
    position += 1
    return text.isEmpty ? .broken("a name between quotes is not empty") : .quoted(text)
  }
}
