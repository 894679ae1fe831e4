import EventModel

/// A call or an action of an actor, with its position in the log.
package struct ActorEvent: Sendable {
  /// The number of the actor.
  package var view: UInt32
  /// The number of the callback, or of the action.
  package var number: Int
  package var position: RecordPosition
}

extension ActorEvent {
  init(_ record: EventRecord) {
    self.init(view: record.view, number: Int(record.code), position: RecordPosition(of: record))
  }
}

/// A promise, a usage rule or an obligation that two events of a log break.
package struct BrokenActorRule: Sendable {
  /// Its index in the contract.
  package var rule: Int
  /// The two events in the order of the log; the later one completes the break.
  package var earlier: ActorEvent
  package var later: ActorEvent
  package var scope: UInt32
}

/// Obligations that could not be checked, since the log may not record their answers.
package struct UnrecordedAnswer: Sendable {
  /// The index of the obligation in the contract.
  package var obligation: Int
  /// The first action that was not answered.
  package var action: ActorEvent
  package var count: Int
}
