extension DFA {
  /// Returns the shortest accepted word, the first in the order of the symbols if there are
  /// several; nil if no word is accepted.
  ///
  /// - Complexity: O(states × symbols), breadth first.
  public func shortestWord() -> [Int]? {
    let visits = visits()
    guard var index = visits.firstIndex(where: { accepting[$0.state] }) else { return nil }
    var word: [Int] = []
    while index > 0 {
      word.append(visits[index].symbol)
      index = visits[index].previous
    }
    return word.reversed()
  }
}
