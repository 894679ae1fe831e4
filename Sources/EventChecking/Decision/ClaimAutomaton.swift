import Automata

/// An assumption's automaton, or its trigger's, with the state for each start of a contract's graph.
struct ClaimAutomaton {
  /// The states; where a graph has several starts, several automata side by side.
  let automaton: DFA

  /// The state each start of the graph goes with.
  let starts: [Int]

  /// Makes the automaton that reads from one of several states.
  init(_ automaton: DFA, starts: [Int]) {
    self.automaton = automaton
    self.starts = starts
  }

  /// Puts automata side by side, one a start of the graph.
  init(_ parts: [DFA]) {
    guard parts.count > 1 else {
      automaton = parts[0]
      starts = [parts[0].start]
      return
    }
    var starts: [Int] = []
    var accepting: [Bool] = []
    var table: [Int32] = []
    for part in parts {
      let base = accepting.count
      starts.append(base + part.start)
      accepting += part.accepting
      table += part.table.map { $0 + Int32(base) }
    }
    self.starts = starts
    automaton = DFA(
      symbolCount: parts[0].symbolCount, start: starts[0], accepting: accepting, table: table)
  }
}
