/// What proves a verdict to a reader that does not search: closed sets of rests, and witnesses.
///
/// It names states and screens and no automaton of the judge: EventChecking has a checker that follows
/// the contract's own words one event at a time.
package struct Certificate: Hashable, Sendable {
  /// A set of words the assumption is claimed to hold in.
  package enum Language: Hashable, Sendable {
    /// The documented words of the named variants.
    case documented([String])
    /// All permitted words.
    case permitted
  }

  /// What is known between two episodes: where all actors are, and what the assumption has read.
  package struct Rest: Hashable, Sendable {
    /// What may come next.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The first episode: no word ends here.
      case beginning
      /// Any episode, or none.
      case between
      /// Nothing: the one transition is over.
      case over
    }

    /// How many actors that the assumption does not name are in a state.
    package struct Others: Hashable, Sendable {
      /// The state's name.
      package var state: String
      /// How many; nil for any number.
      package var count: Int?

      /// Makes a count.
      package init(_ state: String, _ count: Int?) {
        self.state = state
        self.count = count
      }
    }

    /// What may come next.
    package var phase: Phase
    /// The state of each subject, in the order of the subjects.
    package var states: [String]
    /// The unnamed actors that are away from the first state, in the contract's order of the states.
    package var others: [Others]
    /// What the assumption has read: the numbers of each of its claims, in the order of reading.
    package var claims: [[Int]]

    /// Makes a rest.
    package init(phase: Phase, states: [String], others: [Others], claims: [[Int]]) {
      self.phase = phase
      self.states = states
      self.others = others
      self.claims = claims
    }
  }

  /// Rests of which the starts of a language are some, that every episode stays among, and at none of
  /// which a word ends that breaks the assumption.
  package struct Closure: Hashable, Sendable {
    /// The words read.
    package var language: Language
    /// The rests.
    package var rests: [Rest]

    /// Makes a closure.
    package init(_ language: Language, rests: [Rest]) {
      self.language = language
      self.rests = rests
    }
  }

  /// The languages in which the assumption holds.
  package var closures: [Closure]

  /// Orders that refute it: for violated one for each variant named, for incidental a permitted one.
  package var witnesses: [Witness]

  /// Makes a certificate.
  package init(closures: [Closure] = [], witnesses: [Witness] = []) {
    self.closures = closures
    self.witnesses = witnesses
  }
}
