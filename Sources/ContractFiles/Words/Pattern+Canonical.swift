import EventModel

extension Pattern {
  /// The same set of words in the one form that contract files write: a list of parts at the top,
  /// and no list of one part inside.
  var canonical: Pattern {
    switch self {
    case .sequence(let parts): return .sequence(parts.map(\.item))
    case .choice(let parts) where parts.count != 1: return .choice(parts.map(\.alternative))
    case .interleaved(let parts) where parts.count != 1: return .interleaved(parts.map(\.strand))
    case .choice(let parts), .interleaved(let parts): return parts[0].canonical
    case .symbol, .optional, .repeated: return .sequence([item])
    }
  }

  /// The pattern as one of several between bars, where `&` binds tighter.
  private var alternative: Pattern {
    if case .choice = canonical { return .sequence([item]) }
    return canonical
  }

  /// The pattern as one of several between ampersands.
  private var strand: Pattern {
    if case .interleaved = canonical { return .sequence([item]) }
    return alternative
  }

  /// The pattern as one part of a list.
  private var item: Pattern {
    switch self {
    case .symbol: self
    case .optional(let part): .optional(part.item)
    case .repeated(let part): .repeated(part.item)
    case .sequence, .choice, .interleaved: canonical.collapsed
    }
  }

  /// The pattern, or its only part if it is a list of one.
  var collapsed: Pattern {
    if case .sequence(let parts) = self, parts.count == 1 { return parts[0] }
    return self
  }
}
