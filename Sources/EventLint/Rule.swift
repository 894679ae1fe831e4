package import EventChecking
package import EventModel

/// A rule: its description, and the function that turns an observation in a log into a finding.
///
/// To add one: a file in `Rules/` and a line in ``all``.
package struct Rule: Sendable {
  /// The description; its examples are tests.
  package let description: RuleDescription

  /// Returns the finding for an observation, or nil.
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

  package static func named(_ id: String) -> Rule? { all.first { $0.description.id == id } }
}
