extension NFA {
  /// Returns the deterministic automaton of the same language.
  ///
  /// - Complexity: O(sets reached × (states + steps) × symbols); the sets can be exponentially
  ///   many.
  /// - Throws: ``TooManyStates`` if more than `limit` sets are reached.
  public func determinized(limit: Int = .max) throws(TooManyStates) -> DFA {
    let (sets, table) = try subsets(limit: limit)
    return DFA(
      symbolCount: symbolCount, accepting: sets.map { $0.contains { accepting[$0] } }, table: table)
  }

  /// Returns the reachable sets of states, that of the start first, and the steps between them.
  func subsets(limit: Int) throws(TooManyStates) -> (sets: [[Int]], table: [Int32]) {
    var sets = LazyAutomaton<[Int]>(symbolCount: symbolCount, limit: limit)
    _ = sets.number(of: closure(of: starts))
    let table = try sets.explore { set in
      var targets: [[Int]] = Array(repeating: [], count: symbolCount)
      for state in set {
        for step in steps[state] {
          if let symbol = step.symbol { targets[symbol].append(step.target) }
        }
      }
      return targets.map(closure)
    }
    return (sets.states, table)
  }

  /// Returns the states that silent steps lead to from some states, including these, sorted.
  ///
  /// - Complexity: O(states + steps).
  public func closure(of states: [Int]) -> [Int] {
    if states.isEmpty { return [] }
    var seen = Set(states)
    var open = states
    while let state = open.popLast() {
      for step in steps[state] where step.symbol == nil && seen.insert(step.target).inserted {
        open.append(step.target)
      }
    }
    return seen.sorted()
  }
}
