/// A deterministic automaton whose states and steps are computed when first reached and looked up
/// afterwards.
///
/// ```swift
/// var remainders = LazyAutomaton<Int>(symbolCount: 2, limit: 3)
/// let zero = remainders.number(of: 0)
/// let one = remainders.next(zero, 1) { value in (value * 2 + 1) % 3 }
/// ```
///
/// - Complexity: a known step is one lookup in a flat table.
package struct LazyAutomaton<State: Hashable> {
  package typealias Number = UInt32

  /// The number that stands for no state, if there is no room for another one.
  @inlinable package static var beyond: Number { .max - 1 }

  /// The table entry of a step that was not computed yet.
  @inlinable package static var missing: Number { .max }

  package let symbolCount: Int
  package let limit: Int
  package private(set) var hasOverflowed = false
  /// The states, by number.
  package private(set) var states: [State] = []
  private var numbers: [State: Number] = [:]
  /// By state and symbol, the number of the next state; ``missing`` if it was not computed yet.
  @usableFromInline package private(set) var table: [Number] = []
  package private(set) var marks: [UInt8] = []
  private let mark: (@Sendable (State) -> UInt8)?
  private let standIn: (@Sendable (State) -> State)?

  /// Makes an automaton without states.
  ///
  /// - Parameters:
  ///   - standIn: returns the known state that replaces one that there is no room for.
  ///   - mark: returns a property of a state that is read so often that it is stored.
  package init(
    symbolCount: Int, limit: Int, standIn: (@Sendable (State) -> State)? = nil,
    mark: (@Sendable (State) -> UInt8)? = nil
  ) {
    self.symbolCount = symbolCount
    self.limit = limit
    self.standIn = standIn
    self.mark = mark
  }

  /// Returns the number of a state; a new state gets a new number. If there is no room, it is the
  /// number of the state that stands in for it, or ``beyond``.
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

  /// Returns the number of the state after a symbol; `workOut` is called the first time only.
  @inlinable
  package mutating func next(
    _ number: Number, _ symbol: Int, workOut: (State) -> State
  ) -> Number {
    let known = table[Int(number) * symbolCount + symbol]
    return known != Self.missing ? known : learn(number, symbol, workOut)
  }

  /// Returns the number of the state after a symbol; nil if not computed yet, or beyond the limit.
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

  /// Computes all states reachable from the known ones, and returns the table of steps.
  ///
  /// - Parameter row: returns the states that a state leads to, one per symbol.
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
}

extension LazyAutomaton: Sendable where State: Sendable {}
