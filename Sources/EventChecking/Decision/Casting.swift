import EventModel

/// A casting: an episode with the actors in its roles.
struct Casting: Hashable, Sendable {
  enum Member: Hashable, Sendable {
    /// The subject with a number.
    case subject(Int)
    /// An actor that the assumption does not name, in a life state.
    case other(in: Int)
  }

  /// The index of the episode in the list of its graph.
  var episode: Int

  var members: [Member]

  /// Returns the symbol that an assumption reads for each symbol of the episode; -1 if it reads
  /// none.
  func reading(_ alphabet: EventAlphabet) -> [Int32] {
    members.flatMap { member in
      (0..<alphabet.callbackCount).map { callback in
        switch member {
        case .subject(let subject): Int32(alphabet.symbol(subject, callback))
        case .other: alphabet.hasOthers ? Int32(alphabet.others) : -1
        }
      }
    }
  }
}

/// The alphabet of an assumption's automaton: the callbacks of each subject and, in a history, one
/// symbol for all events of unnamed actors.
struct EventAlphabet: Hashable, Sendable {
  /// The number of subjects with symbols of their own.
  let subjectCount: Int

  let callbackCount: Int

  /// Whether there is a symbol for the events of unnamed actors.
  let hasOthers: Bool

  var symbolCount: Int { subjectCount * callbackCount + (hasOthers ? 1 : 0) }

  var others: Int { subjectCount * callbackCount }

  func symbol(_ subject: Int, _ callback: Int) -> Int { subject * callbackCount + callback }
}
