extension DFA {
  /// Makes the automaton of the states that are reachable from a start. Each state accepts. If
  /// there is no next state, no word is accepted any longer.
  ///
  /// - Complexity: O(states reached × symbols).
  public init<State: Hashable>(
    symbolCount: Int, exploring start: State, next: (State, Int) -> State?
  ) {
    var states = LazyAutomaton<State?>(symbolCount: symbolCount, limit: .max)
    _ = states.number(of: start)
    let table = try? states.explore { state in
      (0..<symbolCount).map { symbol in state.flatMap { next($0, symbol) } }
    }
    guard let table else { preconditionFailure("without a limit exploring always succeeds") }
    self.init(symbolCount: symbolCount, accepting: states.states.map { $0 != nil }, table: table)
  }
}
