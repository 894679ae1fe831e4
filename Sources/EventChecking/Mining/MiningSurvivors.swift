import Automata
import EventModel

/// The candidates that nothing broke and that were tried often enough.
struct MiningSurvivors {
  /// A candidate that is left.
  struct Survivor: Hashable {
    /// The index of the candidate.
    var index: Int
    /// How often it was tried.
    var support: Int
  }

  private let survivors: [Survivor]
  private let automata: [DFA]

  init(_ candidates: MiningCandidates, minSupport: Int) {
    survivors = candidates.monitors.indices
      .filter { !candidates.isBroken[$0] && candidates.support[$0] >= max(1, minSupport) }
      .map { Survivor(index: $0, support: candidates.support[$0]) }
    automata = survivors.map { candidates.monitors[$0.index].claim.minimised() }
  }

  /// Returns the survivors but for those that follow from another one, tried at least as often, in
  /// whatever word; of several that say the same the first stays.
  ///
  /// That the contract makes more of them follow does not count: what is promised by itself and what
  /// only another order brings along is what a reader wants to see.
  ///
  /// - Complexity: O(survivors²).
  func withoutImplied() -> [Survivor] {
    survivors.indices.filter { second in
      !survivors.indices.contains { first in
        first != second && implies(first, second) && (!implies(second, first) || first < second)
      }
    }.map { survivors[$0] }
  }

  private func implies(_ first: Int, _ second: Int) -> Bool {
    survivors[first].support >= survivors[second].support
      && automata[first].isSubset(of: automata[second])
  }
}
