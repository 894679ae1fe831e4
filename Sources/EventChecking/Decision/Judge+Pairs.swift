public import EventModel

extension Judge {
  /// A pair of callbacks, one to acquire at and one to release at.
  public struct Pair: Hashable, Sendable {
    /// Where to acquire.
    public var acquire: Callback
    /// Where to release.
    public var release: Callback
  }

  /// Returns the pairs of callbacks at which every claim is guaranteed, nearest to the claims' own in
  /// the contract's order of the callbacks; all of them if several are as near, none if there is none.
  ///
  /// The claims are read as different aspects of the same sites. Sites that are sets have no nearest
  /// pair.
  ///
  /// - Complexity: O(callbacks²) verdicts for each claim.
  /// - Throws: a ``DecisionError`` if a claim takes too many states.
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
  /// Returns the same claim of one acquire and one release at other callbacks, or nil if the two are
  /// the same event.
  func moved(to pair: Judge.Pair) -> Formula.BalanceClaim? {
    let acquire = EventTerm(acquires[0].subject, pair.acquire)
    let release = EventTerm(releases[0].subject, pair.release)
    return acquire == release ? nil : Formula.BalanceClaim(aspect, [acquire], [release])
  }
}
