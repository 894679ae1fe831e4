import EventModel

/// A view that began something and did not receive the call that ends it before its next call,
/// although the other side of the transition was completed.
package struct MissingDid: Sendable {
  package var view: UInt32
  var name: UInt32
  package var scope: UInt32
  package var transition: Int
  /// The number of the missing call, and the call that began what it would end.
  package var callback: Int
  package var begun: ActorEvent
  /// The call that completed the other side.
  package var completed: ActorEvent
  package var next: ActorEvent
  /// Whether the log declares that the transition was completed, or shows a second without a call.
  package var isCertain: Bool
}

extension ProcessRun {
  /// Looks for a missing call, when a call begins something for a view that is already under way.
  mutating func lookForMissingDid(_ record: EventRecord, _ detail: SharedDetail?, before: UInt32) {
    let view = views[Int(record.view)]
    guard view.slot >= 0, view.scope == record.scope, tables.isOpening(Int(record.code)),
      view.last != record.code, tables.isOpening(Int(view.last)),
      !tables.rests(before, isPool: false)
    else { return }
    let open = scopes[Int(record.scope)].open
    guard scopes[Int(record.scope)].isOpen, Int(view.slot) < open.slots.count,
      let begun = lastCall(of: record.view),
      let completed = open.completion(besides: Int(view.slot), tables.orders),
      let callback = tables.orders.missingEnd(
        side: open.slots[Int(view.slot)].side, at: open.slots[Int(view.slot)].wordState)
    else { return }
    let other = open.calls[completed]
    let missing = MissingDid(
      view: record.view, name: view.name, scope: record.scope, transition: open.number,
      callback: callback, begun: begun,
      completed: ActorEvent(
        view: open.slots[Int(other.slot)].view, number: Int(other.callback),
        position: other.position),
      next: ActorEvent(record),
      isCertain: open.declaredOutcome == Outcome.completed.name
        || quiet.lasted(until: detail?.value.time))
    if recordedByName[Int(view.name)] >> UInt64(callback) & 1 == 1 {
      output.add(.missingDid(missing))
    } else if missed.count < Limits.pendingPairs {
      missed.append(missing)
    }
  }

  /// Reports the missing calls of a name, once its log is known to record them.
  mutating func decideMissed(ofName name: UInt32) {
    let recorded = recordedByName[Int(name)]
    let decided = missed.extract { $0.name == name && recorded >> UInt64($0.callback) & 1 == 1 }
    for missing in decided { output.add(.missingDid(missing)) }
  }
}

extension OpenTransition {
  /// Returns the call with which a view of the other side completed a word that no cancelled
  /// transition begins with; nil if there is none.
  func completion(besides slot: Int, _ orders: SidedOrders) -> Int? {
    let others = slots.indices.filter { slots[$0].side != slots[slot].side }
    guard !slots[slot].isPool, !hasDoubtfulCall, !isIllegal, !isCutShort, !isOverflowing,
      !others.isEmpty,
      others.allSatisfy({
        !slots[$0].isPool && orders.isCompleted(side: slots[$0].side, at: slots[$0].wordState)
      })
    else { return nil }
    return calls.lastIndex { others.contains(Int($0.slot)) }
  }
}
