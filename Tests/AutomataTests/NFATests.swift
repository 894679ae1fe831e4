import Automata
import Testing

@Suite struct NFATests {
  private func symbol(_ number: Int) -> NFA { .symbol(number, symbolCount: 2) }

  private func words(of automaton: NFA, upTo length: Int) throws -> [[Int]] {
    let definite = try automaton.determinized()
    return allWords(symbolCount: automaton.symbolCount, upTo: length).filter(definite.accepts)
  }

  @Test func `Regular operations build what they say`() throws {
    let pairs = symbol(0).followed(by: symbol(1)).repeated
    #expect(try words(of: pairs, upTo: 4) == [[], [0, 1], [0, 1, 0, 1]])
    #expect(try words(of: symbol(0).or(symbol(1)), upTo: 3) == [[0], [1]])
    #expect(try words(of: symbol(1).optional, upTo: 3) == [[], [1]])
  }

  @Test func `Two words interleave in every way`() throws {
    let pair = symbol(0).followed(by: symbol(1))
    #expect(
      try words(of: pair.interleaved(with: symbol(1)), upTo: 4)
        == [[0, 1, 1], [1, 0, 1]])
  }

  @Test func `The interleavings of two words of two distinct symbols each are six`() throws {
    let first = NFA.symbol(0, symbolCount: 4).followed(by: .symbol(1, symbolCount: 4))
    let second = NFA.symbol(2, symbolCount: 4).followed(by: .symbol(3, symbolCount: 4))
    #expect(
      try words(of: first.interleaved(with: second), upTo: 5) == [
        [0, 1, 2, 3], [0, 2, 1, 3], [0, 2, 3, 1], [2, 0, 1, 3], [2, 0, 3, 1], [2, 3, 0, 1],
      ])
  }

  @Test func `Determinized random automata accept the same words`() throws {
    var generator = SplitMix64(state: 7)
    let words = allWords(upTo: 6)
    for round in 0..<200 {
      let count = Int.random(in: 1...5, using: &generator)
      let steps = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          NFA.Step(
            [nil, 0, 1].randomElement(using: &generator)!,
            to: Int.random(in: 0..<count, using: &generator))
        }
      }
      let automaton = NFA(
        symbolCount: 2, starts: [0],
        accepting: (0..<count).map { _ in Bool.random(using: &generator) }, steps: steps)
      let definite = try automaton.determinized()
      let wrong = words.filter { definite.accepts($0) != accepts(automaton, $0) }
      #expect(wrong == [], "round \(round)")
      #expect(try NFA(definite).determinized().minimized() == definite.minimized())
    }
  }

  @Test func `More sets than allowed are refused`() {
    #expect(throws: TooManyStates(limit: 1)) { try symbol(0).determinized(limit: 1) }
  }
}
