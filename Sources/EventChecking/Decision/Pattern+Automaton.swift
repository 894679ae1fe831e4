import Automata
import EventModel

extension Pattern {
  /// Returns the automaton of the set's words, with symbols numbered by `number`; words with a
  /// symbol without a number are left out.
  ///
  /// - Complexity: linear in the pattern, but interleaving multiplies the states of its parts.
  /// - Throws: ``TooManyStates`` if it may have more than `limit` states.
  func automaton(
    symbolCount: Int, limit: Int = .max, number: (Symbol) -> Int?
  ) throws(TooManyStates) -> NFA {
    guard stateBound <= limit else { throw TooManyStates(limit: limit) }
    return automaton(.noWord(symbolCount: symbolCount), number)
  }

  private func automaton(_ none: NFA, _ number: (Symbol) -> Int?) -> NFA {
    let empty = NFA.emptyWord(symbolCount: none.symbolCount)
    func build(_ part: Pattern) -> NFA { part.automaton(none, number) }
    switch self {
    case .symbol(let symbol):
      return number(symbol).map { .symbol($0, symbolCount: none.symbolCount) } ?? none
    case .sequence(let parts): return parts.map(build).reduce(empty) { $0.followed(by: $1) }
    case .choice(let parts): return parts.map(build).reduce(none) { $0.or($1) }
    case .optional(let part): return build(part).optional
    case .repeated(let part): return build(part).repeated
    case .interleaved(let parts):
      return parts.map(build).reduce(empty) { $0.interleaved(with: $1) }
    }
  }
}
