import Automata

extension MiningCandidates {
  /// Returns the indices of the candidates that nothing broke and that were tried often enough, but for
  /// those that follow from another one, tried at least as often, in whatever word; of several that say
  /// the same the first stays. Those tried most come first.
  ///
  /// That the contract makes more of them follow does not count: what is promised by itself and what
  /// only another order brings along is what a reader wants to see.
  ///
  /// - Complexity: O(survivors²).
  func survivors(minSupport: Int) -> [Int] {
    let kept = monitors.indices.filter { !isBroken[$0] && support[$0] >= max(1, minSupport) }
    let automata = Dictionary(
      uniqueKeysWithValues: kept.map { ($0, monitors[$0].claim.minimised()) })
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
