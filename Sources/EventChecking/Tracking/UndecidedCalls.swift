import EventModel

/// The odd calls of one run that are not decided yet, because the log has not shown whether it
/// records the calls that should come between.
///
/// At most ``Limits/pendingPairs`` are kept per name; the others are only counted.
struct UndecidedCalls: Sendable {
  /// A call that is not legal after the call before it.
  struct OddCall: Sendable {
    var observation: Observation.OutOfTurn
    /// The view's state before the call.
    var before: UInt32
    var isPool: Bool
    /// The view's last calls including this one, if the contract needs them.
    var recent: RecentCalls.OfView?
    /// For a repeated callback in an open transition, another view that was under way in it; nil
    /// once that view's next call was read.
    var witness: UInt32?
    /// Whether the call repeats a callback in one transition that was open in between.
    var isRepeatInTransition = false
  }

  /// The calls of one name: those that are kept, and the number of all.
  struct OfName: Sendable {
    var kept: [OddCall] = []
    var count = 0
  }

  private(set) var byName: [UInt32: OfName] = [:]
  private var keptInAll = 0
  private var witnesses: Set<UInt32> = []
  private var lastRepeat: Observation.OutOfTurn?

  var isEmpty: Bool { byName.isEmpty }

  mutating func add(_ call: OddCall, name: UInt32) {
    var calls = byName[name] ?? OfName()
    calls.count += 1
    // The first call of a name is always kept, since a note refers to its position.
    if calls.kept.isEmpty
      || (calls.kept.count < Limits.pendingPairs && keptInAll < Limits.pendingPairsInAll)
    {
      calls.kept.append(call)
      if let witness = call.witness { witnesses.insert(witness) }
      keptInAll += 1
    }
    byName[name] = calls
  }

  /// Removes and returns the kept calls of a name that `decides` accepts, in the order of the log.
  mutating func take(name: UInt32, where decides: (OddCall) -> Bool) -> [OddCall] {
    guard var calls = byName[name] else { return [] }
    let taken = calls.kept.extract(where: decides)
    calls.count -= taken.count
    keptInAll -= taken.count
    byName[name] = calls.count == 0 ? nil : calls
    return taken
  }

  /// Returns whether the next call of a view decides a kept call.
  func await(_ view: UInt32) -> Bool { witnesses.contains(view) }

  /// Reads the next call of a view: if it completes the view's part, the view was under way.
  mutating func take(callOf view: UInt32, completes: Bool) {
    guard witnesses.remove(view) != nil else { return }
    for (name, calls) in byName {
      for (index, call) in calls.kept.enumerated() where call.witness == view {
        byName[name]?.kept[index].witness = nil
        byName[name]?.kept[index].isRepeatInTransition = completes
        if completes { lastRepeat = call.observation }
      }
    }
  }

  /// Returns whether a call is in the transition in which another view's call was repeated.
  func hasRepeat(like call: Observation.OutOfTurn) -> Bool {
    lastRepeat?.scope == call.scope && lastRepeat?.transition == call.transition
  }

  /// The names with undecided calls, in the order of their first undecided call in the log.
  var namesInOrder: [UInt32] {
    byName.keys.sorted { first, second in
      let a = byName[first]!.kept.first?.observation.position.offset ?? .max
      let b = byName[second]!.kept.first?.observation.position.offset ?? .max
      return (a, first) < (b, second)
    }
  }

  mutating func removeAll() {
    byName = [:]
    keptInAll = 0
    witnesses = []
    lastRepeat = nil
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    byName = byName.compactMapValues { calls in
      var left = calls
      left.kept = calls.kept.compactMap { $0.without(gone) }
      return left.kept.isEmpty ? nil : left
    }
    lastRepeat = nil
    witnesses = Set(byName.values.flatMap { $0.kept.compactMap(\.witness) })
    keptInAll = byName.values.reduce(0) { $0 + $1.kept.count }
  }
}

extension UndecidedCalls.OddCall {
  /// Returns the call without removed views and scopes; nil if its own view was removed.
  func without(_ gone: NameTable.Forgotten) -> Self? {
    var left = self
    left.observation.scope = gone.kept(scope: observation.scope)
    left.witness = witness.flatMap { gone.has(view: $0) ? nil : $0 }
    return gone.has(view: observation.view) ? nil : left
  }
}
