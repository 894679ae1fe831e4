import Automata
import EventModel

/// The minimum cost of a rejected word from each configuration of a history, in a graph in which no
/// episode lacks an actor.
struct RemainingCosts {
  private let graph: EpisodeGraph
  private let search: ClaimSearch
  private var costs: [Int: WitnessCost] = [:]

  /// Computes the costs backward from the rejected ends of a graph.
  ///
  /// - Complexity: O(pairs × steps of a configuration).
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  init(_ claim: ClaimAutomaton, in graph: EpisodeGraph) throws(TooManyStates) {
    var graph = graph
    var search = ClaimSearch(claim)
    var waysTo: [Int: [Int: Int]] = [:]
    var open = CheapestFirst()
    for (configuration, state) in try search.reachedPairs(in: &graph) {
      let pair = search.pair(configuration, state)
      if graph.isFinal(configuration), !claim.automaton.accepting[state] {
        open.add(pair, WitnessCost())
      }
      for next in graph.nextEpisodes(from: configuration) {
        for reached in search.reachedStates(of: next.casting, from: state, in: graph) {
          let target = search.pair(next.target, reached.state)
          waysTo[target, default: [:]][pair] = min(
            reached.events, waysTo[target]?[pair] ?? reached.events)
        }
      }
    }
    while let (pair, cost) = open.takeFirst() {
      guard costs[pair] == nil else { continue }
      costs[pair] = cost
      for (from, events) in waysTo[pair] ?? [:] where costs[from] == nil {
        open.add(from, cost + .episode(events))
      }
    }
    self.graph = graph
    self.search = search
  }

  /// Returns the cost from a configuration; nil if no rejected word passes it.
  func cost(from configuration: EpisodeGraph.Configuration, _ state: Int) -> WitnessCost? {
    graph.number(of: configuration.phase, configuration.named).flatMap {
      costs[search.pair($0, state)]
    }
  }
}
