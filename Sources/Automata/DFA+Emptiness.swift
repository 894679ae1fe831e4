extension DFA {
  /// Whether no word is accepted.
  ///
  /// - Complexity: O(states × symbols).
  public var isEmpty: Bool {
    let reachable = reachable
    return !accepting.indices.contains { accepting[$0] && reachable[$0] }
  }

  /// Whether only finitely many words are accepted.
  ///
  /// - Complexity: O(states × symbols).
  public var isFinite: Bool {
    let useful = zip(reachable, live).map { $0 && $1 }
    // A word set is infinite exactly if a useful state lies on a loop: strip states without useful
    // predecessors until none is left, or a loop remains.
    var incoming = Array(repeating: 0, count: stateCount)
    for state in 0..<stateCount where useful[state] {
      for symbol in 0..<symbolCount where useful[next(state, symbol)] {
        incoming[next(state, symbol)] += 1
      }
    }
    var open = (0..<stateCount).filter { useful[$0] && incoming[$0] == 0 }
    var stripped = 0
    while let state = open.popLast() {
      stripped += 1
      for symbol in 0..<symbolCount where useful[next(state, symbol)] {
        incoming[next(state, symbol)] -= 1
        if incoming[next(state, symbol)] == 0 { open.append(next(state, symbol)) }
      }
    }
    return stripped == useful.count { $0 }
  }
}
