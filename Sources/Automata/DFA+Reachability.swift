extension DFA {
  /// A reachable state and how a search from the start reached it first.
  struct Visit {
    var state: Int
    /// The index of the visit before it, and the symbol of the step from there.
    var previous: Int
    var symbol: Int
  }

  /// Returns a visit of each reachable state, breadth first, that of the start first. The steps out
  /// of a state are taken in the order of the symbols.
  ///
  /// - Complexity: O(states × symbols).
  func visits() -> [Visit] {
    var visits = [Visit(state: start, previous: 0, symbol: 0)]
    var seen = Array(repeating: false, count: stateCount)
    seen[start] = true
    var done = 0
    while done < visits.count {
      for symbol in 0..<symbolCount {
        let target = next(visits[done].state, symbol)
        if seen[target] { continue }
        seen[target] = true
        visits.append(Visit(state: target, previous: done, symbol: symbol))
      }
      done += 1
    }
    return visits
  }

  /// Whether an accepting state is reachable from each state.
  ///
  /// - Complexity: O(states × symbols).
  public var live: [Bool] {
    var sources = Array(repeating: [Int](), count: stateCount)
    for state in 0..<stateCount {
      for symbol in 0..<symbolCount { sources[next(state, symbol)].append(state) }
    }
    var live = accepting
    var open = accepting.indices.filter { accepting[$0] }
    while let state = open.popLast() {
      for source in sources[state] where !live[source] {
        live[source] = true
        open.append(source)
      }
    }
    return live
  }

  /// A step from one state to another under a symbol.
  public struct Step: Hashable, Sendable {
    /// The symbol.
    public var symbol: Int
    /// The state after the step.
    public var target: Int
  }

  /// By state, the steps to states from which an accepting state is reachable, in the order of the
  /// symbols.
  ///
  /// - Complexity: O(states × symbols).
  public var liveSteps: [[Step]] {
    let live = live
    return (0..<stateCount).map { state in
      (0..<symbolCount).lazy.map { Step(symbol: $0, target: next(state, $0)) }
        .filter { live[$0.target] }
    }
  }
}
