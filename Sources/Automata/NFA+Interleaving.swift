extension NFA {
  /// Returns the automaton of every interleaving of a word of this one and a word of the other.
  ///
  /// - Complexity: O(product of the two numbers of states × steps per state).
  public func interleaved(with other: NFA) -> NFA {
    let width = other.stateCount
    var steps: [[Step]] = []
    for first in 0..<stateCount {
      for second in 0..<width {
        steps.append(
          self.steps[first].map { Step($0.symbol, to: $0.target * width + second) }
            + other.steps[second].map { Step($0.symbol, to: first * width + $0.target) })
      }
    }
    return NFA(
      symbolCount: symbolCount,
      starts: starts.flatMap { first in other.starts.map { first * width + $0 } },
      accepting: accepting.flatMap { first in other.accepting.map { first && $0 } },
      steps: steps)
  }
}
