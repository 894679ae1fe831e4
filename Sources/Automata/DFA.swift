/// A deterministic automaton over the symbols `0..<symbolCount`, complete and dense.
///
/// States are the numbers `0..<stateCount`; the next states are in one table, one row per state.
///
/// ```swift
/// // Every 0 is followed by a 1 at once.
/// let chain = DFA(symbolCount: 2, rows: [[1, 0], [2, 0], [2, 2]], accepting: [true, false, false])
/// chain.accepts([0, 1])  // true
/// ```
public struct DFA: Hashable, Sendable {
  /// The number of symbols.
  public let symbolCount: Int

  /// The initial state.
  public let start: Int

  /// Whether each state accepts.
  public let accepting: [Bool]

  /// The next states; that of state s under symbol a is at `s * symbolCount + a`.
  public let table: [Int32]

  /// Makes an automaton from a flat table.
  ///
  /// - Precondition: the table has a valid next state for each state and symbol.
  public init(symbolCount: Int, start: Int = 0, accepting: [Bool], table: [Int32]) {
    precondition(
      table.count == accepting.count * symbolCount,
      "the table must have a row of \(symbolCount) next states for each of the states")
    let states = 0..<Int32(accepting.count)
    precondition(
      accepting.indices.contains(start) && table.allSatisfy(states.contains),
      "every next state must be one of the states")
    self.symbolCount = symbolCount
    self.start = start
    self.accepting = accepting
    self.table = table
  }

  /// Makes an automaton from rows, one per state, each with the next state under every symbol.
  public init(symbolCount: Int, start: Int = 0, rows: [[Int]], accepting: [Bool]) {
    self.init(
      symbolCount: symbolCount, start: start, accepting: accepting,
      table: rows.flatMap { $0.map(Int32.init) })
  }

  /// Makes the automaton that accepts every word, or none.
  public init(symbolCount: Int, acceptingAll: Bool) {
    self.init(
      symbolCount: symbolCount, accepting: [acceptingAll],
      table: Array(repeating: 0, count: symbolCount))
  }

  /// The number of states.
  @inlinable public var stateCount: Int { accepting.count }

  /// Returns the state after a symbol.
  @inlinable public func next(_ state: Int, _ symbol: Int) -> Int {
    Int(table[state &* symbolCount &+ symbol])
  }

  /// Returns the state after a word.
  ///
  /// - Complexity: O(word).
  public func state(after word: some Sequence<Int>) -> Int {
    word.reduce(start) { next($0, $1) }
  }

  /// Returns whether the automaton accepts a word.
  ///
  /// - Complexity: O(word).
  public func accepts(_ word: some Sequence<Int>) -> Bool { accepting[state(after: word)] }

  /// Returns the same automaton with another initial state.
  public func starting(at state: Int) -> DFA {
    DFA(symbolCount: symbolCount, start: state, accepting: accepting, table: table)
  }
}

/// An error: an operation needs more states than its caller allows.
public struct TooManyStates: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of states.
  public var limit: Int

  /// Makes the error.
  public init(limit: Int) { self.limit = limit }

  /// The message, with the bound.
  public var description: String { "more than \(limit) states" }
}
