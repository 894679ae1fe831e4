extension DFA {
  /// Returns the shortest accepted word, the first in the order of the symbols if there are
  /// several; nil if no word is accepted.
  ///
  /// - Complexity: O(states × symbols), breadth first.
  public func shortestWord() -> [Int]? {
    var arrivals = Array(repeating: (state: -1, symbol: -1), count: stateCount)
    var seen = Array(repeating: false, count: stateCount)
    seen[start] = true
    var queue = [start]
    var done = 0
    while done < queue.count {
      let state = queue[done]
      done += 1
      if accepting[state] { return word(to: state, arrivals) }
      for symbol in 0..<symbolCount {
        let target = next(state, symbol)
        if !seen[target] {
          seen[target] = true
          arrivals[target] = (state, symbol)
          queue.append(target)
        }
      }
    }
    return nil
  }

  private func word(to goal: Int, _ arrivals: [(state: Int, symbol: Int)]) -> [Int] {
    var word: [Int] = []
    var state = goal
    while arrivals[state].symbol >= 0 {
      word.append(arrivals[state].symbol)
      state = arrivals[state].state
    }
    return word.reversed()
  }
}
