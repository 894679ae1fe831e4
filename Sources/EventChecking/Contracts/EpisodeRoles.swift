import EventModel

/// The roles of an episode in numbers: where their actors start and end. They decide which episodes
/// may come next, both in histories for judging claims and in generated histories.
struct EpisodeRoles: Sendable {
  let names: [String]
  /// The life state in which each role's actor starts.
  let starts: [Int]
  /// The life state in which each role's actor ends.
  let ends: [Int]
  /// For each role of a child, the index of its parent's role.
  let parents: [Int?]
  /// The life state in which no actor may be, if the family has such a condition.
  let onlyWhenNoneIs: Int?

  /// Makes the numbers for the roles of an ending.
  ///
  /// - Precondition: the ending has a part for each role, and the contract declares its states.
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

  /// Calls the body with one casting after another until it returns true.
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
