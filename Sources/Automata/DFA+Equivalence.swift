extension DFA {
  /// Returns the shortest word that one automaton accepts and the other rejects, the first in the
  /// order of the symbols; nil if they accept the same words.
  ///
  /// - Complexity: O(pairs reached × symbols).
  /// - Precondition: both read the same symbols.
  public func difference(from other: DFA) -> [Int]? {
    // Without a limit the product cannot fail.
    (try? combined(with: other) { $0 != $1 })?.shortestWord()
  }

  /// Returns whether both automata accept the same words.
  ///
  /// - Complexity: O(pairs reached × symbols).
  public func isEquivalent(to other: DFA) -> Bool { difference(from: other) == nil }

  /// Returns whether the other accepts every word this one does.
  ///
  /// - Complexity: O(pairs reached × symbols).
  public func isSubset(of other: DFA) -> Bool {
    (try? combined(with: other) { $0 && !$1 })?.isEmpty ?? false
  }
}
