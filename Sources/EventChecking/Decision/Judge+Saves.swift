import EventModel

extension Judge {
  /// Returns the smallest sets of kinds, and of outcomes other than a family's first, without which no
  /// word examined breaks the assumption, while at least one variant is left; sorted.
  ///
  /// Whatever breaks it takes some variants, and a set that saves must take away one of them each
  /// time: only sets that do so for all breaks met so far are tried, and one that does not save gives
  /// a further break.
  ///
  /// - Complexity: a search a set tried; in transition scope none.
  /// - Parameter rows: what each variant that the assumption is about does alone.
  mutating func smallestSaves(
    _ prepared: PreparedAssumption, _ rows: [Judgement.Row]
  ) throws(DecisionError) -> [[Judgement.Omission]] {
    let variants = prepared.languages.lookedAt
    let tokens = saveTokens(variants)
    var breaks: [Set<Int>] = zip(prepared.languages.concerned, rows)
      .filter { $1.isChosen && $1.effect == .breaks }.map { [$0.0] }
    var size = 0
    while size <= tokens.count {
      let known = breaks.count
      var saves: [[Judgement.Omission]] = []
      for set in HittingSets(tokens, breaks).sets(of: size) {
        let left = variants.filter { variant in !set.contains { tokens[$0].covers(variant) } }
        guard !left.isEmpty, !breaks[known...].contains(where: { $0.isSubset(of: left) }) else {
          continue
        }
        if let next = try further(left, prepared) {
          breaks.append(next)
        } else {
          saves.append(set.map { tokens[$0].omission }.sorted { $0.name < $1.name })
        }
      }
      if !saves.isEmpty {
        return saves.sorted { $0.map(\.name).lexicographicallyPrecedes($1.map(\.name)) }
      }
      if breaks.count == known { size += 1 }
    }
    return []
  }

  /// Returns variants left of which a history that breaks the assumption can be made, or nil.
  private mutating func further(
    _ left: [Int], _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Set<Int>? {
    guard !prepared.isAboutTransitions else { return nil }
    let language = Language(documented: left, prepared.languages.given)
    guard try isBroken(by: language, prepared) else { return nil }
    guard let witness = try witness(in: language, prepared) else {
      return Set(try fewestBreaking(left, prepared))
    }
    let used = witness.variants(beside: contract.initialKind)
    return Set(left.filter { used.contains(compiled.variants[$0].id) })
  }

  private func saveTokens(_ variants: [Int]) -> [SaveToken] {
    let firsts = contract.families.compactMap { $0.endings.first?.outcome }
    let kinds = variants.map { compiled.variants[$0].kind }.distinct()
    let outcomes = variants.map { compiled.variants[$0].outcome }.distinct()
      .filter { !firsts.contains($0) }
    return kinds.map { kind in
      SaveToken(
        omission: .kind(kind), variants: variants.filter { compiled.variants[$0].kind == kind })
    }
      + outcomes.map { outcome in
        SaveToken(
          omission: .outcome(outcome),
          variants: variants.filter { compiled.variants[$0].outcome == outcome })
      }
  }
}

/// A kind or an outcome to do without, with the variants that go.
private struct SaveToken {
  var omission: Judgement.Omission
  var variants: [Int]

  func covers(_ variant: Int) -> Bool { variants.contains(variant) }
}

/// The sets of tokens that take away a variant of each break.
private struct HittingSets {
  private let tokens: [SaveToken]
  private let breaks: [Set<Int>]

  init(_ tokens: [SaveToken], _ breaks: [Set<Int>]) {
    self.tokens = tokens
    self.breaks = breaks
  }

  /// Returns the sets of a size in which each token is there for some break, each once.
  ///
  /// - Complexity: O(ways to hit a break ^ size).
  func sets(of size: Int) -> [[Int]] {
    var found: Set<[Int]> = []
    extend([], size, &found)
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func extend(_ set: [Int], _ size: Int, _ found: inout Set<[Int]>) {
    guard let missed = breaks.first(where: { !isHit($0, by: set) }) else {
      if set.count == size { found.insert(set.sorted()) }
      return
    }
    guard set.count < size else { return }
    for token in tokens.indices where missed.contains(where: tokens[token].covers) {
      extend(set + [token], size, &found)
    }
  }

  private func isHit(_ variants: Set<Int>, by set: [Int]) -> Bool {
    variants.contains { variant in set.contains { tokens[$0].covers(variant) } }
  }
}
