import EventModel

extension FileKey where Value == Contract {
  /// The keys about what a client's own code does.
  static let usage = [
    objects(
      "actions", "What a client's own code may do while it is called, as logs name it", \.actions,
      ClientAction.keys, ClientAction("", ""), ("a list of actions", "an action"),
      unique: ("action", "name")
    ) { contract, reading in reading.actions = contract.actions.map(\.name) },
    objects(
      "usageRules", "Where an action is not allowed", \.usageRules, UsageRule.keys,
      UsageRule("", "", notDuring: [], text: "", evidence: []), ("a list of rules", "a rule")),
    objects(
      "obligations", "Which actions another one must answer", \.obligations, Obligation.keys,
      Obligation("", "", answeredBy: "", in: "", text: "", evidence: []),
      ("a list of obligations", "an obligation")),
    objects(
      "resources", "Pairs of calls in client source that take something and give it back",
      \.resources, ContractResource.keys, ContractResource("", acquire: []),
      ("a list of resources", "a resource"), unique: ("resource", "id")),
  ]
}
