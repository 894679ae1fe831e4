package import EventModel
package import JSON

extension Judgement {
  /// The judgement as JSON; the keys are a promise of the command line.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("assumption", .string(text)), .init("canonical", .string(canonical)),
      .init("scope", .string(scope.rawValue)), .init("verdict", .string(verdict.rawValue)),
      .init("violatedBy", .strings(violatedBy.map(\.description))),
      .init("vacuousIn", .strings(vacuousIn.map(\.description))),
      .init("brokenOutside", .strings(brokenOutside.map(\.description))),
      .init("instead", .strings(insteadTexts)),
      .init("saves", .array(saves.map { .strings($0.map(\.name)) })),
      .init("witness", witness.map { .strings($0.events.map(\.description)) } ?? .null),
      .init("witnessVariant", .optional(witness?.variant)),
    ]
    if scope != .transition, let witness {
      members.append(.init("transitions", .array(witness.transitions.map(\.json))))
      members.add("witnessView", witness.view)
    }
    members.add("because", because)
    return .object(members)
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
