import Automata
import TestScale
import Testing

@Suite struct MinimizationTests {
  @Test func `Every small automaton keeps its words and gets one state a set of futures`() {
    let words = allWords(upTo: 5)
    for states in 1...(TestScale.isExhaustive ? 3 : 2) {
      var wrong: [DFA] = []
      forEveryAutomaton(states: states) { automaton in
        let small = automaton.minimized()
        let agree = words.allSatisfy { small.accepts($0) == automaton.accepts($0) }
        // Two states of an automaton with n states differ by a word shorter than n (Moore 1956).
        let futures = Set(
          words.prefix(15).map { prefix in
            words.prefix(15).map { automaton.accepts(prefix + $0) }
          })
        if !agree || small.stateCount != futures.count { wrong.append(automaton) }
      }
      #expect(wrong == [])
    }
  }

  @Test func `Equal languages give equal values`() {
    var wrong = 0
    forEveryAutomaton(states: 2) { automaton in
      let doubled = DFA(
        symbolCount: 2, start: automaton.start + 2,
        accepting: automaton.accepting + automaton.accepting,
        table: automaton.table + automaton.table.map { $0 })
      if doubled.minimized() != automaton.minimized() { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func `A long chain of equal states melts into one`() {
    let count = 2000
    let chain = DFA(
      symbolCount: 1, accepting: Array(repeating: true, count: count),
      table: (0..<count).map { Int32(($0 + 1) % count) })
    #expect(chain.minimized().stateCount == 1)
  }
}
