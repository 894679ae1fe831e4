/// A regular set of words over some symbols: what one or several actors may be sent in an episode.
///
/// ```swift
/// Pattern<Callback>.word(["viewWillAppear", "viewDidAppear"])
/// ```
package indirect enum Pattern<Symbol: Hashable & Sendable>: Hashable, Sendable {
  /// The word that consists of one symbol.
  case symbol(Symbol)

  /// The concatenation of one word of each part; without parts, the empty word.
  case sequence([Pattern])

  /// A word of one of the parts.
  case choice([Pattern])

  /// A word of the part, or the empty word.
  case optional(Pattern)

  /// Any number of words of the part, concatenated.
  case repeated(Pattern)

  /// Every interleaving of one word of each part.
  case interleaved([Pattern])

  package static func word(_ symbols: [Symbol]) -> Pattern {
    .sequence(symbols.map(Pattern.symbol))
  }

  /// The only word of the set; nil if it is written with choices, repetitions or interleavings.
  package var onlyWord: [Symbol]? {
    switch self {
    case .symbol(let symbol): return [symbol]
    case .sequence(let parts):
      let words = parts.compactMap(\.onlyWord)
      return words.count == parts.count ? words.flatMap { $0 } : nil
    case .choice, .optional, .repeated, .interleaved: return nil
    }
  }
}

extension Pattern where Symbol == Callback {
  package func events(of role: String) -> Pattern<LifecycleEvent> {
    switch self {
    case .symbol(let callback): .symbol(LifecycleEvent(role, callback))
    case .sequence(let parts): .sequence(parts.map { $0.events(of: role) })
    case .choice(let parts): .choice(parts.map { $0.events(of: role) })
    case .optional(let part): .optional(part.events(of: role))
    case .repeated(let part): .repeated(part.events(of: role))
    case .interleaved(let parts): .interleaved(parts.map { $0.events(of: role) })
    }
  }
}
