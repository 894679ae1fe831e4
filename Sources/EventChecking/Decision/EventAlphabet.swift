import EventModel

/// The events an assumption's automaton reads, as symbols: each subject's callbacks in turn and, in a
/// history, one symbol for all events of actors the assumption does not name.
struct EventAlphabet: Hashable, Sendable {
  /// How many subjects have symbols of their own.
  let subjectCount: Int

  /// How many callbacks the contract has.
  let callbackCount: Int

  /// Whether there is a symbol for everybody else's events.
  let hasOthers: Bool

  /// How many symbols there are.
  var symbolCount: Int { subjectCount * callbackCount + (hasOthers ? 1 : 0) }

  /// The symbol of everybody else's events.
  var others: Int { subjectCount * callbackCount }

  /// Returns the symbol of a subject's callback.
  func symbol(_ subject: Int, _ callback: Int) -> Int { subject * callbackCount + callback }
}
