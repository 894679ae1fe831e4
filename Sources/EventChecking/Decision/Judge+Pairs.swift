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
      first.releases.count == 1,
      let acquire = contract.number(of: first.acquires[0].callback),
      let release = contract.number(of: first.releases[0].callback)
    else { return [] }
    let count = contract.callbacks.count
    for distance in 1..<max(2, 2 * count) {
      var found: [Pair] = []
      for (from, to) in Self.moves(at: distance, from: (acquire, release), of: count) {
        let pair = Pair(acquire: contract.callbacks[from], release: contract.callbacks[to])
        if try areReliable(claims, at: pair, in: limits) { found.append(pair) }
      }
      if !found.isEmpty { return found }
    }
    return []
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

  private static func moves(
    at distance: Int, from own: (Int, Int), of count: Int
  ) -> [(Int, Int)] {
    (0..<count).flatMap { from in
      (0..<count).compactMap { to in
        abs(from - own.0) + abs(to - own.1) == distance ? (from, to) : nil
      }
    }
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
