package import EventModel

/// A rule about client source: its description, and what it claims of an app's screens.
///
/// A rule decides nothing: it turns what the code does into claims, and the judge decides them. To
/// add one: a file in `Rules/` and a line in ``all``.
package struct SourceRule: Sendable {
  /// The description; its examples are tests.
  package let description: RuleDescription

  /// Returns what the code of a project relies on.
  package let claims: @Sendable (SourceProject) -> [SourceClaim]

  package init(
    _ description: RuleDescription,
    claims: @escaping @Sendable (SourceProject, RuleDescription) -> [SourceClaim]
  ) {
    self.description = description
    self.claims = { claims($0, description) }
  }

  /// Every rule, in the order `rules` lists them.
  package static let all: [SourceRule] = [
    .acquiredTwice,
    .releasedUnacquired,
    .leftAcquired,
    .lostWhileShown,
    .keptWhileHidden,
    .savedTwice,
    .repeatedStart,
    .decidedInWill,
    .unwrappedBeforeSet,
    .lastWriter,
    .wrongSuper,
    .misplacedAction,
    .missingAnswer,
    .assumedInSource,
    .malformedComment,
  ]

  /// The ids of all rules.
  package static let ids = all.map(\.description.id)

  /// Returns the rule of that id, or nil.
  package static func named(_ id: String) -> SourceRule? { all.first { $0.description.id == id } }
}
