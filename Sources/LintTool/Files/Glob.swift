/// A pattern of file names: `*` for anything but a slash, `**` for anything, `?` for one character,
/// `[a-z]` and `[!a-z]` for one of a set.
///
/// A pattern without a slash is matched against the last part of a path, and against the name of
/// every directory above it. A pattern with a slash is matched against the whole path, and against
/// every directory above it.
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

  /// Reads a pattern; every text is a valid one.
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

  /// Whether the pattern matches a path, or a directory that contains it.
  func matches(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if !hasSlash { return parts.contains { Self.match(tokens, Substring($0)) } }
    return parts.indices.contains {
      Self.match(tokens, Substring(parts[...$0].joined(separator: "/")))
    }
  }

  /// Whether the pattern matches a whole text.
  ///
  /// It tracks all possible positions in the pattern at once, letter by letter. Trying them one
  /// after another takes years for a pattern with a dozen stars.
  ///
  /// - Complexity: O(tokens × letters).
  private static func match(_ tokens: [Token], _ text: Substring) -> Bool {
    var reached = Array(repeating: false, count: tokens.count + 1)
    reached[0] = true
    skipStars(tokens, &reached)
    for letter in text {
      var next = Array(repeating: false, count: tokens.count + 1)
      for (index, token) in tokens.enumerated() where reached[index] {
        switch token {
        case .any: next[index] = next[index] || letter != "/"
        case .anything: next[index] = true
        default: next[index + 1] = next[index + 1] || token.takes(letter)
        }
      }
      skipStars(tokens, &next)
      reached = next
    }
    return reached[tokens.count]
  }

  /// Adds the positions behind the reached stars, since a star also stands for nothing.
  private static func skipStars(_ tokens: [Token], _ reached: inout [Bool]) {
    for (index, token) in tokens.enumerated() where reached[index] {
      switch token {
      case .any, .anything: reached[index + 1] = true
      default: continue
      }
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
