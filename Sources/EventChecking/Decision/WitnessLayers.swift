import Automata
import EventModel

/// Where a search for a word goes: a contract's graph, which may grow on the way.
protocol SearchGround {
  /// The graph as far as it is laid out.
  var graph: ContractGraph { get }

  /// Lays out the edges of a node.
  mutating func layOut(_ node: Int) throws(TooManyStates)

  /// Returns whether a word that is looked for may lead over a node, with the assumption's automaton in
  /// a state, after so many events.
  mutating func isWorthwhile(_ node: Int, _ state: Int, after events: Int) -> Bool
}

/// The pairs of a contract's graph and an assumption's automaton by how many events lead to them.
///
/// Forward, layer by layer, one event a layer, until a layer has a rejected word; then backward to
/// mark what lies on a way of fewest episodes; then forward along the first marked edges.
struct WitnessLayers<Ground: SearchGround> {
  /// A pair with the fewest episodes begun on a way of fewest events.
  struct Arrival {
    var node: Int
    var state: Int
    var episodes: Int
    /// Whether the way on from here to a goal is as short as any.
    var isOnShortest = false
  }

  var ground: Ground
  private let claim: ClaimAutomaton
  private let width: Int
  private var layers: [[Arrival]] = []
  /// By pair, its layer and its place there; -1 for a pair not reached.
  private var layerOfPair: [Int32] = []
  private var placeOfPair: [Int32] = []

  init(_ ground: Ground, _ claim: ClaimAutomaton) {
    self.ground = ground
    self.claim = claim
    width = claim.automaton.stateCount
  }

  /// Returns the first, in the contract's own order, of the words that the automaton rejects with the
  /// fewest events and then the fewest episodes; nil if it rejects none.
  ///
  /// - Complexity: O(pairs reached × edges a node).
  /// - Throws: ``TooManyStates`` if the graph grows too large.
  mutating func shortestRejected() throws(TooManyStates) -> [ContractGraph.Edge]? {
    layers = [[]]
    layerOfPair = []
    for (node, state) in zip(ground.graph.starts, claim.starts) {
      reach(Arrival(node: node, state: state, episodes: 0), in: 0)
    }
    guard try extendToRejected() else { return nil }
    markShortest()
    return firstMarkedWord()
  }

  private mutating func makeRoom() {
    let missing = ground.graph.nodeCount * width - layerOfPair.count
    if missing <= 0 { return }
    layerOfPair += Array(repeating: -1, count: missing)
    placeOfPair += Array(repeating: -1, count: layerOfPair.count - placeOfPair.count)
  }

  /// Returns the automaton's state after an edge; events it does not see leave it where it is.
  private func state(_ state: Int, after edge: ContractGraph.Edge) -> Int {
    edge.symbol < 0 ? state : claim.automaton.next(state, Int(edge.symbol))
  }

  /// Adds layers until one has a rejected word; returns false if none ever has.
  private mutating func extendToRejected() throws(TooManyStates) -> Bool {
    while !layers[layers.count - 1].isEmpty {
      let last = layers.count - 1
      if layers[last].contains(where: isRejected) { return true }
      layers.append([])
      for arrival in layers[last] {
        try ground.layOut(arrival.node)
        for edge in ground.graph.edges[arrival.node] {
          reach(
            Arrival(
              node: Int(edge.target), state: state(arrival.state, after: edge),
              episodes: arrival.episodes + edge.episodeCount), in: last + 1)
        }
      }
    }
    return false
  }

  private mutating func reach(_ arrival: Arrival, in layer: Int) {
    guard ground.isWorthwhile(arrival.node, arrival.state, after: layer) else { return }
    makeRoom()
    let pair = arrival.node * width + arrival.state
    if layerOfPair[pair] < 0 {
      layerOfPair[pair] = Int32(layer)
      placeOfPair[pair] = Int32(layers[layer].count)
      layers[layer].append(arrival)
    } else if Int(layerOfPair[pair]) == layer {
      let place = Int(placeOfPair[pair])
      layers[layer][place].episodes = min(layers[layer][place].episodes, arrival.episodes)
    }
  }

  private func isRejected(_ arrival: Arrival) -> Bool {
    ground.graph.isFinal[arrival.node] && !claim.automaton.accepting[arrival.state]
  }

  /// Marks the pairs from which a goal is as near as any, from the last layer back.
  private mutating func markShortest() {
    let last = layers.count - 1
    let goals = layers[last].indices.filter { isRejected(layers[last][$0]) }
    let fewest = goals.map { layers[last][$0].episodes }.min() ?? 0
    for goal in goals where layers[last][goal].episodes == fewest {
      layers[last][goal].isOnShortest = true
    }
    for index in stride(from: last - 1, through: 0, by: -1) {
      for place in layers[index].indices {
        let arrival = layers[index][place]
        layers[index][place].isOnShortest = ground.graph.edges[arrival.node].contains {
          marked(after: $0, from: arrival, in: index + 1) != nil
        }
      }
    }
  }

  /// Returns the marked pair an edge leads to, if it is reached that way with the fewest episodes.
  private func marked(
    after edge: ContractGraph.Edge, from arrival: Arrival, in layer: Int
  ) -> Arrival? {
    let pair = Int(edge.target) * width + state(arrival.state, after: edge)
    guard Int(layerOfPair[pair]) == layer else { return nil }
    let target = layers[layer][Int(placeOfPair[pair])]
    let isFewest = target.episodes == arrival.episodes + edge.episodeCount
    return target.isOnShortest && isFewest ? target : nil
  }

  /// Returns the word of the first marked edges.
  private func firstMarkedWord() -> [ContractGraph.Edge]? {
    guard var current = layers[0].first(where: \.isOnShortest) else { return nil }
    var word: [ContractGraph.Edge] = []
    for layer in layers.indices.dropFirst() {
      for edge in ground.graph.edges[current.node] {
        guard let next = marked(after: edge, from: current, in: layer) else { continue }
        word.append(edge)
        current = next
        break
      }
    }
    return word
  }
}

extension ContractGraph.Edge {
  /// How many episodes begin with the event.
  fileprivate var episodeCount: Int { opening >= 0 ? 1 : 0 }
}
