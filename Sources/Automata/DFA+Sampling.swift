/// A source of accepted words of given lengths, each as likely as any other of its length.
///
/// The numbers of words are counted once; drawing takes one table look-up a symbol. The same random
/// numbers give the same words on every machine.
public struct WordSampler: Sendable {
  private let automaton: DFA
  private let counts: [[Double]]

  /// Makes a sampler for words up to a length.
  ///
  /// - Complexity: O(length × states × symbols).
  public init(_ automaton: DFA, longest: Int) {
    self.automaton = automaton
    counts = automaton.acceptedCounts(upTo: longest)
  }

  /// The lengths that have an accepted word.
  public var lengths: [Int] { counts.indices.filter { counts[$0][automaton.start] > 0 } }

  /// Returns a word of a length, or nil if none is accepted.
  ///
  /// - Complexity: O(length × symbols).
  public func word(
    ofLength length: Int, using generator: inout some RandomNumberGenerator
  ) -> [Int]? {
    guard counts.indices.contains(length), counts[length][automaton.start] > 0 else { return nil }
    var state = automaton.start
    var word: [Int] = []
    for left in stride(from: length, to: 0, by: -1) {
      let symbol = draw(from: state, left: left, using: &generator)
      word.append(symbol)
      state = automaton.next(state, symbol)
    }
    return word
  }

  private func draw(
    from state: Int, left: Int, using generator: inout some RandomNumberGenerator
  ) -> Int {
    // 53 random bits are what a Double holds exactly, so every machine draws the same.
    let unit = Double(generator.next() >> 11) * 0x1p-53
    var rest = unit * counts[left][state]
    var last = 0
    for symbol in 0..<automaton.symbolCount {
      let weight = counts[left - 1][automaton.next(state, symbol)]
      guard weight > 0 else { continue }
      last = symbol
      if rest < weight { return symbol }
      rest -= weight
    }
    return last
  }
}
