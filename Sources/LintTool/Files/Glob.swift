/// A pattern of file names: `*` for anything but a slash, `**` for anything, `?` for one character,
/// `[a-z]` and `[!a-z]` for one of a set.
///
/// A pattern without a slash is matched against the last part of a path, and against the name of
/// every directory above it. A pattern with a slash is matched against the whole path, and against
/// every directory above it.
struct Glob: Sendable {
  var text: String

  private var tokens = PatternTokens<Character>(slash: "/")

  /// Reads a pattern; every text is a valid one.
  init(_ text: String) {
    self.text = text
    var rest = Substring(text.hasPrefix("./") ? String(text.dropFirst(2)) : text)
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    while let token = Self.token(&rest) { tokens.append(token) }
  }

  private var hasSlash: Bool {
    tokens.all.contains { if case .letter("/") = $0 { true } else { false } }
  }

  /// Whether the pattern matches a path, or a directory that contains it.
  func matches(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if !hasSlash { return parts.contains { tokens.matches($0) } }
    return parts.indices.contains { tokens.matches(parts[...$0].joined(separator: "/")) }
  }

  private typealias Token = PatternTokens<Character>.Token

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

extension [Glob] {
  /// Returns whether a pattern matches a path, as written or relative to a directory that was
  /// named. The path of that directory itself counts only if the pattern starts with a slash.
  func match(_ path: String, below root: String = "") -> Bool {
    let relative = String(path.dropFirst(root.count).drop { $0 == "/" })
    return contains {
      $0.matches(relative) || (!path.hasPrefix("/") || $0.text.hasPrefix("/")) && $0.matches(path)
    }
  }
}
