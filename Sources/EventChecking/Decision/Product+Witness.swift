import Automata
import EventModel

extension Product {
  /// Returns the first, in the contract's own order, of the words that the automaton rejects with the
  /// fewest events and then the fewest episodes; nil if it rejects none.
  ///
  /// Forward, layer by layer, one event a layer, until a layer has a rejected word; then backward to
  /// mark what lies on a way of fewest episodes; then forward along the first marked edges.
  ///
  /// - Complexity: O(pairs reached × edges a node).
  func shortestRejected() -> [ContractGraph.Edge]? {
    var layers = WitnessLayers(self)
    guard layers.extendToRejected() else { return nil }
    layers.markShortest()
    return layers.firstMarkedWord()
  }
}

/// The pairs of a product by how many events lead to them.
private struct WitnessLayers {
  /// A pair with the fewest episodes begun on a way of fewest events.
  struct Arrival {
    var node: Int
    var state: Int
    var episodes: Int
    /// Whether the way on from here to a goal is as short as any.
    var isOnShortest = false
  }

  private let product: Product
  private let width: Int
  private var layers: [[Arrival]] = []
  /// By pair, its layer and its place there; -1 for a pair not reached.
  private var layerOfPair: [Int32]
  private var placeOfPair: [Int32]

  init(_ product: Product) {
    self.product = product
    width = product.claim.automaton.stateCount
    layerOfPair = Array(repeating: -1, count: product.graph.nodeCount * width)
    placeOfPair = layerOfPair
    layers = [[]]
    for (node, state) in zip(product.graph.starts, product.claim.starts) {
      reach(Arrival(node: node, state: state, episodes: 0), in: 0)
    }
  }

  /// Adds layers until one has a rejected word; returns false if none ever has.
  mutating func extendToRejected() -> Bool {
    while !layers[layers.count - 1].isEmpty {
      let last = layers.count - 1
      if layers[last].contains(where: isRejected) { return true }
      layers.append([])
      for arrival in layers[last] {
        for edge in product.graph.edges[arrival.node] {
          reach(
            Arrival(
              node: Int(edge.target), state: product.state(arrival.state, after: edge),
              episodes: arrival.episodes + edge.episodeCount), in: last + 1)
        }
      }
    }
    return false
  }

  private mutating func reach(_ arrival: Arrival, in layer: Int) {
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
    product.graph.isFinal[arrival.node] && !product.claim.automaton.accepting[arrival.state]
  }

  /// Marks the pairs from which a goal is as near as any, from the last layer back.
  mutating func markShortest() {
    let last = layers.count - 1
    let goals = layers[last].indices.filter { isRejected(layers[last][$0]) }
    let fewest = goals.map { layers[last][$0].episodes }.min() ?? 0
    for goal in goals where layers[last][goal].episodes == fewest {
      layers[last][goal].isOnShortest = true
    }
    for index in stride(from: last - 1, through: 0, by: -1) {
      for place in layers[index].indices {
        let arrival = layers[index][place]
        layers[index][place].isOnShortest = product.graph.edges[arrival.node].contains {
          marked(after: $0, from: arrival, in: index + 1) != nil
        }
      }
    }
  }

  /// Returns the marked pair an edge leads to, if it is reached that way with the fewest episodes.
  private func marked(
    after edge: ContractGraph.Edge, from arrival: Arrival, in layer: Int
  ) -> Arrival? {
    let pair = Int(edge.target) * width + product.state(arrival.state, after: edge)
    guard Int(layerOfPair[pair]) == layer else { return nil }
    let target = layers[layer][Int(placeOfPair[pair])]
    let isFewest = target.episodes == arrival.episodes + edge.episodeCount
    return target.isOnShortest && isFewest ? target : nil
  }

  /// Returns the word of the first marked edges.
  func firstMarkedWord() -> [ContractGraph.Edge]? {
    guard var current = layers[0].first(where: \.isOnShortest) else { return nil }
    var word: [ContractGraph.Edge] = []
    for layer in layers.indices.dropFirst() {
      for edge in product.graph.edges[current.node] {
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
