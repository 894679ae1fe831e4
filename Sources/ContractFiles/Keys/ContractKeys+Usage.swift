import EventModel

extension FileKey where Value == Contract {
  /// The keys about what a client's own code does.
  static let usage = [
    FileKey(
      "actions", "What a client's own code may do while it is called, as logs name it", \.actions,
      .list(of: ClientAction.shape, "a list of actions", unique: ("action", "name"))
    ) { _, contract, reading in reading.actions = contract.actions.map(\.name) },
    FileKey(
      "usageRules", "Where an action is not allowed", \.usageRules,
      .list(of: UsageRule.shape, "a list of rules")),
    FileKey(
      "obligations", "Which actions another one must answer", \.obligations,
      .list(of: Obligation.shape, "a list of obligations")),
    FileKey(
      "resources", "Pairs of calls in client source that take something and give it back",
      \.resources,
      .list(of: ContractResource.shape, "a list of resources", unique: ("resource", "id"))),
  ]
}
