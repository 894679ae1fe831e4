import EventModel

// Membership of words in a set, by partial derivatives (Antimirov, "Partial derivatives of regular
// expressions"), without making an automaton.

extension Pattern {
  func contains(_ word: some Sequence<Symbol>) -> Bool {
    word.reduce([self] as Set) { left, symbol in
      left.reduce(into: []) { $0.formUnion($1.left(after: symbol)) }
    }.contains(where: \.allowsNothing)
  }

  private var allowsNothing: Bool {
    switch self {
    case .symbol: false
    case .sequence(let parts), .interleaved(let parts): parts.allSatisfy(\.allowsNothing)
    case .choice(let parts): parts.contains(where: \.allowsNothing)
    case .optional, .repeated: true
    }
  }

  /// Returns the partial derivatives of the set by a symbol; empty if no word begins with it.
  private func left(after symbol: Symbol) -> Set<Pattern> {
    switch self {
    case .symbol(let own): return own == symbol ? [.sequence([])] : []
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion($1.left(after: symbol)) }
    case .optional(let part): return part.left(after: symbol)
    case .repeated(let part):
      return Set(part.left(after: symbol).map { Self.chained([$0, self]) })
    case .sequence(let parts):
      var found: Set<Pattern> = []
      for (index, part) in parts.enumerated() {
        let rest = Array(parts[(index + 1)...])
        found.formUnion(part.left(after: symbol).map { Self.chained([$0] + rest) })
        guard part.allowsNothing else { break }
      }
      return found
    case .interleaved(let parts):
      return parts.indices.reduce(into: []) { found, index in
        for left in parts[index].left(after: symbol) {
          var changed = parts
          changed[index] = left
          found.insert(.interleaved(changed))
        }
      }
    }
  }

  /// Returns a sequence without nested sequences, so that equal derivatives compare equal.
  private static func chained(_ parts: [Pattern]) -> Pattern {
    let flat = parts.flatMap { part in
      if case .sequence(let inner) = part { inner } else { [part] }
    }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }
}
