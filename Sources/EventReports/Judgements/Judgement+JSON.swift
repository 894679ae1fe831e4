package import EventModel
package import JSON

extension Judgement {
  /// The judgement as JSON; the keys are a promise of the command line.
  package var json: JSONValue {
    let history = scope == .transition ? nil : witness
    return .object(of: [
      "assumption": .string(text), "canonical": .string(canonical),
      "scope": .string(scope.rawValue), "verdict": .string(verdict.rawValue),
      "violatedBy": .strings(violatedBy.map(\.description)),
      "vacuousIn": .strings(vacuousIn.map(\.description)),
      "brokenOutside": .strings(brokenOutside.map(\.description)),
      "instead": .strings(insteadTexts),
      "saves": .array(saves.map { .strings($0.map(\.name)) }),
      "witness": witness.map { .strings($0.events.map(\.description)) } ?? .null,
      "witnessVariant": .optional(witness?.variant),
      "transitions": history.map { .array($0.transitions.map(\.json)) },
      "witnessView": history?.view.map(JSONValue.string), "because": .string(because),
    ])
  }
}

extension Witness.Transition {
  fileprivate var json: JSONValue {
    [
      "kind": .optional(kind), "outcome": .string(outcome.name),
      "current": .optional(actor("current")), "new": .optional(actor("new")),
    ]
  }
}
