import Automata

extension DFA {
  /// Every accepted word of a finite language; nil if there are words without end.
  var finiteWords: [[Int]]? {
    let live = live
    func words(from state: Int, _ left: Int) -> [[Int]]? {
      guard live[state] else { return [] }
      guard left > 0 else { return nil }
      var found: [[Int]] = accepting[state] ? [[]] : []
      for symbol in 0..<symbolCount {
        guard let rests = words(from: next(state, symbol), left - 1) else { return nil }
        found += rests.map { [symbol] + $0 }
      }
      return found
    }
    return words(from: start, stateCount)
  }
}
