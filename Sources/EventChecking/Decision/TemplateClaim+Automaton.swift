import Automata
import EventModel

extension Formula.TemplateClaim {
  /// Returns the automaton of the words that keep the claim.
  ///
  /// - Parameter symbols: the symbols of the claim's events, in their order.
  /// - Complexity: O(states × symbols); a counting template has n + 2 states.
  func automaton(symbols: [Int], of symbolCount: Int) -> DFA {
    let (rows, accepting): ([[Int]], [Bool]) =
      switch template.meaning {
      case .steps(let rows, let accepting): (rows, accepting)
      case .count(let wanted): Self.counting(upTo: count + 1) { wanted.allows($0, count) }
      }
    let wide = rows.map { row in
      (0..<symbolCount).map { row[symbols.firstIndex(of: $0) ?? symbols.count] }
    }
    return DFA(symbolCount: symbolCount, rows: wide, accepting: accepting)
  }

  /// Returns the automaton that counts an event; the last state stands for all larger counts.
  private static func counting(
    upTo last: Int, accepts: (Int) -> Bool
  ) -> (rows: [[Int]], accepting: [Bool]) {
    ((0...last).map { [min($0 + 1, last), $0] }, (0...last).map(accepts))
  }
}

extension Formula.Template.Count {
  /// Returns whether a number of occurrences of the event keeps a claim with the number n.
  func allows(_ occurrences: Int, _ n: Int) -> Bool {
    switch self {
    case .atLeast: occurrences >= n
    case .fewerThan: occurrences < n
    case .exactly: occurrences == n
    }
  }
}
