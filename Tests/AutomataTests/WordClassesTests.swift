import Automata
import Testing

struct WordClassesTests {
  private func random(_ generator: inout SplitMix64) -> NFA {
    let count = Int.random(in: 1...4, using: &generator)
    return NFA(
      symbolCount: 2, starts: [0],
      accepting: (0..<count).map { _ in Bool.random(using: &generator) },
      steps: (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          NFA.Step(
            [nil, 0, 1].randomElement(using: &generator)!,
            to: Int.random(in: 0..<count, using: &generator))
        }
      })
  }

  @Test func `A word is in the sets that have it, and goes on in those that have a longer one`()
    throws
  {
    var generator = SplitMix64(state: 11)
    let words = allWords(upTo: 5)
    let longer = allWords(upTo: 7)
    for round in 0..<60 {
      let parts = (0..<3).map { (words: random(&generator), set: $0 == 2 ? 63 : $0) }
      let classes = try WordClasses(symbolCount: 2, parts)
      for word in words {
        let has = parts.reduce(UInt64(0)) {
          $0 | (accepts($1.words, word) ? 1 << UInt64($1.set) : 0)
        }
        #expect(classes.sets(of: word) == has, "round \(round): \(word)")
      }
      // Four states of each of three sets are told apart by few symbols more.
      for word in words where word.count < 3 {
        let ahead = parts.reduce(UInt64(0)) { mask, part in
          let goesOn = longer.contains {
            $0.count > word.count && $0.starts(with: word) && accepts(part.words, $0)
          }
          return mask | (goesOn ? 1 << UInt64(part.set) : 0)
        }
        #expect(classes.ahead[classes.words.state(after: word)] == ahead, "round \(round): \(word)")
      }
    }
  }

  @Test func `Other symbols, none, and symbols left out make the words they say`() throws {
    func accepted(_ automaton: NFA) throws -> [[Int]] {
      allWords(symbolCount: automaton.symbolCount, upTo: 4).filter(
        try automaton.determinized().accepts)
    }
    let (first, second) = (NFA.symbol(0, symbolCount: 2), NFA.symbol(1, symbolCount: 2))
    let word = first.followed(by: second).followed(by: second)
    #expect(try accepted(word.mapped(symbolCount: 3) { $0 + 1 }) == [[1, 2, 2]])
    #expect(try accepted(word.mapped(symbolCount: 2) { $0 == 1 ? nil : 0 }) == [[0]])
    #expect(
      try accepted(word.subsequences) == [[], [0], [1], [0, 1], [1, 1], [0, 1, 1]])
    #expect(try accepted(.noWord(symbolCount: 2)) == [])
  }

  @Test func `More states than allowed are refused`() {
    #expect(throws: TooManyStates(limit: 1)) {
      try WordClasses(symbolCount: 2, [(.symbol(0, symbolCount: 2), 0)], limit: 1)
    }
  }
}
