package import EventChecking
package import EventModel

/// A rule: what it is in words, and what it makes of something observed in a log.
///
/// To add one: a file in `Rules/` and a line in ``all``.
package struct Rule: Sendable {
  /// What it is in words; its examples are tests.
  package let description: RuleDescription

  /// Returns the finding an observation is worth, or nil.
  package let finding: @Sendable (Observation, RuleContext) -> Finding?

  package init(
    _ description: RuleDescription,
    finding: @escaping @Sendable (Observation, RuleDescription, RuleContext) -> Finding?
  ) {
    self.description = description
    self.finding = { finding($0, description, $1) }
  }

  /// Every rule, in the order `rules` lists them.
  package static let all: [Rule] = [
    .repeatedCallback,
    .didWithoutWill,
    .willOutOfTurn,
    .disjointWindows,
    .kindMismatch,
    .parentAfterChild,
    .brokenPromise,
    .actionOutOfPlace,
    .unansweredAction,
    .violatedAssumption,
    .unguaranteedAssumption,
    .incidentalAssumption,
    .untestedAssumption,
    .undocumentedOrder,
    .missingDid,
    .doubledCalls,
    .unrecordedCallback,
    .unfinishedTransition,
    .frameworkWarning,
    .malformedLine,
    .noEvents,
  ]

  /// Returns the rule of that id, or nil.
  package static func named(_ id: String) -> Rule? { all.first { $0.description.id == id } }
}
