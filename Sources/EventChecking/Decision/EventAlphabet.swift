import EventModel

/// The alphabet of an assumption's automaton: the callbacks of each subject and, in a history, one
/// symbol for all events of unnamed actors.
struct EventAlphabet: Hashable, Sendable {
  /// The number of subjects with symbols of their own.
  let subjectCount: Int

  let callbackCount: Int

  /// Whether there is a symbol for the events of unnamed actors.
  let hasOthers: Bool

  var symbolCount: Int { subjectCount * callbackCount + (hasOthers ? 1 : 0) }

  /// The symbol for the events of unnamed actors.
  var others: Int { subjectCount * callbackCount }

  func symbol(_ subject: Int, _ callback: Int) -> Int { subject * callbackCount + callback }
}
