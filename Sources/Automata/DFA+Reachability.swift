extension DFA {
  /// Whether each state is reachable from the start.
  ///
  /// - Complexity: O(states × symbols).
  public var reachable: [Bool] {
    var seen = Array(repeating: false, count: stateCount)
    seen[start] = true
    var open = [start]
    while let state = open.popLast() {
      for symbol in 0..<symbolCount {
        let target = next(state, symbol)
        if !seen[target] {
          seen[target] = true
          open.append(target)
        }
      }
    }
    return seen
  }

  /// Returns, for each state, whether a state of the set is reachable from it.
  ///
  /// - Complexity: O(states × symbols).
  public func canReach(_ goals: [Bool]) -> [Bool] {
    let sources = predecessors
    var seen = goals
    var open = goals.indices.filter { goals[$0] }
    while let state = open.popLast() {
      for source in sources[state] where !seen[source] {
        seen[source] = true
        open.append(source)
      }
    }
    return seen
  }

  /// Whether an accepting state is reachable from each state.
  ///
  /// - Complexity: O(states × symbols).
  public var live: [Bool] { canReach(accepting) }

  private var predecessors: [[Int]] {
    var sources = Array(repeating: [Int](), count: stateCount)
    for state in 0..<stateCount {
      for symbol in 0..<symbolCount { sources[next(state, symbol)].append(state) }
    }
    return sources
  }
}
