import EventModel
import JSON

extension ContractResource {
  /// Every key of a pair of calls in client source.
  static let keys: [FileKey<ContractResource>] = [
    .named("The name, for messages", \.id, "the name of a resource"),
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
    .action("action", "The action that taking it is", \.action),
    .action("answer", "The action that giving it back is", \.answer),
    FileKey(
      "consequence", "What a person sees if it is not given back, as the end of a sentence",
      .textSchema, write: { $0.consequence.isEmpty ? nil : .string($0.consequence) }
    ) { node, resource, _ throws(JSONMistake) in
      resource.consequence = try node.nonempty("the consequence")
    },
  ]

  private static let holdings = [
    "token", "clearAll", "counted", "idempotent", "flag", "unknown",
  ]
}

extension FileKey where Value == ContractResource {
  /// Returns the key of an action that was declared before.
  fileprivate static func action(
    _ name: String, _ help: String,
    _ path: any WritableKeyPath<ContractResource, String?> & Sendable
  ) -> FileKey {
    FileKey(name, help, .textSchema, write: { $0[keyPath: path].map(JSONValue.string) }) {
      node, resource, reading throws(JSONMistake) in
      resource[keyPath: path] = try node.known("action", among: reading.actions)
    }
  }
}

extension ContractReading {
  fileprivate mutating func patterns(_ node: JSONNode) throws(JSONMistake) -> [String] {
    try list(node, "a list of patterns") { node, _ throws(JSONMistake) in
      try node.nonempty("a pattern")
    }
  }
}
