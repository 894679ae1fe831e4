import EventModel

// Observations about single actors, and about parents with their children, for rules to report.

/// A call or an action of an actor, with its position in the log.
package struct ActorEvent: Sendable {
  /// The number of the actor.
  package var view: UInt32
  /// The number of the callback, or of the action.
  package var number: Int
  /// The position in the log.
  package var position: RecordPosition
}

/// A promise between a parent and its child that was broken in one pass.
package struct BrokenPass: Sendable {
  /// The promise's index in the contract.
  package var promise: Int
  /// The call that came too early, and the call that should have come before it.
  package var early: ActorEvent
  package var late: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// An action in a place where the contract does not allow it.
package struct MisusedAction: Sendable {
  /// The index of the usage rule in the contract.
  package var rule: Int
  /// The action.
  package var action: ActorEvent
  /// The call during which it was done.
  package var call: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// An action that was not answered in time.
package struct UnansweredAction: Sendable {
  /// The index of the obligation in the contract.
  package var obligation: Int
  /// The action.
  package var action: ActorEvent
  /// The call that ended without the answer.
  package var due: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// Obligations that could not be checked, since the log may not record their answers.
package struct UnrecordedAnswer: Sendable {
  /// The index of the obligation in the contract.
  package var obligation: Int
  /// The first actor.
  package var view: UInt32
  /// The position of its action.
  package var position: RecordPosition
  /// The number of obligations.
  package var count: Int
}
