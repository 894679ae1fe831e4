import EventModel

extension Judge {
  /// Returns the smallest sets of kinds, and of outcomes other than a family's first, without which no
  /// word looked at breaks the assumption, while at least one variant is left; sorted.
  ///
  /// Whatever breaks it takes some variants; a set that saves must take away one of them each time. So
  /// a set is only looked at if it does that for all breaks met before.
  ///
  /// - Complexity: a search a set tried; in transition scope none.
  mutating func smallestSaves(_ inquiry: Inquiry) throws(DecisionError) -> [[String]] {
    let tokens = tokens(inquiry.lookedAt)
    var breaks = try breakingAlone(inquiry)
    for size in 1...max(1, tokens.count) where size <= tokens.count {
      var saves: [[String]] = []
      for set in combinations(of: tokens, size) {
        let left = inquiry.lookedAt.filter { variant in !set.contains { $0.covers(variant) } }
        guard !left.isEmpty, !breaks.contains(where: { $0.isSubset(of: left) }) else { continue }
        if let next = try further(left, inquiry) {
          breaks.append(next)
        } else {
          saves.append(set.map(\.name).sorted())
        }
      }
      if !saves.isEmpty { return saves.sorted { $0.lexicographicallyPrecedes($1) } }
    }
    return []
  }

  /// Returns the variants looked at that break the assumption alone, each by itself.
  private mutating func breakingAlone(_ inquiry: Inquiry) throws(DecisionError) -> [Set<Int>] {
    var breaks: [Set<Int>] = []
    for variant in inquiry.lookedAt
    where try isBroken(documented([variant], in: inquiry.arena), inquiry) {
      breaks.append([variant])
    }
    return breaks
  }

  /// Returns the variants of a history made of those left that breaks the assumption, or nil.
  private mutating func further(
    _ left: [Int], _ inquiry: Inquiry
  ) throws(DecisionError) -> Set<Int>? {
    guard !inquiry.isAboutTransitions else { return nil }
    let witness = try witness(in: documented(left, in: inquiry.arena), inquiry)
    guard let names = witness?.variantNames(beside: contract.initialKind) else { return nil }
    return Set(left.filter { names.contains(library.variants[$0].name) })
  }

  private func tokens(_ variants: [Int]) -> [SaveToken] {
    var tokens: [SaveToken] = []
    for variant in variants where !tokens.contains(where: { $0.covers(variant) }) {
      let kind = library.variants[variant].kind
      tokens.append(
        SaveToken(name: kind, variants: variants.filter { library.variants[$0].kind == kind }))
    }
    let firsts = contract.families.compactMap { $0.courses.first?.outcome }
    var outcomes: [Outcome] = []
    for outcome in variants.map({ library.variants[$0].outcome })
    where !firsts.contains(outcome) && !outcomes.contains(outcome) {
      outcomes.append(outcome)
    }
    return tokens
      + outcomes.map { outcome in
        SaveToken(
          name: outcome.name, variants: variants.filter { library.variants[$0].outcome == outcome })
      }
  }

  private func combinations(of tokens: [SaveToken], _ size: Int) -> [[SaveToken]] {
    guard size > 0 else { return [[]] }
    return tokens.indices.flatMap { first in
      combinations(of: Array(tokens[(first + 1)...]), size - 1).map { [tokens[first]] + $0 }
    }
  }
}

/// A kind or an outcome to do without, with the variants that go.
private struct SaveToken {
  var name: String
  var variants: [Int]

  func covers(_ variant: Int) -> Bool { variants.contains(variant) }
}
