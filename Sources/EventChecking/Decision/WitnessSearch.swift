import Automata
import EventModel

/// The cost of a path: its number of events, then its number of episodes.
typealias WitnessCost = PathCost

extension WitnessCost {
  static func episode(_ events: Int) -> WitnessCost { WitnessCost(events, 1) }
}

struct EpisodeRun {
  var casting: Casting
  /// The symbols of the episode, in order.
  var word: [Int]
}

/// A search for the word that an assumption rejects with the fewest events, then the fewest
/// episodes, then the first in the contract's own order.
///
/// Pairs of a configuration and a state are expanded in the order of a lower bound of the cost of
/// the whole path. In a graph that counts exactly, the bound is taken from a graph in which no
/// episode lacks an actor, so that only histories are examined that may be short enough.
struct WitnessSearch {
  private var search: ClaimSearch
  private var graph: EpisodeGraph
  private let guide: RemainingCosts?
  private var costs: [Int: WitnessCost] = [:]
  /// For each pair that was reached, the pairs from which it was reached.
  private var waysTo: [Int: [(from: Int, cost: WitnessCost)]] = [:]
  private var starts: [Int] = []
  private var goals: [Int] = []

  init(_ claim: ClaimAutomaton, in graph: EpisodeGraph, guidedBy guide: RemainingCosts? = nil) {
    search = ClaimSearch(claim)
    self.graph = graph
    self.guide = guide
  }

  /// Whether the search reached a configuration that stands for any number of actors, so that the
  /// result is not necessarily a history.
  var hasFolded: Bool { graph.isFolded }

  /// Returns the word; nil if no word is rejected.
  ///
  /// - Complexity: O(pairs expanded × (steps of a configuration + log pairs)).
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func shortestRejected() throws(TooManyStates) -> [EpisodeRun]? {
    try takeUp()
    guard !goals.isEmpty else { return nil }
    return firstWay(over: pairsOnShortestWays())
  }

  private mutating func takeUp() throws(TooManyStates) {
    var open = CheapestFirst()
    for (configuration, state) in zip(graph.starts, search.claim.starts) {
      guard let left = left(configuration, state) else { continue }
      starts.append(search.pair(configuration, state))
      costs[search.pair(configuration, state)] = WitnessCost()
      open.add(search.pair(configuration, state), left)
    }
    var done: Set<Int> = []
    var best: WitnessCost?
    while let (pair, estimate) = open.takeFirst() {
      if let best, best < estimate { break }
      guard done.insert(pair).inserted, let cost = costs[pair] else { continue }
      guard done.count <= Limits.historyStates else {
        throw TooManyStates(limit: Limits.historyStates)
      }
      let (configuration, state) = search.parts(of: pair)
      if graph.isFinal(configuration), !search.claim.automaton.accepting[state] {
        best = cost
        goals.append(pair)
      }
      for following in graph.nextEpisodes(from: configuration) {
        for reached in search.reachedStates(of: following.casting, from: state, in: graph) {
          let next = cost + .episode(reached.events)
          let target = search.pair(following.target, reached.state)
          if let known = costs[target], known < next { continue }
          guard let left = left(following.target, reached.state) else { continue }
          if let best, best < next + left { continue }
          waysTo[target, default: []].append((pair, next))
          if costs[target] == next { continue }
          costs[target] = next
          open.add(target, next + left)
        }
      }
    }
  }

  /// Returns a lower bound of the cost from a pair to a rejected word; nil if there is no path.
  private func left(_ configuration: Int, _ state: Int) -> WitnessCost? {
    guard let guide else { return WitnessCost() }
    return guide.cost(from: graph.configurations[configuration], state)
  }

  private func pairsOnShortestWays() -> Set<Int> {
    var marked = Set(goals)
    var open = goals
    while let pair = open.popLast() {
      for (from, cost) in waysTo[pair] ?? [] where cost == costs[pair] {
        if marked.insert(from).inserted { open.append(from) }
      }
    }
    return marked
  }

  /// Returns the path over marked pairs with the first possible episode, casting and event at each
  /// step.
  private mutating func firstWay(over marked: Set<Int>) -> [EpisodeRun]? {
    guard var pair = starts.first(where: marked.contains),
      let best = goals.first.flatMap({ costs[$0] })
    else { return nil }
    let goals = Set(goals)
    var runs: [EpisodeRun] = []
    while !goals.contains(pair) {
      let (configuration, state) = search.parts(of: pair)
      let cost = costs[pair]!
      var found: (run: EpisodeRun, pair: Int)?
      for following in graph.nextEpisodes(from: configuration) {
        let casting = graph.castings[following.casting]
        var words = FirstWord(casting, in: graph, search.claim.automaton)
        let word = words.first(from: state, upTo: best.first - cost.first) {
          [search, costs] state, events in
          let target = search.pair(following.target, state)
          return marked.contains(target) && costs[target] == cost + .episode(events)
        }
        guard let word else { continue }
        found = (
          EpisodeRun(casting: casting, word: word.symbols), search.pair(following.target, word.end)
        )
        break
      }
      guard let found else { return nil }
      runs.append(found.run)
      pair = found.pair
    }
    return runs
  }
}

/// A search for the first word of an episode, in the contract's own order, with a wanted end.
private struct FirstWord {
  private let episode: EpisodeWords
  private let reading: [Int32]
  private let automaton: DFA
  private var most = 0
  private var dead: Set<Node> = []

  private struct Node: Hashable {
    var inner: Int
    var state: Int
    var events: Int
  }

  init(_ casting: Casting, in graph: EpisodeGraph, _ automaton: DFA) {
    episode = graph.episodes[casting.episode]
    reading = casting.reading(graph.alphabet)
    self.automaton = automaton
  }

  /// Returns the word and the automaton's state after it, if there is one.
  mutating func first(
    from state: Int, upTo most: Int, isWanted: (_ state: Int, _ events: Int) -> Bool
  ) -> (symbols: [Int], end: Int)? {
    self.most = most
    return extend(Node(inner: episode.words.start, state: state, events: 0), isWanted)
      .map { ($0.symbols.reversed(), $0.end) }
  }

  private mutating func extend(
    _ node: Node, _ isWanted: (Int, Int) -> Bool
  ) -> (symbols: [Int], end: Int)? {
    guard node.events < most, !dead.contains(node) else { return nil }
    for step in episode.steps[node.inner] {
      let symbol = Int(reading[step.symbol])
      let next = Node(
        inner: step.target, state: symbol < 0 ? node.state : automaton.next(node.state, symbol),
        events: node.events + 1)
      if episode.words.accepting[next.inner], isWanted(next.state, next.events) {
        return ([step.symbol], next.state)
      }
      if var found = extend(next, isWanted) {
        found.symbols.append(step.symbol)
        return found
      }
    }
    dead.insert(node)
    return nil
  }
}
