import Automata
import EventModel

/// Makes the automata of ``SidedOrders``.
struct SidedOrdersBuilder {
  let contract: Contract
  let sides: [String]
  /// The callbacks that are left out, as a mask.
  let unrecorded: UInt64

  private var callbackCount: Int { contract.callbacks.count }
  private var symbolCount: Int { sides.count * callbackCount }

  /// The orders of the variants, over the sides.
  func orders() throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for (index, variant) in contract.variants.enumerated() {
      parts.append((try words(of: variant, over: sides), index))
    }
    return try WordClasses(symbolCount: symbolCount, parts, limit: Limits.orderStates)
  }

  /// The orders of the variants between a container and its child, in which the container is called first.
  func nested() throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for (index, variant) in contract.variants.enumerated() {
      guard let family = contract.family(named: variant.family), family.roles.count == 2,
        family.roles[1].relation == .child(of: family.roles[0].name)
      else { continue }
      parts.append((try words(of: variant, over: family.roles.map(\.name)), index))
    }
    return try WordClasses(
      symbolCount: 2 * callbackCount, parts, limit: Limits.orderStates)
  }

  /// The orders in which both sides are called, without the sides.
  func unnamed(_ orders: WordClasses) throws(TooManyStates) -> WordClasses {
    // A state for each one of the orders and the sides called so far.
    let width = 1 << sides.count
    let places = (0..<orders.words.stateCount * width).map {
      $0.quotientAndRemainder(dividingBy: width)
    }
    let automaton = NFA(
      symbolCount: callbackCount, starts: [orders.words.start * width],
      accepting: places.map { _ in true },
      steps: places.map { state, called in
        (0..<symbolCount).compactMap { symbol in
          let target = orders.next(state, symbol)
          let (side, callback) = symbol.quotientAndRemainder(dividingBy: callbackCount)
          guard orders.sets[target] | orders.ahead[target] != 0 else { return nil }
          return NFA.Step(callback, to: target * width + (called | 1 << side))
        }
      })
    return try WordClasses(
      automaton, sets: places.map { $0.remainder == width - 1 ? orders.sets[$0.quotient] : 0 },
      limit: Limits.orderStates)
  }

  /// The own words of a side, those of cancelled transitions apart.
  func own(_ side: String) throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for family in contract.families where family.roles.allSatisfy({ sides.contains($0.name) }) {
      for course in family.courses {
        for part in course.parts where part.role == side {
          let words = try automaton(part.words, symbolCount: callbackCount, contract.number)
          parts.append((words, course.outcome == .completed ? 0 : 1))
        }
      }
    }
    return try WordClasses(symbolCount: callbackCount, parts, limit: Limits.orderStates)
  }

  /// The orders of a family that keep the promises. Its roles are the sides.
  func permitted(_ family: EpisodeFamily?) throws(TooManyStates) -> DFA {
    var all = NFA.noWord(symbolCount: symbolCount)
    for course in family?.courses ?? [] {
      guard let family else { continue }
      all = all.or(
        NFA(try contract.permitted(of: course, in: family, limit: Limits.orderStates)))
    }
    return try recorded(all).determinised(limit: Limits.orderStates)
  }

  private func words(
    of variant: Variant, over roles: [String]
  ) throws(TooManyStates) -> NFA {
    try automaton(variant.words, symbolCount: roles.count * callbackCount) { event in
      guard let role = roles.firstIndex(of: event.subject) else { return nil }
      return contract.number(of: event.callback).map { role * callbackCount + $0 }
    }
  }

  private func automaton<Symbol>(
    _ words: Pattern<Symbol>, symbolCount: Int, _ number: (Symbol) -> Int?
  ) throws(TooManyStates) -> NFA {
    guard words.stateBound <= Limits.orderStates else {
      throw TooManyStates(limit: Limits.orderStates)
    }
    return recorded(words.automaton(symbolCount: symbolCount, number: number))
  }

  private func recorded(_ automaton: NFA) -> NFA {
    if unrecorded == 0 { return automaton }
    return automaton.mapped(symbolCount: automaton.symbolCount) { symbol in
      unrecorded >> UInt64(symbol % callbackCount) & 1 == 1 ? nil : symbol
    }
  }
}
