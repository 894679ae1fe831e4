extension DFA {
  /// Which states some word leads to.
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

  /// Returns from which states some word leads to a state of the set.
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

  /// From which states some word is accepted.
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
