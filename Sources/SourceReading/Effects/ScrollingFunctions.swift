/// The functions that run when the user has scrolled, and the places that they keep.
final class ScrollingFunctions {
  private let functions: OwnFunctions

  init(_ functions: OwnFunctions) { self.functions = functions }

  /// The words in each name of what the functions write or set: `chapter` of `tracker.setChapter(2)`.
  private lazy var kept: Set<Set<String>> = {
    let names = functions.reached { $0.method.name.hasPrefix("scrollView") }
    var kept: Set<Set<String>> = []
    for (text, _, body) in names.flatMap({ functions.declared[$0] ?? [] }) {
      for token in body where text[token].kind == .identifier {
        let words = CamelWords.of(text.string(token))
        guard
          Self.isWritten(token, text)
            || words.first.map(Self.setting.contains) == true && Self.passes(token, text)
        else { continue }
        kept.insert(Self.meaning(of: words))
      }
    }
    return kept.filter { !$0.isSubset(of: Self.geometry) }
  }()

  /// Whether a name means something that is kept.
  func keeps(_ name: String) -> Bool {
    !kept.isEmpty && kept.contains(Self.meaning(of: CamelWords.of(name)))
  }

  /// Whether a value is written to a name. A flag says how the user has scrolled, and not to which
  /// place.
  private static func isWritten(_ token: Int, _ text: SourceText) -> Bool {
    text.isMark(token + 1, "=") && (text.isMark(token - 1, ".") || text.startsStatement(token))
      && !["true", "false", "YES", "NO", "nil"].contains { text.matches(token + 2, $0) }
  }

  /// Whether a call passes something.
  private static func passes(_ token: Int, _ text: SourceText) -> Bool {
    text.isMark(token + 1, ":") || text.isMark(token + 1, "(") && !text.isMark(token + 2, ")")
  }

  private static func meaning(of words: [String]) -> Set<String> {
    Set(words).subtracting(setting).subtracting(["scroll", "scrolled", "to", "number"])
  }

  private static let setting: Set = ["set", "save", "store", "update", "remember", "did"]

  private static let geometry: Set = [
    "view", "content", "offset", "inset", "frame", "bounds", "origin", "size", "width", "height",
    "x", "y", "alpha", "constant", "transform", "hidden", "enabled", "layout", "needs",
  ]
}
