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

  @Test func `A known state stands in for one there is no room for`() {
    var counting = LazyAutomaton<Int>(symbolCount: 1, limit: 2, standIn: { _ in 0 })
    let zero = counting.number(of: 0)
    let one = counting.next(zero, 0) { $0 + 1 }
    #expect(!counting.hasOverflowed)
    #expect(counting.next(one, 0) { $0 + 1 } == zero)
    #expect(counting.hasOverflowed)
  }

  @Test func `Each state has its mark`() {
    var marked = LazyAutomaton<Int>(symbolCount: 1, limit: 8, mark: { $0 > 2 ? 1 : 0 })
    for state in [1, 2, 3] { _ = marked.number(of: state) }
    #expect(marked.marks == [0, 0, 1])
  }

  @Test func `Exploring works out all steps or says that they are too many`() throws {
    var remainders = LazyAutomaton<Int>(symbolCount: 2, limit: 3)
    _ = remainders.number(of: 0)
    #expect(
      try remainders.explore { value in (0..<2).map { step(value, $0) } } == [0, 1, 2, 0, 1, 2])
    var endless = LazyAutomaton<Int>(symbolCount: 1, limit: 5)
    _ = endless.number(of: 0)
    #expect(throws: TooManyStates(limit: 5)) { try endless.explore { [$0 + 1] } }
  }
}
