extension NFA {
  /// Returns the automaton of every interleaving of a word of this one and a word of the other.
  ///
  /// - Complexity: O(product of the two numbers of states × steps per state).
  public func interleaved(with other: NFA) -> NFA {
    let width = other.stateCount
    return NFA(
      symbolCount: symbolCount,
      starts: starts.flatMap { first in other.starts.map { first * width + $0 } },
      accepting: accepting.flatMap { first in other.accepting.map { first && $0 } },
      steps: steps.indices.flatMap { first in
        other.steps.indices.map { second in
          steps[first].map { Step($0.symbol, to: $0.target * width + second) }
            + other.steps[second].map { Step($0.symbol, to: first * width + $0.target) }
        }
      })
  }
}
