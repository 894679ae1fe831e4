import EventModel
import JSON

extension FileKey where Value == Contract {
  /// The keys about what happens between actors.
  static let episodes = [
    FileKey(
      "families", "The shapes of episodes: the roles, and what they may be sent",
      .listSchema(of: FileKey<EpisodeFamily>.schema(EpisodeFamily.keys), atLeast: 1),
      isRequired: true,
      write: { .array($0.families.map { FileKey<EpisodeFamily>.object($0, EpisodeFamily.keys) }) }
    ) { node, contract, reading throws(JSONMistake) in
      reading.checkNames("family", (node.elements ?? []).map { $0["name"] })
      contract.families = try reading.list(node, "a list of families") {
        node, reading throws(JSONMistake) in
        var family = EpisodeFamily.unread
        try reading.object(node, "a family", EpisodeFamily.keys, into: &family)
        return family
      }
      reading.families = contract.families
    },
    FileKey(
      "promises", "What is promised between the events of one episode",
      .listSchema(of: FileKey<Promise>.schema(Promise.keys)),
      write: {
        $0.promises.isEmpty
          ? nil : .array($0.promises.map { FileKey<Promise>.object($0, Promise.keys) })
      }
    ) { node, contract, reading throws(JSONMistake) in
      contract.promises = try reading.list(node, "a list of promises") {
        node, reading throws(JSONMistake) in
        var promise = Promise.unread
        try reading.object(node, "a promise", Promise.keys, into: &promise)
        return promise
      }
    },
    FileKey(
      "kinds", "The catalogued kinds of episode with their orders",
      .listSchema(of: FileKey<TransitionKind>.schema(TransitionKind.keys([])), atLeast: 1),
      isRequired: true,
      write: { contract in
        let keys = TransitionKind.keys(contract.families)
        return .array(contract.kinds.map { FileKey<TransitionKind>.object($0, keys) })
      }
    ) { node, contract, reading throws(JSONMistake) in
      contract.kinds = try reading.kinds(node)
      contract.documentedKinds = contract.kinds.map(\.name)
      reading.kinds = contract.documentedKinds
    },
    FileKey(
      "documentedKinds", "The kinds looked at unless others are chosen; all if left out",
      .listSchema(of: .textSchema, atLeast: 1),
      write: {
        $0.documentedKinds == $0.kinds.map(\.name) ? nil : .strings($0.documentedKinds)
      }
    ) { node, contract, reading throws(JSONMistake) in
      reading.checkNames("kind", try node.list("a list of kinds"))
      let known = reading.kinds
      contract.documentedKinds = try reading.list(node, "a list of kinds") {
        node, _ throws(JSONMistake) in try node.known("kind", among: known)
      }
    },
    FileKey(
      "initialKind", "The kind every history starts with, if there is one", .textSchema,
      write: { $0.initialKind.map(JSONValue.string) }
    ) { node, contract, reading throws(JSONMistake) in
      contract.initialKind = try node.known("kind", among: reading.kinds)
    },
  ]
}

extension ContractReading {
  fileprivate mutating func kinds(_ node: JSONNode) throws(JSONMistake) -> [TransitionKind] {
    checkNames("kind", try node.list("a list of kinds").map { $0["name"] })
    let keys = TransitionKind.keys(families)
    return try list(node, "a list of kinds") { node, reading throws(JSONMistake) in
      var kind = TransitionKind(name: "", summary: "", variants: [])
      try reading.object(node, "a kind", keys, into: &kind)
      return kind
    }
  }
}
