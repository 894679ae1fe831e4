import Automata

/// The automaton of an assumption or of its trigger, with a state for each start of a graph.
struct ClaimAutomaton {
  /// The automaton; for a graph with several starts, several automata side by side.
  let automaton: DFA

  /// The automaton's state for each start of the graph.
  let starts: [Int]

  /// Makes the automaton with several initial states.
  init(_ automaton: DFA, starts: [Int]) {
    self.automaton = automaton
    self.starts = starts
  }

  /// Joins automata side by side, one per start of the graph.
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
