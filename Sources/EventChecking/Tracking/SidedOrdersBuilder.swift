import Automata
import EventModel

/// A builder of the automata of ``SidedOrders``.
struct SidedOrdersBuilder {
  let contract: Contract
  let sides: [String]

  private var callbackCount: Int { contract.callbacks.count }
  private var symbolCount: Int { sides.count * callbackCount }

  /// Returns the orders of the variants, over the sides.
  func orders() throws(TooManyStates) -> WordClasses {
    try orders(symbolCount: symbolCount) { _ in sides }
  }

  /// Returns the orders of the variants between a container, which is called first, and its child.
  func nested() throws(TooManyStates) -> WordClasses {
    try orders(symbolCount: 2 * callbackCount) { variant in
      guard !sides.isEmpty, let roles = contract.family(named: variant.family)?.roles,
        roles.count == 2, roles[1].relation == .child(of: roles[0].name)
      else { return nil }
      return roles.map(\.name)
    }
  }

  /// Returns the orders of the variants for which `roles` returns roles, over these roles.
  private func orders(
    symbolCount: Int, over roles: (Variant) -> [String]?
  ) throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for (index, variant) in contract.variants.enumerated() {
      guard let roles = roles(variant) else { continue }
      let words = try automaton(variant.words, symbolCount: roles.count * callbackCount) { event in
        guard let role = roles.firstIndex(of: event.subject) else { return nil }
        return contract.number(of: event.callback).map { role * callbackCount + $0 }
      }
      parts.append((words, index))
    }
    return try WordClasses(symbolCount: symbolCount, parts, limit: Limits.orderStates)
  }

  /// Returns the own words of a side, with those of cancelled transitions as a separate set.
  func own(_ side: String) throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for family in contract.families where family.roles.allSatisfy({ sides.contains($0.name) }) {
      for ending in family.endings {
        for part in ending.parts where part.role == side {
          let words = try automaton(part.words, symbolCount: callbackCount, contract.number)
          parts.append((words, ending.outcome == .completed ? 0 : 1))
        }
      }
    }
    return try WordClasses(symbolCount: callbackCount, parts, limit: Limits.orderStates)
  }

  /// Returns the orders of a family that keep the promises. Its roles are the sides.
  func permitted(_ family: EpisodeFamily?) throws(TooManyStates) -> DFA {
    var all = NFA.noWord(symbolCount: symbolCount)
    if let family {
      for ending in family.endings {
        let words = try contract.permitted(of: ending, in: family, limit: Limits.orderStates)
        all = all.or(NFA(words))
      }
    }
    return try all.determinized(limit: Limits.orderStates)
  }

  private func automaton<Symbol>(
    _ words: Pattern<Symbol>, symbolCount: Int, _ number: (Symbol) -> Int?
  ) throws(TooManyStates) -> NFA {
    guard words.stateBound <= Limits.orderStates else {
      throw TooManyStates(limit: Limits.orderStates)
    }
    return words.automaton(symbolCount: symbolCount, number: number)
  }
}
