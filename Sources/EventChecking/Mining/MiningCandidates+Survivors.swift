import Automata

extension MiningCandidates {
  /// Returns the indices of the candidates that were never broken and were triggered often enough,
  /// except for those that follow, in any word, from another candidate that was triggered at least
  /// as often. Of equivalent candidates, the first remains. Those triggered most often come first.
  ///
  /// Candidates that only follow from others under the contract are kept, so that a reader sees
  /// both what is promised and what another order implies.
  ///
  /// - Complexity: O(survivors²).
  func survivors(minSupport: Int) -> [Int] {
    let kept = monitors.indices.filter { !isBroken[$0] && support[$0] >= max(1, minSupport) }
    let automata = Dictionary(
      uniqueKeysWithValues: kept.map { ($0, monitors[$0].claim.minimized()) })
    func implies(_ first: Int, _ second: Int) -> Bool {
      support[first] >= support[second] && automata[first]!.isSubset(of: automata[second]!)
    }
    return kept.filter { second in
      !kept.contains { first in
        first != second && implies(first, second) && (!implies(second, first) || first < second)
      }
    }.sorted { (support[$1], $0) < (support[$0], $1) }
  }
}
