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
// "any" adds no word it could tell apart.
//
// Where no episode asks that nobody be in a state and none must come first, others can get anywhere by
// themselves before a history begins, and so there are any number of them in every state they can
// reach: from the start if nobody sees their events; else from their first event on, since what came
// before it could only be told by a claim of what comes first.
//
// Such graphs are folded: they decide, and a ``GuidedSearch`` finds the witness in one that counts
// exactly and is laid out only where the search goes. What keeps a folded graph finite is the contract
// (UIKit: one screen is shown) or the folding. One that has neither is read up to
// `Limits.historyActors` others.
//
// An episode of a parent and its child may take any two different actors: a name does not say who
// contains whom, and containers change.
struct HistoryGraphBuilder {
  /// How the actors that no assumption names are counted.
  enum Others {
    /// Exactly.
    case counted
    /// As any number where that makes no difference.
    case folded
    /// Not at all: there is somebody in every state, the least that a history can need.
    case everywhere
  }

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
  private let counting: Others
  /// The life states others can get to by themselves, if nothing keeps them from it; else empty.
  private let crowd: [Int]
  private(set) var graph: ContractGraph
  private var nodes: [Place: Int] = [:]
  private var places: [Int: Place] = [:]
  /// The places that have no edges yet, in the order they came up.
  private var open: [Int] = []

  /// Lays out the start of the histories made of some episodes.
  ///
  /// - Parameters:
  ///   - isInitial: which episodes bring the first actor up; if there are any, a history starts with
  ///     one of them.
  ///   - others: how to count others.
  init(
    of episodes: [EpisodeWords], isInitial: [Bool], from initialState: Int, of stateCount: Int,
    _ alphabet: EventAlphabet, others: Others
  ) {
    self.alphabet = alphabet
    self.initialState = initialState
    initialEpisodes = Set(isInitial.indices.filter { isInitial[$0] })
    counting = others
    crowd =
      others == .folded && initialEpisodes.isEmpty
      ? Self.crowd(of: episodes, from: initialState) : []
    graph = ContractGraph(episodes)
    let start = Place(
      named: Array(repeating: UInt8(initialState), count: alphabet.subjectCount),
      others: Array(repeating: 0, count: stateCount))
    begin(alphabet.hasOthers ? start : crowded(start))
  }

  private mutating func begin(_ start: Place) {
    if initialEpisodes.isEmpty {
      graph.starts = [node(start)]
    } else {
      graph.starts = [graph.addNode(isFinal: false)]
      expand(start, at: graph.starts[0], only: initialEpisodes)
    }
  }

  /// Lays out all that can be reached.
  ///
  /// - Complexity: O(places × episodes × ways to take their roles × their states).
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates``.
  mutating func growWhole() throws(TooManyStates) {
    var done = 0
    while done < open.count {
      let node = open[done]
      done += 1
      try grow(at: node)
    }
    open = []
  }

  /// Lays out the edges of a node, if they are not yet.
  ///
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates``.
  mutating func grow(at node: Int) throws(TooManyStates) {
    guard let place = places[node], graph.edges[node].isEmpty else { return }
    expand(place, at: node)
    guard graph.nodeCount <= Limits.historyStates else {
      throw TooManyStates(limit: Limits.historyStates)
    }
  }

  /// Returns the life state of each named actor at a node between two episodes; nil inside one.
  func named(at node: Int) -> [UInt8]? { places[node]?.named }

  /// Returns the states that others can get to among themselves; none if some episode asks that
  /// nobody be in a state.
  private static func crowd(of episodes: [EpisodeWords], from initialState: Int) -> [Int] {
    guard episodes.allSatisfy({ $0.onlyWhenNoneIs == nil }) else { return [] }
    var reached: Set = [initialState]
    while let episode = episodes.first(where: { episode in
      reached.isSuperset(of: episode.starts) && !reached.isSuperset(of: episode.ends)
    }) {
      reached.formUnion(episode.ends)
    }
    return reached.subtracting([initialState]).sorted()
  }

  /// Returns the place with any number of others wherever they can get.
  private mutating func crowded(_ place: Place) -> Place {
    var full = place
    for state in crowd { full.others[state] = Self.any }
    if full != place { graph.isFolded = true }
    return full
  }

  private mutating func node(_ place: Place) -> Int {
    if let known = nodes[place] { return known }
    let number = graph.addNode(isFinal: true)
    nodes[place] = number
    places[number] = place
    open.append(number)
    return number
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
        if counting == .everywhere || start == initialState || Int(place.others[start]) > used {
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
      if case .named(let subject) = actor { after.named[subject] = UInt8(episode.ends[role]) }
    }
    if counting == .everywhere { return after }
    for (role, actor) in actors.enumerated() {
      guard case .anyone(let start) = actor else { continue }
      let end = episode.ends[role]
      if start != initialState, after.others[start] != Self.any { after.others[start] -= 1 }
      if end != initialState, after.others[end] < Self.any - 1 { after.others[end] += 1 }
    }
    guard counting == .folded else { return after }
    if !crowd.isEmpty { return after.others == place.others ? after : crowded(after) }
    if canRepeat(episode, actors), after.grows(from: place) {
      graph.isFolded = true
      return folded(after, from: place)
    }
    let most = UInt8(Limits.historyActors)
    return after.others.allSatisfy { $0 <= most || $0 == Self.any } ? after : nil
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
