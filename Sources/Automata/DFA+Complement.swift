extension DFA {
  /// The automaton that accepts the words that this one rejects.
  ///
  /// - Complexity: O(states).
  public var complement: DFA {
    DFA(symbolCount: symbolCount, start: start, accepting: accepting.map { !$0 }, table: table)
  }
}
