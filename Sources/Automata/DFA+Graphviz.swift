extension DFA {
  /// Returns the automaton as a Graphviz graph. Accepting states are doubled, states from which no
  /// word is accepted are left out, and the symbols between two states are joined on one arrow.
  ///
  /// - Parameters:
  ///   - name: the graph's name.
  ///   - symbols: the names of the symbols, in order.
  /// - Complexity: O(states × symbols).
  public func graphviz(name: String, symbols: [String]) -> String {
    let (live, reached) = (live, Set(visits().map(\.state)))
    let shown = (0..<stateCount).map { live[$0] && reached.contains($0) }
    var lines = [
      "digraph \"\(Self.escaped(name))\" {", "  rankdir=LR;", "  start [shape=point];",
    ]
    for state in 0..<stateCount where shown[state] {
      let shape = accepting[state] ? "doublecircle" : "circle"
      lines.append("  s\(state) [label=\"\(state)\", shape=\(shape)];")
    }
    if shown[start] { lines.append("  start -> s\(start);") }
    for state in 0..<stateCount where shown[state] {
      for target in 0..<stateCount where shown[target] {
        let labels = (0..<symbolCount).filter { next(state, $0) == target }
        guard !labels.isEmpty else { continue }
        let text = labels.map { Self.escaped(symbols[$0]) }.joined(separator: "\\n")
        lines.append(
          "  s\(state) -> s\(target) [label=\"\(labels.count == symbolCount ? "*" : text)\"];")
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
