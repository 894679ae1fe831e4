/// The shape that several kinds of episode share: the roles, how each outcome moves them, and
/// which own words each may be sent. UIKit's completed and cancelled transitions are one family.
package struct EpisodeFamily: Hashable, Sendable {
  /// What relation the actors of two roles have to each other.
  package enum Relation: Hashable, Sendable {
    /// They are two different actors, nothing more.
    case unrelated
    /// The role is a child of the actor in the named role.
    case child(of: String)
  }

  /// One role of the family: `current`, `new`, `parent`, `child`.
  package struct Role: Hashable, Sendable {
    /// The name, as assumptions spell it.
    package var name: String

    /// How its actor is related to the others.
    package var relation: Relation

    /// Makes a role.
    package init(_ name: String, relation: Relation = .unrelated) {
      self.name = name
      self.relation = relation
    }
  }

  /// What one outcome asks of one role.
  package struct Part: Hashable, Sendable {
    /// The role's name.
    package var role: String

    /// The name of the rest state its actor starts in.
    package var start: String

    /// The name of the rest state its actor ends in.
    package var end: String

    /// What its actor may be sent, by itself; inside the life automaton from `start` to `end`.
    package var words: Pattern<Callback>

    /// Makes a part.
    package init(_ role: String, from start: String, to end: String, words: Pattern<Callback>) {
      self.role = role
      self.start = start
      self.end = end
      self.words = words
    }
  }

  /// One outcome of the family with what it asks of each role, in the order of the roles.
  package struct Ending: Hashable, Sendable {
    /// The outcome.
    package var outcome: Outcome

    /// The parts, one a role.
    package var parts: [Part]

    /// Makes an ending.
    package init(_ outcome: Outcome, _ parts: [Part]) {
      self.outcome = outcome
      self.parts = parts
    }
  }

  /// The name variants refer to.
  package var name: String

  /// The roles, in the contract's own order.
  package var roles: [Role]

  /// The outcomes.
  package var endings: [Ending]

  /// Whether every interleaving that keeps the promises is permitted whichever kinds are chosen; if
  /// not, only the catalogued orders of the chosen kinds are.
  package var permitsEveryInterleaving: Bool

  /// Whether it may only happen when no actor is in the state named here (the first appearance:
  /// only while nothing is shown); nil for no such condition.
  package var onlyWhenNoneIs: String?

  /// Makes a family.
  package init(
    name: String, roles: [Role], endings: [Ending], permitsEveryInterleaving: Bool = false,
    onlyWhenNoneIs: String? = nil
  ) {
    self.name = name
    self.roles = roles
    self.endings = endings
    self.permitsEveryInterleaving = permitsEveryInterleaving
    self.onlyWhenNoneIs = onlyWhenNoneIs
  }
}

extension EpisodeFamily {
  /// Whether its roles are strangers to each other and every interleaving of them is permitted: only
  /// such a family makes sides, by which the events of a log are put together to transitions.
  package var isTwoSided: Bool {
    permitsEveryInterleaving && roles.count == 2 && roles.allSatisfy { $0.relation == .unrelated }
  }
}

extension EpisodeFamily {
  /// An ending with the family it is one of.
  package typealias FamilyEnding = (family: EpisodeFamily, ending: Ending)

  /// The endings, each with the family.
  package var ownEndings: [FamilyEnding] { endings.map { (self, $0) } }
}

extension EpisodeFamily.Ending {
  /// Returns what it asks of a role, or nil if the family has no such role.
  package func part(of role: String) -> EpisodeFamily.Part? { parts.first { $0.role == role } }
}

extension Contract {
  /// Returns the ending that an outcome of a family is, or nil if there is none.
  package func ending(_ outcome: Outcome, of family: String) -> EpisodeFamily.FamilyEnding? {
    self.family(named: family)?.ownEndings.first { $0.ending.outcome == outcome }
  }

  /// Returns the ending whose words a variant's are, or nil if there is none.
  package func ending(of variant: Variant) -> EpisodeFamily.FamilyEnding? {
    ending(variant.outcome, of: variant.family)
  }
}
