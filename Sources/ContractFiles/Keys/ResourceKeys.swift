import EventModel
import JSON

extension ContractResource {
  /// Every key of a pair of calls in client source.
  static let keys: [FileKey<ContractResource>] = [
    .text("id", "The name, for messages", \.id, .name("the name of a resource"), isRequired: true),
    FileKey(
      "acquire", "The calls or writes that take it, e.g. \"startRunning\" or \"delegate = self\"",
      .listSchema(of: .textSchema, atLeast: 1), isRequired: true,
      write: { .strings($0.acquire) }
    ) { node, resource, reading throws(JSONMistake) in
      resource.acquire = try reading.patterns(node)
      if resource.acquire.isEmpty { throw node.expected("at least one pattern") }
    },
    FileKey(
      "release", "Those that give it back; none for what is only done",
      .listSchema(of: .textSchema), write: { $0.release.isEmpty ? nil : .strings($0.release) }
    ) { node, resource, reading throws(JSONMistake) in
      resource.release = try reading.patterns(node)
    },
    FileKey(
      "class", "What a second acquire and a release too many mean", ["enum": .strings(holdings)],
      write: { $0.holding == "unknown" ? nil : .string($0.holding) }
    ) { node, resource, _ throws(JSONMistake) in
      resource.holding = try node.known("class", among: holdings)
    },
    .text("action", "The action that taking it is", \.action, .action),
    .text("answer", "The action that giving it back is", \.answer, .action),
    .text(
      "consequence", "What a person sees if it is not given back, as the end of a sentence",
      \.consequence, .sentence("the consequence")),
  ]

  private static let holdings = [
    "token", "clearAll", "counted", "idempotent", "flag", "unknown",
  ]
}

extension ContractReading {
  fileprivate mutating func patterns(_ node: JSONNode) throws(JSONMistake) -> [String] {
    try list(node, "a list of patterns") { node, _ throws(JSONMistake) in
      try node.nonempty("a pattern")
    }
  }
}
