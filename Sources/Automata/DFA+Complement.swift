extension DFA {
  /// Returns the automaton of the words this one rejects.
  ///
  /// - Complexity: O(states).
  public var complement: DFA {
    DFA(symbolCount: symbolCount, start: start, accepting: accepting.map { !$0 }, table: table)
  }
}
