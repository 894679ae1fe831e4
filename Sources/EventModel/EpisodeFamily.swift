/// The shape that several kinds of episode share: the roles, how each outcome moves them, and the
/// words that each role's actor may be sent. UIKit's completed and cancelled transitions are one
/// family.
package struct EpisodeFamily: Hashable, Sendable {
  /// The relation of a role's actor to the actors of other roles.
  package enum Relation: Hashable, Sendable {
    /// The actors are different; nothing more is known.
    case unrelated
    /// The role is a child of the actor in the named role.
    case child(of: String)
  }

  /// One role of the family: `current`, `new`, `parent`, `child`.
  package struct Role: Hashable, Sendable {
    /// The name, as used in assumptions.
    package var name: String

    package var relation: Relation

    package init(_ name: String, relation: Relation = .unrelated) {
      self.name = name
      self.relation = relation
    }
  }

  /// What one outcome requires of one role.
  package struct Part: Hashable, Sendable {
    package var role: String

    /// The name of the rest state in which its actor starts.
    package var start: String

    /// The name of the rest state in which its actor ends.
    package var end: String

    /// The words that its actor alone may be sent, legal in the life automaton from `start` to
    /// `end`.
    package var words: Pattern<Callback>

    package init(_ role: String, from start: String, to end: String, words: Pattern<Callback>) {
      self.role = role
      self.start = start
      self.end = end
      self.words = words
    }
  }

  /// One outcome of the family with what it requires of each role, in the order of the roles.
  package struct Ending: Hashable, Sendable {
    package var outcome: Outcome

    /// The parts, one per role.
    package var parts: [Part]

    package init(_ outcome: Outcome, _ parts: [Part]) {
      self.outcome = outcome
      self.parts = parts
    }
  }

  /// The name that variants refer to.
  package var name: String

  /// The roles, in the contract's own order.
  package var roles: [Role]

  package var endings: [Ending]

  /// Whether every interleaving that keeps the promises is permitted, regardless of the chosen
  /// kinds. If not, only the catalogued orders of the chosen kinds are.
  package var permitsEveryInterleaving: Bool

  /// The name of a state; the family is legal only while no actor is in it (the first appearance:
  /// only while nothing is shown). Nil for no such condition.
  package var onlyWhenNoneIs: String?

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
  /// Whether the family has two unrelated roles and permits every interleaving of them. Only such a
  /// family has sides, by which the events of a log are grouped into transitions.
  package var isTwoSided: Bool {
    permitsEveryInterleaving && roles.count == 2 && roles.allSatisfy { $0.relation == .unrelated }
  }

  /// An ending together with its family.
  package typealias FamilyEnding = (family: EpisodeFamily, ending: Ending)

  /// The endings, each together with the family.
  package var ownEndings: [FamilyEnding] { endings.map { (self, $0) } }
}

extension EpisodeFamily.Ending {
  package func part(of role: String) -> EpisodeFamily.Part? { parts.first { $0.role == role } }
}

extension Contract {
  /// Returns the ending for an outcome of a family, or nil if there is none.
  package func ending(_ outcome: Outcome, of family: String) -> EpisodeFamily.FamilyEnding? {
    self.family(named: family)?.ownEndings.first { $0.ending.outcome == outcome }
  }

  /// Returns the ending that a variant belongs to, or nil if there is none.
  package func ending(of variant: Variant) -> EpisodeFamily.FamilyEnding? {
    ending(variant.outcome, of: variant.family)
  }
}
