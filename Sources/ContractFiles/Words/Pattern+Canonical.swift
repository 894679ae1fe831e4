import EventModel

extension Pattern {
  /// The same set of words in the one form that the notation of contract files has for it: a list of
  /// parts at the top, no list of one part inside.
  var canonical: Pattern {
    switch self {
    case .sequence(let parts): return .sequence(parts.map(\.item))
    case .choice(let parts): return Self.joined(parts, Pattern.choice)
    case .interleaved(let parts): return Self.joined(parts, Pattern.interleaved)
    case .symbol, .optional, .repeated: return .sequence([item])
    }
  }

  private static func joined(
    _ parts: [Pattern], _ join: ([Pattern]) -> Pattern
  ) -> Pattern {
    parts.count == 1 ? parts[0].canonical : join(parts.map(\.branch))
  }

  /// As one of several between bars.
  private var branch: Pattern {
    switch self {
    case .choice(let parts) where parts.count != 1: .sequence([item])
    case .interleaved(let parts) where parts.count != 1: .sequence([item])
    default: canonical
    }
  }

  /// As one part of a list.
  private var item: Pattern {
    switch self {
    case .symbol: self
    case .optional(let part): .optional(part.item)
    case .repeated(let part): .repeated(part.item)
    case .sequence, .choice, .interleaved: canonical.collapsed
    }
  }

  /// A list of one part as that part.
  var collapsed: Pattern {
    if case .sequence(let parts) = self, parts.count == 1 { return parts[0] }
    return self
  }
}
