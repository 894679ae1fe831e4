extension DFA {
  /// Returns the accepted words up to a length, shorter ones first, then in the order of the symbols.
  ///
  /// - Parameter limit: how many words to return at most.
  /// - Complexity: O(words × length × symbols); prefixes that lead nowhere are never followed.
  public func words(upTo length: Int, limit: Int = .max) -> [[Int]] {
    let reach = acceptedCounts(upTo: length)
    var words: [[Int]] = []
    for exact in 0...max(0, length) where words.count < limit {
      var prefix: [Int] = []
      collect(from: start, left: exact, reach, &prefix, limit, &words)
    }
    return words
  }

  /// Returns the accepted words of a finite language, shorter ones first.
  ///
  /// - Precondition: the language is finite (``isFinite``); for others give a length.
  public func words() -> [[Int]] {
    precondition(isFinite, "the language must be finite; use words(upTo:) for others")
    return words(upTo: stateCount)
  }

  private func collect(
    from state: Int, left: Int, _ reach: [[Double]], _ prefix: inout [Int], _ limit: Int,
    _ words: inout [[Int]]
  ) {
    guard words.count < limit, reach[left][state] > 0 else { return }
    if left == 0 { return words.append(prefix) }
    for symbol in 0..<symbolCount {
      prefix.append(symbol)
      collect(from: next(state, symbol), left: left - 1, reach, &prefix, limit, &words)
      prefix.removeLast()
    }
  }

  /// Returns how many words of exactly each length are accepted from each state, by length, then
  /// state; exact up to 2^53, beyond it rounded.
  ///
  /// - Complexity: O(length × states × symbols).
  public func acceptedCounts(upTo length: Int) -> [[Double]] {
    var counts = [accepting.map { $0 ? 1.0 : 0.0 }]
    for _ in 0..<max(0, length) {
      let shorter = counts[counts.count - 1]
      counts.append(
        (0..<stateCount).map { state in
          (0..<symbolCount).reduce(0) { $0 + shorter[next(state, $1)] }
        })
    }
    return counts
  }
}
