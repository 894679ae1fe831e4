import Automata
import EventModel

extension Formula.TemplateClaim {
  /// Returns the automaton of the words that keep the claim.
  ///
  /// - Parameter symbols: the symbols of the claim's events, in their order.
  /// - Complexity: O(states × symbols); a counting template has n + 2 states.
  func automaton(symbols: [Int], of symbolCount: Int) -> DFA {
    switch template.meaning {
    case .steps(let rows, let accepting):
      let wide = rows.map { row in
        (0..<symbolCount).map { row[symbols.firstIndex(of: $0) ?? symbols.count] }
      }
      return DFA(symbolCount: symbolCount, rows: wide, accepting: accepting)
    case .count(let wanted):
      return DFA.counting(
        symbols[0], of: symbolCount, accepting: (0...count + 1).map { wanted.allows($0, count) })
    }
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

extension DFA {
  /// Returns the automaton that counts a symbol; the last state stands for all larger counts.
  static func counting(_ symbol: Int, of symbolCount: Int, accepting: [Bool]) -> DFA {
    let last = accepting.count - 1
    let rows = (0...last).map { count in
      (0..<symbolCount).map { $0 == symbol ? min(count + 1, last) : count }
    }
    return DFA(symbolCount: symbolCount, rows: rows, accepting: accepting)
  }
}
