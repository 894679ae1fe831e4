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
    var open = PairQueue()
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

/// A priority queue of pairs, the cheapest first, then that with the lower number.
struct PairQueue {
  private var heap: [(pair: Int, cost: WitnessCost)] = []

  /// Adds a pair.
  ///
  /// - Complexity: O(log pairs).
  mutating func add(_ pair: Int, _ cost: WitnessCost) {
    heap.append((pair, cost))
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the cheapest pair; nil if there is none.
  ///
  /// - Complexity: O(log pairs).
  mutating func takeFirst() -> (pair: Int, cost: WitnessCost)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let child = children.min(by: isBefore), isBefore(child, parent) else { return first }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    (heap[first].cost, heap[first].pair) < (heap[second].cost, heap[second].pair)
  }
}
