import Automata

/// The automaton of an assumption or of its trigger, with a state for each start of a graph.
struct ClaimAutomaton {
  /// The automaton; for a graph with several starts, several automata side by side.
  let automaton: DFA

  /// The automaton's state for each start of the graph.
  let starts: [Int]
}

extension ClaimAutomaton {
  /// Joins automata side by side, one per start of the graph.
  init(_ parts: [DFA]) {
    var starts: [Int] = []
    var accepting: [Bool] = []
    var table: [Int32] = []
    for part in parts {
      let base = accepting.count
      starts.append(base + part.start)
      accepting += part.accepting
      table += part.table.map { $0 + Int32(base) }
    }
    let automaton = DFA(
      symbolCount: parts[0].symbolCount, start: starts[0], accepting: accepting, table: table)
    self.init(automaton: automaton, starts: starts)
  }
}
