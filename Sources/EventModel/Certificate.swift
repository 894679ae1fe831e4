/// A proof of a verdict that is checked without a search: closed sets of rests, and witnesses.
///
/// A certificate contains states and screens, but no automaton of the judge. EventChecking has a
/// checker that reads the contract's own words, one event at a time.
package struct Certificate: Hashable, Sendable {
  /// A set of words for which the certificate claims the assumption holds.
  package enum Language: Hashable, Sendable {
    /// The documented words of the named variants.
    case documented([String])
    /// All permitted words.
    case permitted
  }

  /// What is known between two episodes: where all actors are, and what the claims have read.
  package struct Rest: Hashable, Sendable {
    /// The episodes that may come next.
    package enum Phase: Hashable, Sendable, CaseIterable {
      /// The first episode must come; no word ends here.
      case beginning
      /// Any episode may come, or none.
      case between
      /// No episode may come: the one transition has ended.
      case over
    }

    /// The number of actors in a state that the assumption does not name.
    package struct Others: Hashable, Sendable {
      package var state: String
      /// The number; nil for any number.
      package var count: Int?

      package init(_ state: String, _ count: Int?) {
        self.state = state
        self.count = count
      }
    }

    /// The episodes that may come next.
    package var phase: Phase
    /// The state of each subject, in the order of the subjects.
    package var states: [String]
    /// The unnamed actors that are not in the initial state, in the contract's order of the states.
    package var others: [Others]
    /// What each claim of the assumption has read, as numbers, in the order of the text.
    package var claims: [[Int]]

    package init(phase: Phase, states: [String], others: [Others], claims: [[Int]]) {
      self.phase = phase
      self.states = states
      self.others = others
      self.claims = claims
    }
  }

  /// A set of rests that contains the starts of a language and is closed under every episode; no
  /// word that ends in one of them breaks the assumption.
  package struct Closure: Hashable, Sendable {
    package var language: Language
    package var rests: [Rest]

    package init(_ language: Language, rests: [Rest]) {
      self.language = language
      self.rests = rests
    }
  }

  /// The languages in which the assumption holds.
  package var closures: [Closure]

  /// Orders that refute it: if violated, one per variant named; if incidental, a permitted one.
  package var witnesses: [Witness]

  package init(closures: [Closure] = [], witnesses: [Witness] = []) {
    self.closures = closures
    self.witnesses = witnesses
  }
}
