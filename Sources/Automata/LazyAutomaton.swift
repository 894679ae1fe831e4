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
  @inlinable static var missing: Number { .max }

  /// How many symbols lead out of each state.
  package private(set) var symbolCount: Int
  /// The most states there is room for.
  package let limit: Int
  /// The states, by number.
  package private(set) var states: [State] = []
  private var numbers: [State: Number] = [:]
  @usableFromInline var table: [Number] = []

  /// Makes an automaton without states.
  package init(symbolCount: Int, limit: Int) {
    self.symbolCount = symbolCount
    self.limit = limit
  }

  /// Returns the number of a state, a new one if it was not met before; ``beyond`` if there is no room.
  package mutating func number(of state: State) -> Number {
    if let known = numbers[state] { return known }
    guard states.count < limit else { return Self.beyond }
    let number = Number(states.count)
    states.append(state)
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

  @usableFromInline
  mutating func learn(_ number: Number, _ symbol: Int, _ workOut: (State) -> State) -> Number {
    let next = self.number(of: workOut(states[Int(number)]))
    table[Int(number) * symbolCount + symbol] = next
    return next
  }

  /// Replaces each state by another one, under the same number, and forgets all steps.
  ///
  /// - Precondition: different states stay different.
  package mutating func replaceStates(symbolCount: Int, _ replaced: (State) -> State) {
    self.symbolCount = symbolCount
    states = states.map(replaced)
    numbers = [:]
    for (number, state) in states.enumerated() { numbers[state] = Number(number) }
    precondition(numbers.count == states.count, "states that differ must stay different")
    table = Array(repeating: Self.missing, count: states.count * symbolCount)
  }
}

extension LazyAutomaton: Sendable where State: Sendable {}
