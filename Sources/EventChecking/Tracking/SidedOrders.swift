package import Automata
package import EventModel

/// The two-sided orders of a contract as automata: the words of each variant, the permitted words,
/// and the own words of each side.
///
/// A log that lacks a callback, uses one class name for both sides or shows a part of a word
/// corresponds to a regular operation on them.
///
/// It is a class, since it is passed on for each call and a copy would count a dozen references.
package final class SidedOrders: Sendable {
  /// The names of the sides, in the contract's order: `current`, `new`.
  package let sides: [String]
  /// The contract's variants; bit masks have a bit for each index.
  package let variants: [Variant]
  /// The orders of the variants; symbols are numbered by side, then by callback.
  package let orders: WordClasses
  /// The orders of the variants between a container and its child; the container is the first side.
  package let nested: WordClasses
  /// The orders of the variants that call both sides, over callbacks without sides.
  package let unnamed: WordClasses
  /// The own words of each side, over callbacks: set 0 if completed, set 1 if cancelled.
  package let own: [WordClasses]

  private let parts: [DFA]
  private let permitted: DFA
  private let callbackCount: Int

  /// Makes the automata of a contract's two-sided families.
  ///
  /// - Complexity: that of determinizing the orders of all variants together.
  /// - Throws: ``TooManyStates`` if they need more than ``Limits/orderStates`` states.
  package convenience init(_ contract: Contract) throws(TooManyStates) {
    let main = contract.families.first(where: \.isTwoSided)
    let sides = main?.roles.map(\.name) ?? []
    try self.init(
      of: contract, sides: sides,
      orders: try contract.orders(symbolCount: sides.count * contract.callbacks.count) { _ in sides
      },
      nested: try contract.orders(symbolCount: 2 * contract.callbacks.count) { variant in
        guard !sides.isEmpty, let roles = contract.family(named: variant.family)?.roles,
          roles.count == 2, roles[1].relation == .child(of: roles[0].name)
        else { return nil }
        return roles.map(\.name)
      },
      own: try sides.map { side throws(TooManyStates) in try contract.own(side, of: sides) },
      permitted: try contract.permitted(main))
  }

  private init(
    of contract: Contract, sides: [String], orders: WordClasses, nested: WordClasses,
    own: [WordClasses], permitted: DFA
  ) throws(TooManyStates) {
    self.sides = sides
    variants = contract.variants
    callbackCount = contract.callbacks.count
    self.orders = orders
    self.nested = nested
    self.own = own
    self.permitted = permitted
    unnamed = try orders.unnamed(sideCount: sides.count, callbackCount: contract.callbacks.count)
    parts = try own.map { words throws(TooManyStates) in
      try NFA(words.words).subsequences.determinized(limit: Limits.orderStates)
    }
  }

  /// Returns the orders as seen in a log that never records some callbacks, given as a bit mask.
  ///
  /// - Complexity: that of determinizing the orders of all variants together.
  /// - Throws: ``TooManyStates`` if they need more than ``Limits/orderStates`` states.
  package func without(
    _ unrecorded: UInt64, of contract: Contract
  ) throws(TooManyStates) -> SidedOrders {
    func left(_ symbol: Int) -> Int? {
      unrecorded.has(symbol % callbackCount) ? nil : symbol
    }
    func left(_ words: WordClasses) throws(TooManyStates) -> WordClasses {
      try words.mapped(symbolCount: words.words.symbolCount, limit: Limits.orderStates, left)
    }
    let own = try self.own.map(left)
    let permitted = NFA(permitted).mapped(symbolCount: permitted.symbolCount, left)
    return try SidedOrders(
      of: contract, sides: sides, orders: try left(orders), nested: try left(nested), own: own,
      permitted: try permitted.determinized(limit: Limits.orderStates))
  }

  /// Returns the symbol of a callback on a side in ``orders``.
  package func symbol(side: Int, callback: Int) -> Int { side * callbackCount + callback }

  /// The variants whose orders logs can show: between the two sides, of one of them, and between a
  /// container and its child.
  package var countedVariants: [Variant] {
    let counted = orders.ahead[orders.words.start] | nested.ahead[nested.words.start]
    return variants.elements(at: counted)
  }

  /// Returns whether an order keeps every promise between its two sides.
  package func isPermitted(_ order: some Sequence<Int>) -> Bool { permitted.accepts(order) }

  /// Returns the side in whose own words a callback occurs earliest.
  package func side(startingWith callback: Int) -> Int {
    own.indices.min { own[$0].depth(of: callback) < own[$1].depth(of: callback) } ?? 0
  }

  /// Returns whether some callbacks are a subsequence of an own word of a side.
  package func isPartOfOwnWord(_ callbacks: some Sequence<Int>, side: Int) -> Bool {
    parts[side].accepts(callbacks)
  }

  /// Returns whether some callbacks can be the first ones that a transition gives to views of one
  /// name: to a view of one side or to one of each, or to several views, each callback in turn.
  func isOfOneTransition(_ callbacks: [Int]) -> Bool {
    ([unnamed] + own).contains { $0.hasBeginning(like: callbacks) }
  }

  /// Returns whether the own word that leads to a state is complete.
  func isWhole(side: Int, at state: Int) -> Bool { own[side].sets[state] != 0 }

  /// Returns whether the own word that leads to a state is complete in a completed transition, and
  /// not the beginning of a word of a cancelled transition.
  func isCompleted(side: Int, at state: Int) -> Bool {
    own[side].sets[state] == 1 && own[side].ahead[state] & 2 == 0
  }

  /// Returns the callback that would complete the own word that leads to a state; nil if no single
  /// callback does.
  func missingEnd(side: Int, at state: Int) -> Int? {
    (0..<callbackCount).first { own[side].sets[own[side].next(state, $0)] & 1 == 1 }
  }
}

extension WordClasses {
  /// Returns the orders that call all sides, over callbacks without sides.
  fileprivate func unnamed(
    sideCount: Int, callbackCount: Int
  ) throws(TooManyStates) -> WordClasses {
    // One state for each combination of a state of the orders and the sides called so far.
    let width = 1 << sideCount
    let states = (0..<words.stateCount * width).map { $0.quotientAndRemainder(dividingBy: width) }
    let automaton = NFA(
      symbolCount: callbackCount, starts: [words.start * width],
      accepting: states.map { _ in true },
      steps: states.map { state, called in
        (0..<words.symbolCount).compactMap { symbol in
          let target = next(state, symbol)
          let (side, callback) = symbol.quotientAndRemainder(dividingBy: callbackCount)
          guard isLive(target) else { return nil }
          return NFA.Step(callback, to: target * width + (called | 1 << side))
        }
      })
    return try WordClasses(
      automaton, sets: states.map { $0.remainder == width - 1 ? sets[$0.quotient] : 0 },
      limit: Limits.orderStates)
  }

  /// Returns whether the beginning of a word differs from `word` only in how often each symbol
  /// comes in a row.
  fileprivate func hasBeginning(like word: [Int]) -> Bool {
    var states: Set = [words.start]
    for (index, symbol) in word.enumerated() where index == 0 || word[index - 1] != symbol {
      var reached: Set<Int> = []
      for state in states {
        var target = next(state, symbol)
        while isLive(target), reached.insert(target).inserted {
          target = next(target, symbol)
        }
      }
      states = reached
    }
    return !states.isEmpty
  }

  /// Returns the minimum number of symbols before a symbol in any word.
  fileprivate func depth(of symbol: Int) -> Int {
    var level: Set = [words.start]
    var seen = level
    var depth = 0
    while !level.isEmpty {
      if level.contains(where: { isLive(next($0, symbol)) }) { return depth }
      let targets = level.flatMap { state in (0..<words.symbolCount).map { next(state, $0) } }
      level = Set(targets.filter(isLive)).subtracting(seen)
      seen.formUnion(level)
      depth += 1
    }
    return .max
  }

  /// Returns whether a word ends or continues in a state.
  func isLive(_ state: Int) -> Bool { sets[state] | ahead[state] != 0 }
}

extension Contract {
  /// Returns the orders of the variants for which `roles` returns roles, over these roles.
  fileprivate func orders(
    symbolCount: Int, over roles: (Variant) -> [String]?
  ) throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for (index, variant) in variants.enumerated() {
      guard let roles = roles(variant) else { continue }
      let words = try variant.words.automaton(
        symbolCount: roles.count * callbacks.count, limit: Limits.orderStates
      ) { event in
        guard let role = roles.firstIndex(of: event.subject) else { return nil }
        return number(of: event.callback).map { role * callbacks.count + $0 }
      }
      parts.append((words, index))
    }
    return try WordClasses(symbolCount: symbolCount, parts, limit: Limits.orderStates)
  }

  /// Returns the own words of a side, with those of cancelled transitions as a separate set.
  fileprivate func own(
    _ side: String, of sides: [String]
  ) throws(TooManyStates) -> WordClasses {
    var parts: [(NFA, Int)] = []
    for family in families where family.roles.allSatisfy({ sides.contains($0.name) }) {
      for ending in family.endings {
        for part in ending.parts where part.role == side {
          let words = try part.words.automaton(
            symbolCount: callbacks.count, limit: Limits.orderStates, number: number)
          parts.append((words, ending.outcome == .completed ? 0 : 1))
        }
      }
    }
    return try WordClasses(symbolCount: callbacks.count, parts, limit: Limits.orderStates)
  }

  /// Returns the orders of a family that keep the promises; none without a family.
  fileprivate func permitted(_ family: EpisodeFamily?) throws(TooManyStates) -> DFA {
    var all = NFA.noWord(symbolCount: family.map(symbolCount) ?? 0)
    for (family, ending) in family?.ownEndings ?? [] {
      all = all.or(NFA(try permitted(of: ending, in: family, limit: Limits.orderStates)))
    }
    return try all.determinized(limit: Limits.orderStates)
  }
}
