extension DFA {
  /// Makes the automaton of the states that steps lead to from a start. Each accepts, but where there is
  /// no next state no word is accepted any longer.
  ///
  /// - Complexity: O(states reached × symbols).
  public init<State: Hashable>(
    symbolCount: Int, exploring start: State, next: (State, Int) -> State?
  ) {
    var states = [start]
    var numbers = [start: 0]
    var rows: [[Int?]] = []
    while rows.count < states.count {
      let state = states[rows.count]
      rows.append(
        (0..<symbolCount).map { symbol in
          guard let next = next(state, symbol) else { return nil }
          if let known = numbers[next] { return known }
          numbers[next] = states.count
          states.append(next)
          return states.count - 1
        })
    }
    let rejecting = states.count
    rows.append(Array(repeating: rejecting, count: symbolCount))
    self.init(
      symbolCount: symbolCount, rows: rows.map { $0.map { $0 ?? rejecting } },
      accepting: Array(repeating: true, count: rejecting) + [false])
  }
}
