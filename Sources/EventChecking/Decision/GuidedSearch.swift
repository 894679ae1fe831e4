import Automata
import EventModel

/// The search for the shortest word that an assumption rejects, among histories that are too many to
/// be laid out: only those are, that may still be as short as what is looked for.
///
/// What a history needs at least is read off a graph where nobody is missing. A first search keeps to
/// the words that would do with that; as long as there is none, the next may use as many events more
/// as the nearest one needs that was left out. What is found is shortest, and all words as short were
/// looked at.
struct GuidedSearch {
  private var layers: WitnessLayers<GuidedGround>

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - histories: the graph, to be laid out on the way.
  ///   - claim: the automaton.
  ///   - least: a whole graph whose ways are no longer than those of the histories.
  init(
    _ histories: HistoryGraphBuilder, _ claim: ClaimAutomaton, guidedBy least: HistoryGraphBuilder
  ) {
    layers = WitnessLayers(
      GuidedGround(histories, guide: SearchGuide(least, claim)), claim)
  }

  /// The graph as far as it was laid out.
  var graph: ContractGraph { layers.ground.graph }

  /// Returns the shortest word that is rejected.
  ///
  /// - Complexity: the pairs reached × edges a node, once for each number of events tried.
  /// - Throws: ``TooManyStates`` if there is none before the graph grows too large, or none at all.
  mutating func shortestRejected() throws(TooManyStates) -> [ContractGraph.Edge] {
    var bound: Int? = 0
    while let next = bound {
      layers.begin(with: next)
      if let word = try layers.shortestRejected() { return word }
      bound = layers.ground.leastLeftOut
    }
    throw TooManyStates(limit: Limits.historyStates)
  }
}

extension WitnessLayers<GuidedGround> {
  /// Bounds the number of events for the next search.
  fileprivate mutating func begin(with bound: Int) { ground.begin(with: bound) }
}

/// Histories laid out where a word of a bounded number of events can still lead.
struct GuidedGround: SearchGround {
  private var histories: HistoryGraphBuilder
  private let guide: SearchGuide
  private var bound = 0
  /// The fewest events of a word that was left out because of the bound; nil for none.
  private(set) var leastLeftOut: Int?

  fileprivate init(_ histories: HistoryGraphBuilder, guide: SearchGuide) {
    self.histories = histories
    self.guide = guide
  }

  var graph: ContractGraph { histories.graph }

  fileprivate mutating func begin(with bound: Int) {
    self.bound = bound
    leastLeftOut = nil
  }

  mutating func layOut(_ node: Int) throws(TooManyStates) { try histories.grow(at: node) }

  mutating func isWorthwhile(_ node: Int, _ state: Int, after events: Int) -> Bool {
    var left = 0
    if let named = histories.named(at: node) {
      guard let needed = guide.distance(from: named, state) else { return false }
      left = needed
    }
    if events + left <= bound { return true }
    leastLeftOut = min(leastLeftOut ?? .max, events + left)
    return false
  }
}

/// How many events a rejected word needs at least, from each place between two episodes.
private struct SearchGuide {
  private var distances: [Int32]
  private var nodes: [[UInt8]: Int] = [:]
  private let width: Int

  /// Measures a whole graph backward from its rejected ends.
  ///
  /// - Complexity: O(nodes × edges a node × states of the automaton).
  init(_ least: HistoryGraphBuilder, _ claim: ClaimAutomaton) {
    let graph = least.graph
    width = claim.automaton.stateCount
    distances = Array(repeating: -1, count: graph.nodeCount * width)
    for node in 0..<graph.nodeCount {
      if let named = least.named(at: node) { nodes[named] = node }
    }
    measure(graph, claim)
  }

  /// Returns the distance from a place; nil if no rejected word leads over it.
  func distance(from named: [UInt8], _ state: Int) -> Int? {
    guard let node = nodes[named] else { return nil }
    let distance = distances[node * width + state]
    return distance < 0 ? nil : Int(distance)
  }

  private mutating func measure(_ graph: ContractGraph, _ claim: ClaimAutomaton) {
    var arrivals: [[(from: Int, symbol: Int32)]] = Array(repeating: [], count: graph.nodeCount)
    for (node, edges) in graph.edges.enumerated() {
      for edge in edges { arrivals[Int(edge.target)].append((node, edge.symbol)) }
    }
    let before = Self.statesBefore(claim.automaton)
    var queue: [Int] = []
    for node in 0..<graph.nodeCount where graph.isFinal[node] {
      for state in 0..<width where !claim.automaton.accepting[state] {
        distances[node * width + state] = 0
        queue.append(node * width + state)
      }
    }
    var next = 0
    while next < queue.count {
      let (node, state) = queue[next].quotientAndRemainder(dividingBy: width)
      let distance = distances[queue[next]] + 1
      next += 1
      for (from, symbol) in arrivals[node] {
        for earlier in symbol < 0 ? [state] : before[Int(symbol) * width + state] {
          let pair = from * width + earlier
          guard distances[pair] < 0 else { continue }
          distances[pair] = distance
          queue.append(pair)
        }
      }
    }
  }

  /// Returns the states that lead to each state, by symbol and state.
  private static func statesBefore(_ automaton: DFA) -> [[Int]] {
    let width = automaton.stateCount
    var before: [[Int]] = Array(repeating: [], count: automaton.symbolCount * width)
    for state in 0..<width {
      for symbol in 0..<automaton.symbolCount {
        before[symbol * width + automaton.next(state, symbol)].append(state)
      }
    }
    return before
  }
}
