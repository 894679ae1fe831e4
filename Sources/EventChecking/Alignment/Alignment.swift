package import EventModel

/// The difference between an observed order and a catalogued one: the fewest events to remove,
/// insert or move.
package struct Alignment: Hashable, Sendable {
  package var variant: String

  /// The number of events to remove and to insert; an event that is moved counts twice.
  package var distance: Int

  /// The differences, each as a clause in which `it` is the observed order and `there` is in the
  /// variant: `it has a second current.viewWillDisappear`, `it lacks new.viewDidAppear`, `there
  /// current.viewDidAppear comes last`.
  package var edits: [String]

  /// Compares an order with that of a variant.
  ///
  /// - Complexity: O(events × events of the variant).
  package init(of seen: [LifecycleEvent], to legal: [LifecycleEvent], named variant: String) {
    let kept = Alignment.longestCommon(seen, legal)
    let keptSeen = Set(kept.map(\.0))
    let keptLegal = Set(kept.map(\.1))
    let extra = seen.indices.filter { index in !keptSeen.contains(index) }.map { seen[$0] }
    let lacking = legal.indices.filter { index in !keptLegal.contains(index) }.map { legal[$0] }
    self.variant = variant
    distance = extra.count + lacking.count
    let moved = legal.indices.filter { lacking.contains(legal[$0]) && extra.contains(legal[$0]) }
    let strange = extra.filter { !lacking.contains($0) }
    let repeated = strange.filter(legal.contains)
    let foreign = strange.filter { !legal.contains($0) }
    let missing = lacking.filter { !extra.contains($0) }
    edits =
      (foreign.isEmpty ? [] : ["it has \(Alignment.list(foreign))"])
      + (repeated.isEmpty ? [] : ["it has a second \(Alignment.list(repeated))"])
      + Alignment.moves(moved, in: legal)
      + (missing.isEmpty ? [] : ["it lacks \(Alignment.list(missing))"])
  }

  /// Returns texts about where the variant has some of its events; consecutive events are joined.
  private static func moves(_ indices: [Int], in legal: [LifecycleEvent]) -> [String] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs.map { run in
      let verb = run.count == 1 ? "comes" : "come"
      let position =
        run.lowerBound == 0
        ? "first" : run.upperBound == legal.count ? "last" : "after \(legal[run.lowerBound - 1])"
      return "there \(list(Array(legal[run]))) \(verb) \(position)"
    }
  }

  private static func list(_ events: [LifecycleEvent]) -> String {
    MessageText.list(events.map(\.description))
  }

  /// Returns the alignment to the closest variant of the contract with the same sides; the first in
  /// the contract's order if several are equally close.
  package static func nearest(
    to seen: [LifecycleEvent], in contract: Contract
  ) -> Alignment? {
    let subjects = Set(seen.map(\.subject))
    let alignments = contract.variants.compactMap { variant -> Alignment? in
      guard let legal = variant.sequence, Set(legal.map(\.subject)) == subjects else { return nil }
      return Alignment(of: seen, to: legal, named: variant.name)
    }
    return alignments.min { $0.distance < $1.distance }
  }

  /// Returns the indices of the longest common subsequence, pair by pair.
  private static func longestCommon(
    _ first: [LifecycleEvent], _ second: [LifecycleEvent]
  ) -> [(Int, Int)] {
    // By index in the second, the pairs of what is left of both.
    var pairs = Array(repeating: [(Int, Int)](), count: second.count + 1)
    for i in first.indices.reversed() {
      let below = pairs
      for j in second.indices.reversed() {
        if first[i] == second[j] {
          pairs[j] = [(i, j)] + below[j + 1]
        } else if pairs[j + 1].count > pairs[j].count {
          pairs[j] = pairs[j + 1]
        }
      }
    }
    return pairs[0]
  }
}
