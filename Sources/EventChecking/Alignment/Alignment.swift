public import EventModel

/// The difference between an order that was seen and a catalogued one: the fewest events that would
/// have to be left out, put in or moved.
public struct Alignment: Hashable, Sendable {
  /// The variant compared with.
  public var variant: String

  /// How many events are left out or put in; an event that moved counts twice.
  public var distance: Int

  /// What differs, in words, in the order of the sequence that was seen.
  public var edits: [String]

  /// Compares an order with a variant's.
  ///
  /// - Complexity: O(events × events of the variant).
  public init(of seen: [LifecycleEvent], to legal: [LifecycleEvent], named variant: String) {
    let kept = Alignment.longestCommon(seen, legal)
    let keptSeen = Set(kept.map(\.0))
    let keptLegal = Set(kept.map(\.1))
    let extra = seen.indices.filter { index in !keptSeen.contains(index) }.map { seen[$0] }
    let lacking = legal.indices.filter { index in !keptLegal.contains(index) }.map { legal[$0] }
    self.variant = variant
    distance = extra.count + lacking.count
    let moves = extra.map { event in
      lacking.contains(event) ? Alignment.moved(event, in: legal) : "\(event) is not part of it"
    }
    edits = moves + lacking.filter { !extra.contains($0) }.map { "\($0) is missing" }
  }

  /// Returns the alignment to the nearest variant of the contract that has the same sides; the first
  /// in the contract's order if several are equally near.
  public static func nearest(
    to seen: [LifecycleEvent], in contract: Contract
  ) -> Alignment? {
    let subjects = Set(seen.map(\.subject))
    var best: Alignment?
    for variant in contract.variants {
      guard let legal = variant.sequence, Set(legal.map(\.subject)) == subjects else { continue }
      let next = Alignment(of: seen, to: legal, named: variant.name)
      if next.distance < best?.distance ?? .max { best = next }
    }
    return best
  }

  private static func moved(_ event: LifecycleEvent, in legal: [LifecycleEvent]) -> String {
    guard let index = legal.firstIndex(of: event) else { return "" }
    return index == 0
      ? "\(event) comes first in it" : "\(event) comes after \(legal[index - 1]) in it"
  }

  private static func longestCommon(
    _ first: [LifecycleEvent], _ second: [LifecycleEvent]
  ) -> [(Int, Int)] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        lengths[i][j] =
          first[i] == second[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if first[i] == second[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
