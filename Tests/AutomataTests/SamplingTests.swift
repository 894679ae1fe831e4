import Automata
import Testing

@Suite struct SamplingTests {
  /// Words with an even number of 1s.
  let even = DFA(symbolCount: 2, rows: [[0, 1], [1, 0]], accepting: [true, false])

  @Test func `Every drawn word is accepted and every word is drawn`() {
    let sampler = WordSampler(even, longest: 4)
    var generator = SplitMix64(state: 1)
    var drawn: [[Int]: Int] = [:]
    for _ in 0..<800 { drawn[sampler.word(ofLength: 4, using: &generator)!, default: 0] += 1 }
    #expect(drawn.keys.allSatisfy { even.accepts($0) && $0.count == 4 })
    #expect(drawn.count == 8)
    // 100 of each are expected; 50 is five standard deviations away.
    #expect(drawn.values.allSatisfy { $0 > 50 })
  }

  @Test func `A length without words draws none`() {
    let pair = try! NFA.symbol(0, symbolCount: 1).followed(by: .symbol(0, symbolCount: 1))
      .determinised()
    let sampler = WordSampler(pair, longest: 3)
    var generator = SplitMix64(state: 1)
    #expect(sampler.lengths == [2])
    #expect(sampler.word(ofLength: 3, using: &generator) == nil)
    #expect(sampler.word(ofLength: 2, using: &generator) == [0, 0])
  }

  @Test func `The same random numbers draw the same words`() {
    let sampler = WordSampler(even, longest: 9)
    var (first, second) = (SplitMix64(state: 5), SplitMix64(state: 5))
    for _ in 0..<20 {
      #expect(
        sampler.word(ofLength: 9, using: &first) == sampler.word(ofLength: 9, using: &second))
    }
  }
}
