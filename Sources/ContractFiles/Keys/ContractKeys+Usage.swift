import EventModel
import JSON

extension FileKey where Value == Contract {
  /// The keys about what a client's own code does.
  static let usage = [
    FileKey(
      "actions", "What a client's own code may do while it is called, as logs name it",
      .listSchema(of: FileKey<ClientAction>.schema(ClientAction.keys)),
      write: { $0.actions.isEmpty ? nil : list($0.actions, ClientAction.keys) }
    ) { node, contract, reading throws(JSONMistake) in
      reading.checkNames("action", (node.elements ?? []).map { $0["name"] })
      contract.actions = try reading.list(node, "a list of actions") {
        node, reading throws(JSONMistake) in
        var action = ClientAction("", "")
        try reading.object(node, "an action", ClientAction.keys, into: &action)
        return action
      }
      reading.actions = contract.actions.map(\.name)
    },
    FileKey(
      "usageRules", "Where an action is not allowed",
      .listSchema(of: FileKey<UsageRule>.schema(UsageRule.keys)),
      write: { $0.usageRules.isEmpty ? nil : list($0.usageRules, UsageRule.keys) }
    ) { node, contract, reading throws(JSONMistake) in
      contract.usageRules = try reading.list(node, "a list of rules") {
        node, reading throws(JSONMistake) in
        var rule = UsageRule("", "", notDuring: [], text: "", evidence: [])
        try reading.object(node, "a rule", UsageRule.keys, into: &rule)
        return rule
      }
    },
    FileKey(
      "obligations", "Which actions another one must answer",
      .listSchema(of: FileKey<Obligation>.schema(Obligation.keys)),
      write: { $0.obligations.isEmpty ? nil : list($0.obligations, Obligation.keys) }
    ) { node, contract, reading throws(JSONMistake) in
      contract.obligations = try reading.list(node, "a list of obligations") {
        node, reading throws(JSONMistake) in
        var duty = Obligation("", "", answeredBy: "", in: "", text: "", evidence: [])
        try reading.object(node, "an obligation", Obligation.keys, into: &duty)
        return duty
      }
    },
    FileKey(
      "resources", "Pairs of calls in client source that take something and give it back",
      .listSchema(of: FileKey<ContractResource>.schema(ContractResource.keys)),
      write: { $0.resources.isEmpty ? nil : list($0.resources, ContractResource.keys) }
    ) { node, contract, reading throws(JSONMistake) in
      reading.checkNames("resource", (node.elements ?? []).map { $0["id"] })
      contract.resources = try reading.list(node, "a list of resources") {
        node, reading throws(JSONMistake) in
        var resource = ContractResource("", acquire: [])
        try reading.object(node, "a resource", ContractResource.keys, into: &resource)
        return resource
      }
    },
  ]

  private static func list<Element>(
    _ elements: [Element], _ keys: [FileKey<Element>]
  ) -> JSONValue {
    .array(elements.map { FileKey<Element>.object($0, keys) })
  }
}
