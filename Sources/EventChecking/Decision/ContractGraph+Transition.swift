import Automata
import EventModel

extension ContractGraph {
  /// Makes the graph of single transitions, over roles.
  ///
  /// - Parameters:
  ///   - episodes: what can happen.
  ///   - roles: the roles with symbols, in order.
  ///   - groups: the life states the roles start in, one list a start node.
  init(
    transitions episodes: [EpisodeWords], roles: [String], groups: [[Int]],
    _ alphabet: EventAlphabet
  ) {
    self.init(episodes)
    starts = groups.map { _ in addNode(isFinal: false) }
    for (index, episode) in episodes.enumerated() {
      let subjects = episode.roles.map { roles.firstIndex(of: $0)! }
      guard let group = groups.firstIndex(where: { episode.starts(fit: $0, subjects) }) else {
        preconditionFailure("every episode must start in one of the groups")
      }
      openings.append(Opening(episode: index, actors: subjects.map(Actor.named)))
      let base = nodeCount
      for state in 0..<episode.words.stateCount {
        _ = addNode(isFinal: episode.words.accepting[state])
      }
      for state in 0..<episode.words.stateCount {
        edges[base + state] = episode.steps(from: state, alphabet).map { step in
          edge(step, subjects, alphabet, base: base, opening: -1)
        }
      }
      edges[starts[group]] += episode.steps(from: episode.words.start, alphabet).map { step in
        edge(step, subjects, alphabet, base: base, opening: openings.count - 1)
      }
    }
  }

  private func edge(
    _ step: EpisodeWords.Step, _ subjects: [Int], _ alphabet: EventAlphabet, base: Int,
    opening: Int
  ) -> Edge {
    Edge(
      symbol: Int32(alphabet.symbol(subjects[step.role], step.callback)),
      target: Int32(base + step.target), role: Int16(step.role),
      callback: Int16(step.callback), opening: Int32(opening))
  }
}

extension EpisodeWords {
  /// A call that can come next in an episode.
  struct Step {
    var role: Int
    var callback: Int
    var target: Int
  }

  /// Returns the calls that can come next and leave a way to the end, in the contract's own order.
  func steps(from state: Int, _ alphabet: EventAlphabet) -> [Step] {
    (0..<words.symbolCount).compactMap { symbol in
      let target = words.next(state, symbol)
      guard live[target] else { return nil }
      let (role, callback) = symbol.quotientAndRemainder(dividingBy: alphabet.callbackCount)
      return Step(role: role, callback: callback, target: target)
    }
  }

  /// Returns whether the roles start in the states of a group.
  fileprivate func starts(fit group: [Int], _ subjects: [Int]) -> Bool {
    zip(subjects, starts).allSatisfy { group[$0] == $1 }
  }
}
