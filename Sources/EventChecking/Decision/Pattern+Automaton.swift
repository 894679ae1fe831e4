import Automata
import EventModel

extension Pattern {
  /// Returns the automaton of the set's words, with symbols numbered by `number`; words with a
  /// symbol without a number are left out.
  ///
  /// - Complexity: linear in the pattern, but interleaving multiplies the states of its parts.
  func automaton(symbolCount: Int, number: (Symbol) -> Int?) -> NFA {
    let empty = NFA.emptyWord(symbolCount: symbolCount)
    func build(_ part: Pattern) -> NFA {
      part.automaton(symbolCount: symbolCount, number: number)
    }
    switch self {
    case .symbol(let symbol):
      let none = NFA.noWord(symbolCount: symbolCount)
      return number(symbol).map { .symbol($0, symbolCount: symbolCount) } ?? none
    case .sequence(let parts): return parts.map(build).reduce(empty) { $0.followed(by: $1) }
    case .choice(let parts):
      return parts.map(build).reduce(.noWord(symbolCount: symbolCount)) { $0.or($1) }
    case .optional(let part): return build(part).optional
    case .repeated(let part): return build(part).repeated
    case .interleaved(let parts):
      return parts.map(build).reduce(empty) { $0.interleaved(with: $1) }
    }
  }
}
