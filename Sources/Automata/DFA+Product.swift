extension DFA {
  /// Returns the product of this automaton and another. `accepts` decides whether a pair accepts,
  /// from whether each of its states does. Only the reachable pairs become states.
  ///
  /// - Complexity: O(pairs reached × symbols); at most the product of the two numbers of states.
  /// - Precondition: both read the same symbols.
  /// - Throws: ``TooManyStates`` if more than `limit` pairs are reached.
  public func combined(
    with other: DFA, limit: Int = .max, accepts: (Bool, Bool) -> Bool
  ) throws(TooManyStates) -> DFA {
    precondition(symbolCount == other.symbolCount, "both automata must read the same symbols")
    // A pair is stored as one number, which hashes faster than two.
    let width = other.stateCount
    var pairs = LazyAutomaton<Int>(symbolCount: symbolCount, limit: limit)
    _ = pairs.number(of: start * width + other.start)
    let table = try pairs.explore { pair in
      let (first, second) = pair.quotientAndRemainder(dividingBy: width)
      return (0..<symbolCount).map { next(first, $0) * width + other.next(second, $0) }
    }
    return DFA(
      symbolCount: symbolCount,
      accepting: pairs.states.map { accepts(accepting[$0 / width], other.accepting[$0 % width]) },
      table: table)
  }

  /// Returns the automaton of the words that both accept.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func intersection(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { $0 && $1 }
  }

  /// Returns the automaton of the words that at least one accepts.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func union(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { $0 || $1 }
  }

  /// Returns the automaton of the words that the other accepts or this one rejects.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func implication(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { !$0 || $1 }
  }
}
