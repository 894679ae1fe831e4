import EventModel
import JSON

/// The notation of a set of words in contract files.
///
/// ```
/// [willUpdateComponent] willMount [componentDidAcquireView] didMount
/// ```
///
/// Names stand one after another. `[a]` is `a` or nothing, `(a | b)` one of them, `a*` any number of
/// them, `(a & b c)` every interleaving of `a` with `b c`. A list of texts is a choice between them.
enum WordsText {
  /// The JSON schema of a text or a list of texts.
  static let schema: JSONValue = [
    "oneOf": [
      ["type": "string"],
      ["type": "array", "minItems": 2, "items": ["type": "string"]],
    ]
  ]

  /// Returns the set as it is written; a choice is a list of texts.
  static func json<Symbol>(
    _ words: Pattern<Symbol>, _ name: (Symbol) -> String
  ) -> JSONValue {
    let words = words.canonical
    if case .choice(let parts) = words { return .strings(parts.map { text($0, name) }) }
    return .string(text(words, name))
  }

  /// Returns the text of a set in its canonical form.
  static func text<Symbol>(_ words: Pattern<Symbol>, _ name: (Symbol) -> String) -> String {
    func join(_ parts: [Pattern<Symbol>], _ mark: String) -> String {
      parts.map { text($0, name) }.joined(separator: mark)
    }
    switch words {
    case .sequence(let parts):
      return parts.map { part($0, name) }.joined(separator: " ")
    case .choice(let parts): return join(parts, " | ")
    case .interleaved(let parts): return join(parts, " & ")
    case .symbol, .optional, .repeated: return part(words, name)
    }
  }

  private static func part<Symbol>(
    _ words: Pattern<Symbol>, _ name: (Symbol) -> String
  ) -> String {
    switch words {
    case .symbol(let symbol): name(symbol)
    case .optional(let inner): "[\(text(inner, name))]"
    case .repeated(.symbol(let symbol)): "\(name(symbol))*"
    case .repeated(.optional(let inner)): "[\(text(inner, name))]*"
    case .repeated(let inner): "(\(text(inner, name)))*"
    case .sequence, .choice, .interleaved: "(\(text(words, name)))"
    }
  }
}
