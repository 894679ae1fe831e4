import Automata
import EventModel

// The graph of histories of any length.
//
// There are actors without limit, and an assumption names a few of them (in view scope: one, the view
// judged). All others are alike to it: it reads one symbol for any event of theirs, or none. So a
// node between two episodes need only hold the life state of each named actor and how many of the
// others are in each state. Of those in the state before any call there are always more, and they
// are not counted. Where an episode can bring others into a state again and again, telling nobody who
// is named (a sheet over a sheet), their number becomes "any": every assumption reads a second event
// of others in a row as it read the first, so that repeating the episode changes nothing it sees, and
// "any" adds no word it could tell apart. Such a graph is folded: it decides, and the witness is
// found in one that counts exactly, up to a number that a shorter way cannot exceed. What keeps the
// graph finite is then either the contract (UIKit: one screen is shown) or the folding. A contract
// that has neither is read up to `Limits.historyActors` others.
//
// An episode of a parent and its child may take any two different actors: a name does not say who
// contains whom, and containers change.
struct HistoryGraphBuilder {
  /// The number that stands for any number.
  static let any: UInt8 = 255

  /// Where everybody is between two episodes.
  fileprivate struct Place: Hashable {
    /// The life state of each named actor.
    var named: [UInt8]
    /// How many others are in each life state; that of the first state is not counted.
    var others: [UInt8]
  }

  private let alphabet: EventAlphabet
  private let initialState: Int
  private let initialEpisodes: Set<Int>
  private let mostOthers: UInt8
  private let folds: Bool
  private var graph: ContractGraph
  private var nodes: [Place: Int] = [:]
  private var open: [Place] = []

  /// Returns the graph of the histories made of some episodes.
  ///
  /// - Parameters:
  ///   - isInitial: which episodes bring the first actor up; if there are any, a history starts with
  ///     one of them.
  ///   - counting: how many others to count in each state; nil to fold.
  /// - Complexity: O(places × episodes × ways to take their roles × their states).
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates``.
  static func graph(
    of episodes: [EpisodeWords], isInitial: [Bool], from initialState: Int, of stateCount: Int,
    _ alphabet: EventAlphabet, counting: Int? = nil
  ) throws(TooManyStates) -> ContractGraph {
    var builder = HistoryGraphBuilder(
      alphabet: alphabet, initialState: initialState,
      initialEpisodes: Set(isInitial.indices.filter { isInitial[$0] }),
      mostOthers: UInt8(min(counting ?? Limits.historyActors, 100)), folds: counting == nil,
      graph: ContractGraph(episodes))
    let start = Place(
      named: Array(repeating: UInt8(initialState), count: alphabet.subjectCount),
      others: Array(repeating: 0, count: stateCount))
    try builder.build(from: start)
    return builder.graph
  }

  private mutating func build(from first: Place) throws(TooManyStates) {
    let start = populated(first)
    if initialEpisodes.isEmpty {
      graph.starts = [node(start)]
    } else {
      graph.starts = [graph.addNode(isFinal: false)]
      expand(start, at: graph.starts[0], only: initialEpisodes)
    }
    var done = 0
    while done < open.count {
      expand(open[done], at: nodes[open[done]]!)
      done += 1
      guard graph.nodeCount <= Limits.historyStates else {
        throw TooManyStates(limit: Limits.historyStates)
      }
    }
  }

  /// Returns the place with others everywhere they can get among themselves. Where nobody sees their
  /// events and nothing asks that nobody be in a state, they may have got there before.
  private mutating func populated(_ place: Place) -> Place {
    guard folds, !alphabet.hasOthers, initialEpisodes.isEmpty,
      graph.episodes.allSatisfy({ $0.onlyWhenNoneIs == nil })
    else { return place }
    var reached: Set = [initialState]
    while let episode = graph.episodes.first(where: { episode in
      reached.isSuperset(of: episode.starts) && !reached.isSuperset(of: episode.ends)
    }) {
      reached.formUnion(episode.ends)
    }
    var full = place
    for state in reached where state != initialState { full.others[state] = Self.any }
    if full != place { graph.isFolded = true }
    return full
  }

  private mutating func node(_ place: Place) -> Int {
    if let known = nodes[place] { return known }
    nodes[place] = graph.addNode(isFinal: true)
    open.append(place)
    return graph.nodeCount - 1
  }

  private mutating func expand(_ place: Place, at node: Int, only chosen: Set<Int>? = nil) {
    for (index, episode) in graph.episodes.enumerated() {
      guard chosen?.contains(index) != false else { continue }
      if let state = episode.onlyWhenNoneIs, isAnyone(in: state, place) { continue }
      for actors in castings(of: episode, in: place) {
        guard let after = self.place(after: episode, actors, in: place) else { continue }
        begin(ContractGraph.Opening(episode: index, actors: actors), at: node, after)
      }
    }
  }

  private func isAnyone(in state: Int, _ place: Place) -> Bool {
    place.named.contains(UInt8(state)) || place.others[state] > 0
  }

  /// Adds the nodes inside an episode and the edges from its first event to its last.
  private mutating func begin(_ opening: ContractGraph.Opening, at node: Int, _ after: Place) {
    let episode = graph.episodes[opening.episode]
    graph.openings.append(opening)
    let end = self.node(after)
    let base = graph.nodeCount
    for _ in 0..<episode.words.stateCount { _ = graph.addNode(isFinal: false) }
    let inner = (0..<episode.words.stateCount).map { episode.steps(from: $0, alphabet) }
    func edges(from state: Int, opening number: Int) -> [ContractGraph.Edge] {
      inner[state].flatMap { step in
        var targets: [Int] = []
        if episode.words.accepting[step.target] { targets.append(end) }
        if !inner[step.target].isEmpty { targets.append(base + step.target) }
        return targets.map { target in
          ContractGraph.Edge(
            symbol: symbol(of: opening.actors[step.role], step.callback), target: Int32(target),
            role: Int16(step.role), callback: Int16(step.callback), opening: Int32(number))
        }
      }
    }
    graph.edges[node] += edges(
      from: episode.words.start, opening: graph.openings.count - 1)
    for state in inner.indices { graph.edges[base + state] = edges(from: state, opening: -1) }
  }

  private func symbol(of actor: ContractGraph.Actor, _ callback: Int) -> Int32 {
    switch actor {
    case .named(let subject): Int32(alphabet.symbol(subject, callback))
    case .anyone: alphabet.hasOthers ? Int32(alphabet.others) : -1
    }
  }
}

extension HistoryGraphBuilder {
  /// Returns every way to give an episode's roles to different actors, named ones first.
  private func castings(
    of episode: EpisodeWords, in place: Place
  ) -> [[ContractGraph.Actor]] {
    var castings: [[ContractGraph.Actor]] = [[]]
    for start in episode.starts {
      castings = castings.flatMap { taken in
        var choices = place.named.indices.filter { place.named[$0] == UInt8(start) }
          .map(ContractGraph.Actor.named).filter { !taken.contains($0) }
        let used = taken.count { $0 == .anyone(in: start) }
        if start == initialState || Int(place.others[start]) > used {
          choices.append(.anyone(in: start))
        }
        return choices.map { taken + [$0] }
      }
    }
    return castings
  }

  /// Returns where everybody is after an episode; nil if there would be too many others to count.
  private mutating func place(
    after episode: EpisodeWords, _ actors: [ContractGraph.Actor], in place: Place
  ) -> Place? {
    var after = place
    for (role, actor) in actors.enumerated() {
      switch actor {
      case .named(let subject): after.named[subject] = UInt8(episode.ends[role])
      case .anyone(let start):
        if start != initialState, after.others[start] != Self.any { after.others[start] -= 1 }
        let end = episode.ends[role]
        if end != initialState, after.others[end] != Self.any { after.others[end] += 1 }
      }
    }
    if folds, canRepeat(episode, actors), after.grows(from: place) {
      graph.isFolded = true
      return folded(after, from: place)
    }
    return after.others.allSatisfy { $0 <= mostOthers || $0 == Self.any } ? after : nil
  }

  /// Returns whether an episode can happen again and again without a trace of named actors: it asks
  /// for nobody to be away, calls nobody named and leaves them where they are.
  private func canRepeat(
    _ episode: EpisodeWords, _ actors: [ContractGraph.Actor]
  ) -> Bool {
    guard episode.onlyWhenNoneIs == nil else { return false }
    return actors.indices.allSatisfy { role in
      guard case .named = actors[role] else { return true }
      return !episode.isCalled[role] && episode.starts[role] == episode.ends[role]
    }
  }

  private func folded(_ after: Place, from place: Place) -> Place {
    var after = after
    for state in after.others.indices where after.others[state] > place.others[state] {
      after.others[state] = Self.any
    }
    return after
  }
}

extension HistoryGraphBuilder.Place {
  /// Returns whether there are more others somewhere and fewer nowhere, so that it can happen again.
  fileprivate func grows(from place: Self) -> Bool {
    others != place.others && zip(others, place.others).allSatisfy { $0 >= $1 }
  }
}
