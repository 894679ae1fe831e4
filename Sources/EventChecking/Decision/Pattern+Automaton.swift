import Automata
import EventModel

extension Pattern {
  /// Returns the automaton of the set's words, its symbols numbered by `number`.
  ///
  /// - Complexity: O(the pattern), but interleaving multiplies the states of its parts.
  func automaton(symbolCount: Int, number: (Symbol) -> Int) -> NFA {
    let empty = NFA.emptyWord(symbolCount: symbolCount)
    func build(_ part: Pattern) -> NFA {
      part.automaton(symbolCount: symbolCount, number: number)
    }
    switch self {
    case .symbol(let symbol): return .symbol(number(symbol), symbolCount: symbolCount)
    case .sequence(let parts): return parts.map(build).reduce(empty) { $0.followed(by: $1) }
    case .choice(let parts):
      let none = NFA(symbolCount: symbolCount, starts: [], accepting: [], steps: [])
      return parts.map(build).reduce(none) { $0.or($1) }
    case .optional(let part): return build(part).optional
    case .repeated(let part): return build(part).repeated
    case .interleaved(let parts):
      return parts.map(build).reduce(empty) { $0.interleaved(with: $1) }
    }
  }
}
