public import EventModel

extension Judge {
  /// A pair of callbacks: one that acquires and one that releases.
  public struct Pair: Hashable, Sendable {
    /// The callback that acquires.
    public var acquire: Callback
    /// The callback that releases.
    public var release: Callback
  }

  /// Returns the pairs of callbacks with which every claim is guaranteed and that are closest to
  /// the claims' own in the contract's order of the callbacks. Several pairs are returned if they
  /// are equally close.
  ///
  /// The claims must be about the same acquire and release, with different aspects. Claims with
  /// several acquires or releases have no closest pair.
  ///
  /// - Complexity: O(callbacks²) verdicts per claim.
  /// - Throws: a ``DecisionError`` if a claim needs too many states.
  public mutating func nearestPairs(
    keeping claims: [Formula.BalanceClaim], in limits: [Assumption.Limit] = []
  ) throws(DecisionError) -> [Pair] {
    guard let first = claims.first, !first.isHeldAtStart, first.acquires.count == 1,
      first.releases.count == 1
    else { return [] }
    for distance in 1..<max(2, 2 * contract.callbacks.count) {
      var found: [Pair] = []
      for events in (0...distance).flatMap({ moved(first.events, by: [$0, distance - $0]) }) {
        let pair = Pair(acquire: events[0].callback, release: events[1].callback)
        if try areReliable(claims, at: pair, in: limits) { found.append(pair) }
      }
      if !found.isEmpty { return found.sorted { place($0) < place($1) } }
    }
    return []
  }

  /// Returns the numbers of a pair's callbacks, by which pairs are sorted.
  private func place(_ pair: Pair) -> (Int, Int) {
    (contract.number(of: pair.acquire) ?? 0, contract.number(of: pair.release) ?? 0)
  }

  private mutating func areReliable(
    _ claims: [Formula.BalanceClaim], at pair: Pair, in limits: [Assumption.Limit]
  ) throws(DecisionError) -> Bool {
    for claim in claims {
      guard let moved = claim.moved(to: pair),
        try isReliable(Assumption(.balance(moved), in: limits))
      else { return false }
    }
    return true
  }
}

extension Formula.BalanceClaim {
  /// Returns the same claim with one acquire and one release at other callbacks; nil if both are
  /// the same event.
  func moved(to pair: Judge.Pair) -> Formula.BalanceClaim? {
    let acquire = EventTerm(acquires[0].subject, pair.acquire)
    let release = EventTerm(releases[0].subject, pair.release)
    return acquire == release ? nil : Formula.BalanceClaim(aspect, [acquire], [release])
  }
}
