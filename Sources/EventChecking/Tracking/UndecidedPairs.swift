import EventModel

/// The odd pairs of one run that cannot be decided yet, because the log has not shown that it records
/// what would have to lie between.
///
/// Bounded by ``Limits/pendingPairs`` a name; the rest are counted.
struct UndecidedPairs: Sendable {
  /// One odd pair.
  struct Pair: Sendable {
    var observation: Observation.OutOfTurn
    /// The view's state before the call.
    var before: UInt32
    var isPool: Bool
    /// The view's last calls with this one behind them, where the contract needs them.
    var recent: RecentCalls.OfView?
    /// Of two calls of one callback in one open transition, another view that was under way in it, until
    /// its next call shows whether it was.
    var witness: UInt32?
    /// Whether both calls are the same one, in one transition that was open in between.
    var isRepeatInTransition = false
  }

  /// The pairs of one name, the kept ones and the count of all.
  struct OfName: Sendable {
    var kept: [Pair] = []
    var count = 0
  }

  private(set) var byName: [UInt32: OfName] = [:]
  private var keptInAll = 0
  private var witnesses: Set<UInt32> = []
  private var lastRepeat: Observation.OutOfTurn?

  var isEmpty: Bool { byName.isEmpty }

  mutating func add(_ pair: Pair, name: UInt32) {
    var pairs = byName[name] ?? OfName()
    pairs.count += 1
    // The first pair of a name is always kept: it is the place its note points to.
    if pairs.kept.isEmpty
      || (pairs.kept.count < Limits.pendingPairs && keptInAll < Limits.pendingPairsInAll)
    {
      pairs.kept.append(pair)
      if let witness = pair.witness { witnesses.insert(witness) }
      keptInAll += 1
    }
    byName[name] = pairs
  }

  /// Takes the kept pairs of a name that `decides` picks out, in the order of the log.
  mutating func take(name: UInt32, where decides: (Pair) -> Bool) -> [Pair] {
    guard var pairs = byName[name] else { return [] }
    let taken = pairs.kept.filter(decides)
    if taken.isEmpty { return [] }
    pairs.kept.removeAll(where: decides)
    pairs.count -= taken.count
    keptInAll -= taken.count
    byName[name] = pairs.count == 0 ? nil : pairs
    return taken
  }

  /// Whether the next call of a view decides a pair.
  func await(_ view: UInt32) -> Bool { witnesses.contains(view) }

  /// Takes the next call of a view: one that completes its part shows that the view was under way.
  mutating func take(callOf view: UInt32, completes: Bool) {
    guard witnesses.remove(view) != nil else { return }
    for (name, pairs) in byName {
      for (index, pair) in pairs.kept.enumerated() where pair.witness == view {
        byName[name]?.kept[index].witness = nil
        byName[name]?.kept[index].isRepeatInTransition = completes
        if completes { lastRepeat = pair.observation }
      }
    }
  }

  /// Whether a pair is in the transition in which another view's call is known to have come twice.
  func hasRepeat(like pair: Observation.OutOfTurn) -> Bool {
    lastRepeat?.scope == pair.scope && lastRepeat?.transition == pair.transition
  }

  /// The names with undecided pairs, in the order of their first one in the log.
  var namesInOrder: [UInt32] {
    byName.keys.sorted { first, second in
      let a = byName[first]!.kept.first?.observation.mark.offset ?? .max
      let b = byName[second]!.kept.first?.observation.mark.offset ?? .max
      return (a, first) < (b, second)
    }
  }

  mutating func removeAll() {
    byName = [:]
    keptInAll = 0
    witnesses = []
    lastRepeat = nil
  }

  /// Forgets the pairs of views that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    byName = byName.compactMapValues { pairs in
      var left = pairs
      left.kept = pairs.kept.compactMap { $0.without(gone) }
      return left.kept.isEmpty ? nil : left
    }
    lastRepeat = nil
    witnesses = Set(byName.values.flatMap { $0.kept.compactMap(\.witness) })
    keptInAll = byName.values.reduce(0) { $0 + $1.kept.count }
  }
}

extension UndecidedPairs.Pair {
  /// Returns the pair without what the name table forgot, or nil if its view is forgotten.
  func without(_ gone: NameTable.Forgotten) -> Self? {
    var left = self
    left.observation.scope = gone.kept(scope: observation.scope)
    left.witness = witness.flatMap { gone.has(view: $0) ? nil : $0 }
    return gone.has(view: observation.view) ? nil : left
  }
}
