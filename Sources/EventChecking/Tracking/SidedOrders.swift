package import Automata
package import EventModel

/// The two-sided orders of a contract as automata: which words are which variant's, which are permitted,
/// and which own words each side has; all with the callbacks left out that a log never records.
///
/// A log that lacks a callback, names both sides by one class or shows a part of a word is a regular
/// operation on them.
package struct SidedOrders: Sendable {
  /// The names of the sides, in the contract's order: `current`, `new`.
  package let sides: [String]
  /// The contract's variants; a mask has a bit for each index.
  package let variants: [Variant]
  /// The orders of the variants, over each side's callbacks in turn.
  package let orders: WordClasses
  /// The orders of the variants between a container and its child; the container stands for the first side.
  package let nested: WordClasses
  /// The orders of the variants in which both sides are called, without the sides: over the callbacks.
  package let unnamed: WordClasses
  /// The own words of each side, over the callbacks: set 0 in completed transitions, 1 in cancelled ones.
  package let own: [WordClasses]

  private let parts: [DFA]
  private let permitted: DFA
  private let callbackCount: Int

  /// Makes the automata of a contract's two-sided families; `unrecorded` has a bit for each callback that
  /// the log never records.
  ///
  /// - Complexity: that of determinising the orders of all variants together.
  /// - Throws: ``TooManyStates`` if they need more than ``Limits/orderStates`` states.
  package init(_ contract: Contract, unrecorded: UInt64 = 0) throws(TooManyStates) {
    let main = contract.families.first(where: \.isTwoSided)
    let builder = SidedOrdersBuilder(
      contract: contract, sides: main?.roles.map(\.name) ?? [], unrecorded: unrecorded)
    sides = builder.sides
    variants = contract.variants
    callbackCount = contract.callbacks.count
    orders = try builder.orders()
    nested = try builder.nested()
    unnamed = try builder.unnamed(orders)
    var own: [WordClasses] = []
    var parts: [DFA] = []
    for side in sides {
      own.append(try builder.own(side))
      parts.append(try NFA(own[own.count - 1].words).subsequences.determinised())
    }
    self.own = own
    self.parts = parts
    permitted = try builder.permitted(main)
  }

  /// Returns the symbol of a callback on a side in ``orders``.
  package func symbol(side: Int, callback: Int) -> Int { side * callbackCount + callback }

  /// The variants whose orders are told apart in logs: those between the two sides, of one of them, and
  /// between a container and its child.
  package var countedVariants: [Variant] {
    let counted = orders.ahead[orders.words.start] | nested.ahead[nested.words.start]
    return variants.enumerated().filter { counted >> UInt64($0.offset) & 1 == 1 }.map(\.element)
  }

  /// Returns whether an order keeps every promise between its two sides.
  package func isPermitted(_ order: some Sequence<Int>) -> Bool { permitted.accepts(order) }

  /// Returns the side whose own words have a callback earliest.
  package func side(startingWith callback: Int) -> Int {
    own.indices.min { own[$0].depth(of: callback) < own[$1].depth(of: callback) } ?? 0
  }

  /// Returns whether some callbacks are one of a side's own words with some left out.
  package func isPartOfOwnWord(_ callbacks: some Sequence<Int>, side: Int) -> Bool {
    parts[side].accepts(callbacks)
  }

  /// Returns whether the own word that led to a place is whole.
  func isWhole(side: Int, at place: Int) -> Bool { own[side].sets[place] != 0 }

  /// Returns whether the own word that led to a place is a whole one of a completed transition, and no
  /// beginning of one of a cancelled transition.
  func isCompleted(side: Int, at place: Int) -> Bool {
    own[side].sets[place] == 1 && own[side].ahead[place] & 2 == 0
  }

  /// Returns the callback that would complete the own word that led to a place if it is all that is
  /// missing, or nil.
  func missingEnd(side: Int, at place: Int) -> Int? {
    (0..<callbackCount).first { own[side].sets[own[side].next(place, $0)] & 1 == 1 }
  }
}

extension WordClasses {
  /// Returns how many symbols lie before a symbol in the word that has it earliest.
  fileprivate func depth(of symbol: Int) -> Int {
    var seen: Set = [words.start]
    var level = [words.start]
    var depth = 0
    while !level.isEmpty {
      var following: [Int] = []
      for state in level {
        for next in 0..<words.symbolCount {
          let target = self.next(state, next)
          guard sets[target] | ahead[target] != 0 else { continue }
          if next == symbol { return depth }
          if seen.insert(target).inserted { following.append(target) }
        }
      }
      level = following
      depth += 1
    }
    return .max
  }
}
