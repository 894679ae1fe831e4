/// A deterministic automaton whose states are worked out when they are first reached and looked up from
/// then on.
///
/// ```swift
/// var remainders = LazyAutomaton<Int>(symbolCount: 2, limit: 3)
/// let zero = remainders.number(of: 0)
/// let one = remainders.next(zero, 1) { value in (value * 2 + 1) % 3 }
/// ```
///
/// - Complexity: a step is one look-up in a flat table once it has been seen.
package struct LazyAutomaton<State: Hashable> {
  /// The number of a state.
  package typealias Number = UInt32

  /// The number of no state: there is no room for another one.
  @inlinable package static var beyond: Number { .max - 1 }

  /// In the table, a step that was not worked out yet.
  @inlinable package static var missing: Number { .max }

  /// How many symbols lead out of each state.
  package private(set) var symbolCount: Int
  /// The most states there is room for.
  package let limit: Int
  /// Whether there was no room for some state.
  package private(set) var hasOverflowed = false
  /// The states, by number.
  package private(set) var states: [State] = []
  private var numbers: [State: Number] = [:]
  /// By state and symbol, the number of the next state; ``missing`` if it was not worked out yet.
  @usableFromInline package private(set) var table: [Number] = []
  /// By state, its mark.
  package private(set) var marks: [UInt8] = []
  private let mark: (@Sendable (State) -> UInt8)?
  private let standIn: (@Sendable (State) -> State)?

  /// Makes an automaton without states.
  ///
  /// - Parameters:
  ///   - standIn: which known state stands in for one that there is no room for.
  ///   - mark: what is asked of a state so often that it has to be one look-up.
  package init(
    symbolCount: Int, limit: Int, standIn: (@Sendable (State) -> State)? = nil,
    mark: (@Sendable (State) -> UInt8)? = nil
  ) {
    self.symbolCount = symbolCount
    self.limit = limit
    self.standIn = standIn
    self.mark = mark
  }

  /// Returns the number of a state, a new one if it was not met before. Without room it is that of the
  /// state that stands in for it, or ``beyond``.
  package mutating func number(of state: State) -> Number {
    if let known = numbers[state] { return known }
    guard states.count < limit else {
      hasOverflowed = true
      return standIn.flatMap { numbers[$0(state)] } ?? Self.beyond
    }
    let number = Number(states.count)
    states.append(state)
    marks.append(mark?(state) ?? 0)
    numbers[state] = number
    table += repeatElement(Self.missing, count: symbolCount)
    return number
  }

  /// Returns the number of the state after a symbol; `workOut` is asked the first time only.
  @inlinable
  package mutating func next(
    _ number: Number, _ symbol: Int, workOut: (State) -> State
  ) -> Number {
    let known = table[Int(number) * symbolCount + symbol]
    return known != Self.missing ? known : learn(number, symbol, workOut)
  }

  /// Returns the number of the state after a symbol, or nil if it was not worked out yet or has none.
  @inlinable
  package func known(_ number: Number, _ symbol: Int) -> Number? {
    let known = table[Int(number) * symbolCount + symbol]
    return known < Self.beyond ? known : nil
  }

  /// Returns the number of a state, or nil if it was not met before.
  package func known(_ state: State) -> Number? { numbers[state] }

  @usableFromInline
  mutating func learn(_ number: Number, _ symbol: Int, _ workOut: (State) -> State) -> Number {
    let next = self.number(of: workOut(states[Int(number)]))
    table[Int(number) * symbolCount + symbol] = next
    return next
  }

  /// Works out all that the states so far lead to, and returns the table of steps.
  ///
  /// - Parameter row: the states that a state leads to, one a symbol.
  /// - Complexity: O(states reached × symbols).
  /// - Throws: ``TooManyStates`` if there is no room for them.
  package mutating func explore(_ row: (State) -> [State]) throws(TooManyStates) -> [Int32] {
    var explored: [Int32] = []
    while explored.count < table.count {
      for next in row(states[explored.count / symbolCount]) {
        let number = number(of: next)
        guard number != Self.beyond else { throw TooManyStates(limit: limit) }
        explored.append(Int32(number))
      }
    }
    return explored
  }

  /// Replaces each state by another one, under the same number, and forgets all steps.
  ///
  /// - Precondition: different states stay different.
  package mutating func replaceStates(symbolCount: Int, _ replaced: (State) -> State) {
    self.symbolCount = symbolCount
    states = states.map(replaced)
    marks = states.map { mark?($0) ?? 0 }
    numbers = [:]
    for (number, state) in states.enumerated() { numbers[state] = Number(number) }
    precondition(numbers.count == states.count, "states that differ must stay different")
    table = Array(repeating: Self.missing, count: states.count * symbolCount)
  }
}

extension LazyAutomaton: Sendable where State: Sendable {}
