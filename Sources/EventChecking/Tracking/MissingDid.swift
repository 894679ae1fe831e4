import EventModel

/// A view that began something and did not receive the call that ends it before its next call,
/// although the other side of the transition was completed.
package struct MissingDid: Sendable {
  var due: DueDid
  package var next: ActorEvent
  /// Whether the log declares that the transition was completed, or shows a second without a call.
  package var isCertain: Bool

  package var view: UInt32 { due.view }
  package var transition: Int { due.transition }
  /// The number of the missing call, and the call that began what it would end.
  package var callback: Int { due.callback }
  package var begun: ActorEvent { due.begun }
  /// The call that completed the other side.
  package var completed: ActorEvent { due.completed }
  package var scope: UInt32 { due.scope }
}

extension ProcessRun {
  /// Looks for a missing call, when a call begins something for a view that is already under way.
  mutating func lookForMissingDid(_ record: EventRecord, _ detail: SharedDetail?, before: UInt32) {
    let left = takeDueDid(record)
    let view = views[Int(record.view)]
    guard tables.isOpening(Int(record.code)), view.last != record.code,
      tables.isOpening(Int(view.last)), !tables.rests(before, isPool: false)
    else { return }
    let isInTransition = view.slot >= 0 && view.scope == record.scope
    guard let due = isInTransition ? dueDid(ofSlot: Int(view.slot), in: record.scope) : left,
      due.scope == record.scope, due.newcomers.isEmpty
    else { return }
    let missing = MissingDid(
      due: due, next: ActorEvent(record),
      isCertain: due.isDeclaredCompleted
        || quiet.lasted(since: due.completed.position, until: detail?.value.time))
    if recordedByName[Int(view.name)] >> UInt64(due.callback) & 1 == 1 {
      output.add(.missingDid(missing))
    } else if missed.count < Limits.pendingPairs {
      missed.append(missing)
    }
  }

  /// Reports the missing calls of a name, once its log is known to record them.
  mutating func decideMissed(ofName name: UInt32) {
    let recorded = recordedByName[Int(name)]
    let decided = missed.extract {
      $0.due.name == name && recorded >> UInt64($0.callback) & 1 == 1
    }
    for missing in decided { output.add(.missingDid(missing)) }
  }
}
