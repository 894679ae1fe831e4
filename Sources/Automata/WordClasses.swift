/// A deterministic automaton that returns, for a word, which of up to 64 sets contain it.
///
/// - Complexity: a step is one lookup.
public struct WordClasses: Sendable {
  /// The automaton, which starts in state 0 and accepts the words of all sets.
  public let words: DFA

  /// By state, the sets with a word that ends there, as a bit mask.
  public let sets: [UInt64]

  /// By state, the sets with a word that continues from there, as a bit mask.
  public let ahead: [UInt64]

  /// Makes an automaton from one with marked states; `sets` has a bit mask for each state.
  ///
  /// - Complexity: that of determinization.
  /// - Throws: ``TooManyStates`` if more than `limit` states are reached.
  public init(_ automaton: NFA, sets: [UInt64], limit: Int = .max) throws(TooManyStates) {
    let (subsets, table) = try automaton.subsets(limit: limit)
    let marks = subsets.map { $0.reduce(UInt64(0)) { $0 | sets[$1] } }
    words = DFA(
      symbolCount: automaton.symbolCount, accepting: marks.map { $0 != 0 }, table: table)
    self.sets = marks
    ahead = Self.ahead(words, marks)
  }

  /// Makes an automaton from several languages, each with the number of its set.
  ///
  /// - Complexity: that of determinization.
  /// - Throws: ``TooManyStates`` if more than `limit` states are reached.
  public init(
    symbolCount: Int, _ parts: [(words: NFA, set: Int)], limit: Int = .max
  ) throws(TooManyStates) {
    var all = NFA.noWord(symbolCount: symbolCount)
    var sets: [UInt64] = []
    for (words, set) in parts {
      all = all.or(words)
      sets += words.accepting.map { $0 ? 1 << UInt64(set) : 0 }
    }
    try self.init(all, sets: sets, limit: limit)
  }

  /// Returns the automaton of the words with replaced symbols; symbols without a replacement are
  /// left out of the words.
  ///
  /// - Complexity: that of determinization.
  /// - Throws: ``TooManyStates`` if more than `limit` states are reached.
  public func mapped(
    symbolCount: Int, limit: Int = .max, _ symbol: (Int) -> Int?
  ) throws(TooManyStates) -> WordClasses {
    let automaton = NFA(words).mapped(symbolCount: symbolCount, symbol)
    return try WordClasses(automaton, sets: sets, limit: limit)
  }

  /// Returns the state after a symbol.
  @inlinable public func next(_ state: Int, _ symbol: Int) -> Int { words.next(state, symbol) }

  /// Returns the sets that contain a word, as a bit mask.
  ///
  /// - Complexity: O(word).
  public func sets(of word: some Sequence<Int>) -> UInt64 { sets[words.state(after: word)] }

  private static func ahead(_ words: DFA, _ sets: [UInt64]) -> [UInt64] {
    var ahead = Array(repeating: UInt64(0), count: words.stateCount)
    while true {
      let grown = ahead.indices.map { state in
        (0..<words.symbolCount).reduce(UInt64(0)) { mask, symbol in
          let target = words.next(state, symbol)
          return mask | sets[target] | ahead[target]
        }
      }
      if grown == ahead { return ahead }
      ahead = grown
    }
  }
}
