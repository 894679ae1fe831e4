import EventModel

/// What an episode asks of the actors in its roles, and where it takes them, in numbers: it decides what
/// may come next in the histories that claims are judged by, and in those that are generated.
struct EpisodeRoles: Sendable {
  /// The roles' names, in the family's order.
  let names: [String]
  /// The life state each role's actor starts in.
  let starts: [Int]
  /// The life state each role's actor ends in.
  let ends: [Int]
  /// For each role that is a child's, the index of its parent's.
  let parents: [Int?]
  /// The life state no actor may be in, if the family has such a condition.
  let onlyWhenNoneIs: Int?

  /// Numbers the roles of an ending.
  ///
  /// - Precondition: the ending has a part for each role of its family, and its states are the contract's.
  init(_ ending: EpisodeFamily.FamilyEnding, in contract: Contract) {
    let roles = ending.family.roles
    func number(_ state: String?) -> Int {
      guard let number = contract.life.states.firstIndex(where: { $0.name == state }) else {
        preconditionFailure(
          "every ending must have a part for each role, between states of the life")
      }
      return number
    }
    names = roles.map(\.name)
    starts = roles.map { number(ending.ending.part(of: $0.name)?.start) }
    ends = roles.map { number(ending.ending.part(of: $0.name)?.end) }
    parents = roles.map { role in
      guard case .child(let parent) = role.relation else { return nil }
      return roles.firstIndex { $0.name == parent }
    }
    onlyWhenNoneIs = ending.family.onlyWhenNoneIs.map(number)
  }

  /// Calls the body with one way after another to give the roles to actors, until it returns true.
  ///
  /// - Parameter choices: returns the actors that may take a role beside those taken, in order.
  func visitCastings<Choices: Sequence>(
    _ choices: (_ role: Int, _ taken: [Choices.Element]) -> Choices,
    _ body: ([Choices.Element]) -> Bool
  ) {
    var taken: [Choices.Element] = []
    func fill() -> Bool {
      guard taken.count < starts.count else { return body(taken) }
      for actor in choices(taken.count, taken) {
        taken.append(actor)
        if fill() { return true }
        taken.removeLast()
      }
      return false
    }
    _ = fill()
  }
}
