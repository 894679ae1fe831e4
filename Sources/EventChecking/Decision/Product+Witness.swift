import Automata
import EventModel

extension Product {
  /// Returns the first, in the contract's own order, of the words that the automaton rejects with the
  /// fewest events and then the fewest episodes; nil if it rejects none.
  ///
  /// - Complexity: O(pairs reached × edges a node).
  func shortestRejected() -> [ContractGraph.Edge]? {
    var layers = WitnessLayers(WholeGround(graph: graph), claim)
    // A graph that is laid out whole cannot grow too large.
    return (try? layers.shortestRejected()) ?? nil
  }
}

/// A graph that is laid out whole.
private struct WholeGround: SearchGround {
  let graph: ContractGraph

  mutating func layOut(_ node: Int) {}

  mutating func isWorthwhile(_ node: Int, _ state: Int, after events: Int) -> Bool { true }
}
