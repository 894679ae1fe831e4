import EventModel

/// The words of one contract that assumptions can use.
struct AssumptionVocabulary: Sendable {
  let contract: Contract
  let roles: [String]
  let states: [String]
  let printer: AssumptionPrinter
  private let reserved: Set<String>

  init(_ contract: Contract) {
    self.contract = contract
    printer = AssumptionPrinter(contract: contract)
    // A role with the actor's name has no claims of its own: these are about each actor's life.
    roles = contract.families.flatMap { $0.roles.map(\.name) }.distinct()
      .filter { $0 != contract.actor }
    reserved = Sentence.reservedWords.union(contract.reservedWords)
    states = contract.life.states.flatMap(\.labels).distinct()
  }

  /// Returns the subject for an unquoted name; nil if the name must be quoted.
  func subject(_ name: String) -> Subject? {
    if roles.contains(name) { return .role(name) }
    if name == contract.actor { return .each(name) }
    return isReserved(name) ? nil : .named(name)
  }

  private func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || !words(like: name).isEmpty
  }

  /// Returns the contract's words for a side, or for every actor, that a name may mean.
  func words(like name: String) -> [String] {
    let known = roles + [contract.actor]
    return Sentence.words(like: name).map { $0 == "view" ? contract.actor : $0 }
      .filter(known.contains)
  }

  /// Returns whether one family has all the roles.
  func hasFamily(with subjects: [Subject]) -> Bool {
    contract.families.contains { family in
      subjects.allSatisfy { subject in family.roles.contains { $0.name == subject.name } }
    }
  }

  /// Examples of events for a message, one for each scope.
  var exampleEvents: [String] {
    let callback = contract.callbacks.first?.name ?? "callback"
    return (roles.prefix(1) + [contract.actor, "Name"]).map { "`\($0).\(callback)`" }
  }
}
