import Automata
import EventModel

/// A contract's graph and an automaton of an assumption, read side by side.
struct Product {
  let graph: ContractGraph
  let claim: ClaimAutomaton

  private var width: Int { claim.automaton.stateCount }

  /// Returns the number of a pair of a node and a state.
  private func number(_ node: Int, _ state: Int) -> Int { node * width + state }

  /// Returns the state after an edge; events the assumption does not see leave it where it is.
  func state(_ state: Int, after edge: ContractGraph.Edge) -> Int {
    edge.symbol < 0 ? state : claim.automaton.next(state, Int(edge.symbol))
  }

  /// Returns whether some word of the graph is accepted, or rejected, by the automaton.
  ///
  /// - Complexity: O(pairs reached × edges a node).
  func hasWord(accepted: Bool) -> Bool {
    var found = false
    visit { node, state in
      found = graph.isFinal[node] && claim.automaton.accepting[state] == accepted
      return !found
    }
    return found
  }

  /// Returns every pair that can be reached, sorted.
  ///
  /// - Complexity: O(pairs reached × edges a node), and the sorting.
  func reachablePairs() -> [Certificate.Pair] {
    var pairs: [Certificate.Pair] = []
    visit { node, state in
      pairs.append(Certificate.Pair(node, state))
      return true
    }
    return pairs.sorted()
  }

  /// Calls the body with each pair that can be reached until it returns false.
  private func visit(_ body: (Int, Int) -> Bool) {
    var seen = Array(repeating: false, count: graph.nodeCount * width)
    var open: [(Int, Int)] = []
    for (node, state) in zip(graph.starts, claim.starts) {
      seen[number(node, state)] = true
      open.append((node, state))
    }
    while let (node, state) = open.popLast() {
      guard body(node, state) else { return }
      for edge in graph.edges[node] {
        let next = self.state(state, after: edge)
        let pair = number(Int(edge.target), next)
        if !seen[pair] {
          seen[pair] = true
          open.append((Int(edge.target), next))
        }
      }
    }
  }
}
