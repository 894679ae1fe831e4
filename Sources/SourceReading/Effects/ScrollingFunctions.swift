/// The functions that run when the user has scrolled, and the places that they keep.
final class ScrollingFunctions {
  private let functions: OwnFunctions

  init(_ functions: OwnFunctions) { self.functions = functions }

  /// The words in each name of what the functions write or set: `chapter` of `tracker.setChapter(2)`.
  /// They are listed by the first of these words.
  private lazy var kept: [String: Set<Set<String>>] = {
    let names = functions.reached { $0.method.name.hasPrefix("scrollView") }
    var kept: [String: Set<Set<String>>] = [:]
    for (text, _, body) in names.flatMap({ functions.declared[$0] ?? [] }) {
      for token in body where text[token].kind == .identifier {
        let words = CamelWords.of(text.string(token))
        let isWritten =
          text.isMark(token + 1, "=")
          && (text.isMark(token - 1, ".") || text.startsStatement(token))
          // A flag says how the user has scrolled, and not to which place.
          && !Self.flags.contains { text.matches(token + 2, $0) }
        guard isWritten || words.first.map(Self.setting.contains) == true else { continue }
        let own = Set(words).subtracting(Self.setting).subtracting(Self.common)
        if let first = own.min() { kept[first, default: []].insert(own) }
      }
    }
    return kept
  }()

  /// Whether a name has all words of something that is kept.
  func keeps(_ name: String) -> Bool {
    guard !kept.isEmpty else { return false }
    let words = Set(CamelWords.of(name))
    return words.contains { kept[$0]?.contains { $0.isSubset(of: words) } == true }
  }

  private static let flags = ["true", "false", "YES", "NO"]

  private static let setting: Set = ["set", "save", "store", "update", "remember", "did"]

  /// The words of geometry and of scrolling itself.
  private static let common: Set = [
    "scroll", "scrolling", "scrolled", "drag", "dragging", "view", "table", "collection", "list",
    "content", "offset", "last", "frame", "size", "width", "height", "x", "y", "is", "to", "alpha",
    "constant", "enabled", "hidden", "animated", "header", "bar", "button", "label", "top",
    "bottom", "layout", "image", "self",
  ]
}
