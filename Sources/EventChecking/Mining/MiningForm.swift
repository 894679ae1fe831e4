import EventModel

/// A form of order that is mined, for every ordered pair of events in a scope.
struct MiningForm: Sendable {
  /// The scopes in which it is mined.
  var scopes: [Assumption.Scope]

  var claim: @Sendable (EventTerm, EventTerm) -> Formula

  /// Every form, the simplest first. To add one, add a line here.
  static let all: [MiningForm] = [
    MiningForm(scopes: [.transition, .view], claim: Formula.before),
    MiningForm(scopes: [.transition, .view], claim: Formula.onlyAfter),
    MiningForm(scopes: [.transition, .view], claim: Formula.leadsTo),
    MiningForm(scopes: [.transition, .view], claim: Formula.rightBefore),
    MiningForm(scopes: [.view]) { .template(.alternatePrecedence, $0, $1) },
  ]
}
