import Automata
import Testing

/// Automata whose states are worked out when they are first reached.
struct LazyAutomatonTests {
  private func step(_ value: Int, _ digit: Int) -> Int { (value * 2 + digit) % 3 }

  @Test func `Each step is worked out once`() {
    var remainders = LazyAutomaton<Int>(symbolCount: 2, limit: 3)
    var state = remainders.number(of: 0)
    var asked = 0
    for digit in [1, 0, 1, 1, 0, 1, 1, 0, 1, 1] {
      state = remainders.next(state, digit) { value in
        asked += 1
        return step(value, digit)
      }
    }
    let value = [1, 0, 1, 1, 0, 1, 1, 0, 1, 1].reduce(0, step)
    #expect(remainders.states[Int(state)] == value)
    #expect(asked <= 6)
    #expect(remainders.states.count <= 3)
  }

  @Test func `A state for which there is no room is beyond`() {
    var counting = LazyAutomaton<Int>(symbolCount: 1, limit: 2)
    let zero = counting.number(of: 0)
    let one = counting.next(zero, 0) { $0 + 1 }
    #expect(one == 1)
    #expect(counting.next(one, 0) { $0 + 1 } == LazyAutomaton<Int>.beyond)
    #expect(counting.next(zero, 0) { _ in 99 } == 1)
  }

  @Test func `Replaced states keep their numbers and forget their steps`() {
    var automaton = LazyAutomaton<[Int]>(symbolCount: 1, limit: 8)
    let first = automaton.number(of: [0])
    let second = automaton.next(first, 0) { [$0[0] + 1] }
    automaton.replaceStates(symbolCount: 2) { $0 + [7] }
    #expect(automaton.states == [[0, 7], [1, 7]])
    #expect(automaton.number(of: [1, 7]) == second)
    #expect(automaton.next(first, 1) { _ in [5, 5] } == 2)
  }
}
