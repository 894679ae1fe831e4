public import EventModel

/// The ends of lives: the rest states in which no episode starts, and how far others are from them.
struct LifeEnds {
  private let initial: Int
  /// By state, the minimum number of single-actor episodes to an end; missing without a way.
  private var distances: [Int: Int] = [:]

  init(_ episodes: [Episode], _ contract: Contract) {
    initial = LifeNumbers(contract).initial
    let starts = Set(episodes.flatMap(\.roles.starts))
    let ends = Set(episodes.flatMap(\.roles.ends))
    for state in ends.subtracting(starts) { distances[state] = 0 }
    let steps = episodes.map(\.roles).filter { $0.names.count == 1 }
    for distance in 1...max(1, contract.life.states.count) {
      for step in steps
      where distances[step.ends[0]] == distance - 1 && distances[step.starts[0]] == nil {
        distances[step.starts[0]] = distance
      }
    }
  }

  var exist: Bool { distances.contains { $0.value == 0 } }

  /// Returns whether at least one life began, and every life that began is over.
  func areOver(_ world: HistoryState) -> Bool {
    let begun = world.states.filter { $0 != initial }
    return !begun.isEmpty && begun.allSatisfy { distances[$0] == 0 }
  }

  /// Returns whether a parent and its child both come closer to an end, and no life begins.
  func goTowards(_ link: TreeLink) -> Bool {
    [link.parent, link.child].allSatisfy { isNearer($0.end, than: $0.start) }
  }

  /// Returns whether an episode of one actor brings it closer to an end, and no life begins.
  func goTowards(_ roles: EpisodeRoles) -> Bool {
    roles.names.count == 1 && isNearer(roles.ends[0], than: roles.starts[0])
  }

  private func isNearer(_ end: Int, than start: Int) -> Bool {
    guard start != initial, let end = distances[end], let start = distances[start] else {
      return false
    }
    return end < start
  }
}

extension Contract {
  /// The life states, by number, in which a life is over: an episode leads there, and none starts
  /// there, whichever kinds are chosen.
  var statesAfterLife: Set<Int> {
    let roles = families.flatMap(\.ownEndings).map { EpisodeRoles($0, in: self) }
    return Set(roles.flatMap(\.ends)).subtracting(roles.flatMap(\.starts))
  }

  /// Returns whether lives can end in histories of some kinds: one leads to where none starts.
  ///
  /// - Throws: ``ContractError`` for an unknown kind.
  public func hasLifeEnd(_ options: EventHistory.Options) throws(ContractError) -> Bool {
    LifeEnds(try episodes(options), self).exist
  }

  /// Returns whether histories of some kinds have passes over a parent and its child.
  ///
  /// - Throws: ``ContractError`` for an unknown kind.
  public func hasTrees(_ options: EventHistory.Options) throws(ContractError) -> Bool {
    try episodes(options).contains { TreeLink($0) != nil }
  }
}
