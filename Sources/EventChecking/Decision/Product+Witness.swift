import Automata
import EventModel

extension Product {
  /// A pair with the fewest events to it and, among those, the fewest episodes begun.
  fileprivate struct Arrival {
    var node: Int
    var state: Int
    var episodes: Int
    /// Whether the way on from here to a goal is as short as any.
    var isOnShortest = false
  }

  /// Returns the first, in the contract's own order, of the words that the automaton rejects with the
  /// fewest events and then the fewest episodes; nil if it rejects none.
  ///
  /// Forward, layer by layer, one event a layer, until a layer has a rejected word; then backward to
  /// mark what lies on a way of fewest episodes; then forward along the first marked edges.
  ///
  /// - Complexity: O(pairs reached × edges a node).
  func shortestRejected() -> [ContractGraph.Edge]? {
    guard var layers = layersToRejected() else { return nil }
    markShortest(&layers)
    guard
      var current = layers[0].first(where: { $0.isOnShortest })
    else { return nil }
    var word: [ContractGraph.Edge] = []
    for layer in layers.dropFirst() {
      let places = Self.places(of: layer)
      for edge in graph.edges[current.node] {
        let pair = Certificate.Pair(Int(edge.target), state(current.state, after: edge))
        guard let place = places[pair], layer[place].isOnShortest,
          layer[place].episodes == current.episodes + edge.episodeCount
        else { continue }
        word.append(edge)
        current = layer[place]
        break
      }
    }
    return word
  }

  private func layersToRejected() -> [[Arrival]]? {
    var seen: Set<Certificate.Pair> = []
    var layer = zip(graph.starts, claim.starts).map { Arrival(node: $0, state: $1, episodes: 0) }
    for arrival in layer { seen.insert(arrival.pair) }
    var layers: [[Arrival]] = []
    while !layer.isEmpty {
      layers.append(layer)
      if layer.contains(where: isRejected) { return layers }
      layer = next(layer, &seen)
    }
    return nil
  }

  private func isRejected(_ arrival: Arrival) -> Bool {
    graph.isFinal[arrival.node] && !claim.automaton.accepting[arrival.state]
  }

  private func next(_ layer: [Arrival], _ seen: inout Set<Certificate.Pair>) -> [Arrival] {
    var next: [Arrival] = []
    var places: [Certificate.Pair: Int] = [:]
    for arrival in layer {
      for edge in graph.edges[arrival.node] {
        let reached = Arrival(
          node: Int(edge.target), state: state(arrival.state, after: edge),
          episodes: arrival.episodes + edge.episodeCount)
        if let place = places[reached.pair] {
          next[place].episodes = min(next[place].episodes, reached.episodes)
        } else if seen.insert(reached.pair).inserted {
          places[reached.pair] = next.count
          next.append(reached)
        }
      }
    }
    return next
  }

  private func markShortest(_ layers: inout [[Arrival]]) {
    let last = layers.count - 1
    let goals = layers[last].indices.filter { isRejected(layers[last][$0]) }
    let fewest = goals.map { layers[last][$0].episodes }.min() ?? 0
    for goal in goals where layers[last][goal].episodes == fewest {
      layers[last][goal].isOnShortest = true
    }
    for index in stride(from: last - 1, through: 0, by: -1) {
      let places = Self.places(of: layers[index + 1])
      for place in layers[index].indices {
        let arrival = layers[index][place]
        layers[index][place].isOnShortest = graph.edges[arrival.node].contains { edge in
          let pair = Certificate.Pair(Int(edge.target), state(arrival.state, after: edge))
          guard let target = places[pair] else { return false }
          return layers[index + 1][target].isOnShortest
            && layers[index + 1][target].episodes == arrival.episodes + edge.episodeCount
        }
      }
    }
  }

  private static func places(of layer: [Arrival]) -> [Certificate.Pair: Int] {
    Dictionary(uniqueKeysWithValues: layer.enumerated().map { ($1.pair, $0) })
  }
}

extension Product.Arrival {
  fileprivate var pair: Certificate.Pair { Certificate.Pair(node, state) }
}

extension ContractGraph.Edge {
  /// How many episodes begin with the event.
  fileprivate var episodeCount: Int { opening >= 0 ? 1 : 0 }
}
