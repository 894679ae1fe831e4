/// A pattern of file names: `*` for anything but a slash, `**` for anything, `?` for one character,
/// `[a-z]` and `[!a-z]` for one of some.
///
/// A pattern without a slash is matched with the last part of a path, and with the name of every
/// directory above it; one with a slash with the whole path, and with every directory above it.
struct Glob: Sendable {
  /// The pattern as written.
  var text: String

  private var tokens: [Token]

  fileprivate enum Token {
    case letter(Character)
    case any
    case anything
    case one
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  /// Reads a pattern; every text is one.
  init(_ text: String) {
    self.text = text
    tokens = []
    var rest = Substring(text.hasPrefix("./") ? String(text.dropFirst(2)) : text)
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    while let token = Self.token(&rest) { tokens.append(token) }
  }

  private var hasSlash: Bool {
    tokens.contains { if case .letter("/") = $0 { true } else { false } }
  }

  /// Whether a path, or a directory it lies in, has the pattern.
  func matches(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if !hasSlash { return parts.contains { Self.match(tokens[...], Substring($0)) } }
    return parts.indices.contains {
      Self.match(tokens[...], Substring(parts[...$0].joined(separator: "/")))
    }
  }

  private static func match(_ tokens: ArraySlice<Token>, _ text: Substring) -> Bool {
    guard let token = tokens.first else { return text.isEmpty }
    let rest = tokens.dropFirst()
    switch token {
    case .any: return tail(rest, text) { $0 != "/" }
    case .anything: return tail(rest, text) { _ in true }
    default:
      guard let letter = text.first, token.takes(letter) else { return false }
      return match(rest, text.dropFirst())
    }
  }

  /// Whether the rest of a pattern matches after some letters of the text are left out.
  private static func tail(
    _ tokens: ArraySlice<Token>, _ text: Substring, while isCovered: (Character) -> Bool
  ) -> Bool {
    var text = text
    while true {
      if match(tokens, text) { return true }
      guard let letter = text.first, isCovered(letter) else { return false }
      text.removeFirst()
    }
  }

  private static func token(_ text: inout Substring) -> Token? {
    guard let letter = text.popFirst() else { return nil }
    switch letter {
    case "?": return .one
    case "*":
      guard text.first == "*" else { return .any }
      while text.first == "*" { text.removeFirst() }
      // `**/` also stands for no directory at all.
      if text.first == "/" { text.removeFirst() }
      return .anything
    case "[": return set(&text) ?? .letter("[")
    default: return .letter(letter)
    }
  }

  private static func set(_ text: inout Substring) -> Token? {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let letter = rest.popFirst() {
      if letter == "]", !ranges.isEmpty {
        text = rest
        return .set(ranges, isNegated: isNegated)
      }
      guard rest.first == "-", let last = rest.dropFirst().first, last != "]", last >= letter else {
        ranges.append(letter...letter)
        continue
      }
      ranges.append(letter...last)
      rest.removeFirst(2)
    }
    return nil
  }
}

extension Glob.Token {
  fileprivate func takes(_ letter: Character) -> Bool {
    switch self {
    case .letter(let own): own == letter
    case .one: letter != "/"
    case .set(let ranges, let isNegated):
      letter != "/" && ranges.contains { $0.contains(letter) } != isNegated
    case .any, .anything: false
    }
  }
}
