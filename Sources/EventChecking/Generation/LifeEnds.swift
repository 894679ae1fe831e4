public import EventModel

/// Where lives end: the rest states that no episode goes on from, and how far the others are from them.
struct LifeEnds {
  private let initial: Int
  /// By state, the fewest episodes of one actor alone to an end; none if it leads to none.
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

  /// Whether there is an end at all.
  var exist: Bool { distances.contains { $0.value == 0 } }

  /// Returns whether some actor's life began, and every life that began is over.
  func areOver(_ world: HistoryState) -> Bool {
    let begun = world.states.filter { $0 != initial }
    return !begun.isEmpty && begun.allSatisfy { distances[$0] == 0 }
  }

  /// Returns whether a parent and its child are both brought nearer to their end, and begin no life.
  func goTowards(_ link: TreeLink) -> Bool {
    [link.parent, link.child].allSatisfy { isNearer($0.end, than: $0.start) }
  }

  /// Returns whether an episode of one actor brings it nearer to its end, and begins no life.
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
  /// Returns whether lives can end in histories of some kinds: one of them leads where none goes on.
  ///
  /// - Throws: ``ContractError`` for a kind that is none.
  public func hasLifeEnd(_ options: EventHistory.Options) throws(ContractError) -> Bool {
    LifeEnds(try episodes(options), self).exist
  }

  /// Returns whether histories of some kinds have passes over a parent and its child.
  ///
  /// - Throws: ``ContractError`` for a kind that is none.
  public func hasTrees(_ options: EventHistory.Options) throws(ContractError) -> Bool {
    try episodes(options).contains { TreeLink($0) != nil }
  }
}
