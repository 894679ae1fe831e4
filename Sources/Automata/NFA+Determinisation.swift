extension NFA {
  /// Returns the deterministic automaton of the same words.
  ///
  /// - Complexity: O(sets reached × (states + steps) × symbols); the sets can be exponentially many.
  /// - Throws: ``TooManyStates`` if more than `limit` sets are reached.
  public func determinised(limit: Int = .max) throws(TooManyStates) -> DFA {
    let (sets, table) = try subsets(limit: limit)
    return DFA(
      symbolCount: symbolCount, accepting: sets.map { $0.contains { accepting[$0] } }, table: table)
  }

  /// Returns the sets of states that some word leads to, the start's first, and the steps between them.
  func subsets(limit: Int) throws(TooManyStates) -> (sets: [[Int]], table: [Int32]) {
    var sets = [closure(of: starts)]
    var numbers = [sets[0]: Int32(0)]
    var table: [Int32] = []
    var done = 0
    while done < sets.count {
      var targets: [[Int]] = Array(repeating: [], count: symbolCount)
      for state in sets[done] {
        for step in steps[state] {
          if let symbol = step.symbol { targets[symbol].append(step.target) }
        }
      }
      for symbol in 0..<symbolCount {
        let set = closure(of: targets[symbol])
        if numbers[set] == nil {
          guard sets.count < limit else { throw TooManyStates(limit: limit) }
          numbers[set] = Int32(sets.count)
          sets.append(set)
        }
        table.append(numbers[set]!)
      }
      done += 1
    }
    return (sets, table)
  }

  /// Returns the states that silent steps lead to from some states, these included, sorted.
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
