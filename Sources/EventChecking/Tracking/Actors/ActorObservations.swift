import EventModel

// What is seen of single actors and of parents with their children that a rule may want to report.

/// A call or an action of an actor, and where the log has it.
package struct ActorEvent: Sendable {
  /// The actor's number.
  package var view: UInt32
  /// The number of the callback, or of the action.
  package var number: Int
  /// Where the log has it.
  package var position: RecordPosition
}

/// A promise between a parent and its child that was broken in one pass.
package struct BrokenPass: Sendable {
  /// The promise's index in the contract.
  package var promise: Int
  /// The call that came too early, and the one it had to wait for.
  package var early: ActorEvent
  package var late: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// An action where the contract does not allow it.
package struct MisusedAction: Sendable {
  /// The index of the usage rule in the contract.
  package var rule: Int
  /// The action.
  package var action: ActorEvent
  /// The call it was done during.
  package var call: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// An action that was not answered when its answer was due.
package struct UnansweredAction: Sendable {
  /// The index of the obligation in the contract.
  package var obligation: Int
  /// The action.
  package var action: ActorEvent
  /// The call that passed without the answer.
  package var due: ActorEvent
  /// The scope's number.
  package var scope: UInt32
}

/// Obligations of which it could not be told whether they were answered.
package struct UnrecordedAnswer: Sendable {
  /// The index of the obligation in the contract.
  package var obligation: Int
  /// The first actor.
  package var view: UInt32
  /// Where its action is.
  package var position: RecordPosition
  /// How many there were.
  package var count: Int
}
