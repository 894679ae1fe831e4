import EventModel
import JSON

extension FileKey where Value == Contract {
  /// The keys about what happens between actors.
  static let episodes = [
    objects(
      "families", "The shapes of episodes: the roles, and what they may be sent", \.families,
      EpisodeFamily.keys, EpisodeFamily(name: "", roles: [], endings: []),
      ("a list of families", "a family"), unique: ("family", "name"), isRequired: true
    ) { contract, reading in reading.families = contract.families },
    objects(
      "promises", "What is promised between the events of one episode", \.promises, Promise.keys,
      Promise(
        "", LifecycleEvent("", ""), before: LifecycleEvent("", ""), text: "", evidence: []),
      ("a list of promises", "a promise")),
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
      "documentedKinds", "The kinds chosen by default; all if left out",
      .listSchema(of: .textSchema, atLeast: 1),
      write: {
        $0.documentedKinds == $0.kinds.map(\.name) ? nil : .strings($0.documentedKinds)
      }
    ) { node, contract, reading throws(JSONMistake) in
      reading.checkNames("kind", try node.list("a list of kinds"))
      contract.documentedKinds = try reading.list(node, "a list of kinds") {
        node, reading throws(JSONMistake) in try TextRule.kind.read(node, reading)
      }
    },
    text(
      "initialKind", "The kind every history starts with, if there is one", \.initialKind, .kind),
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
