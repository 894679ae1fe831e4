import EventModel

/// An episode with the actors in its roles.
struct Casting: Hashable, Sendable {
  /// The actor in a role.
  enum Member: Hashable, Sendable {
    /// The subject of that number.
    case subject(Int)
    /// Another actor the assumption does not name, in that life state.
    case other(in: Int)
  }

  /// The index of the episode in its graph's list.
  var episode: Int

  /// The actor in each role.
  var members: [Member]

  /// Returns the symbol an assumption reads for each of the episode's symbols; -1 for one it does not
  /// see.
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
