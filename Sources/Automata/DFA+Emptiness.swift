extension DFA {
  /// Whether no word is accepted.
  ///
  /// - Complexity: O(states × symbols).
  public var isEmpty: Bool { !visits().contains { accepting[$0.state] } }

  /// Returns whether another automaton accepts every word that this one accepts.
  ///
  /// - Complexity: O(pairs reached × symbols).
  /// - Precondition: both read the same symbols.
  public func isSubset(of other: DFA) -> Bool {
    // Without a limit, the product cannot fail.
    (try? combined(with: other) { $0 && !$1 })?.isEmpty ?? false
  }
}
