import EventModel

extension Judge {
  /// Returns the smallest sets of kinds, and of outcomes other than a family's first, without which
  /// no examined word breaks the assumption, while at least one variant is left; sorted.
  ///
  /// Each word that breaks the assumption uses certain variants, and a set must remove at least one
  /// of them. Only sets that do so for all breaking words found so far are tried; a set that is not
  /// sufficient yields another breaking word.
  ///
  /// - Complexity: one search per set tried; none in transition scope.
  /// - Parameter rows: the effect of each variant that the assumption is about.
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
      for set in HittingSets(tokens: tokens, breaks: breaks).sets(of: size) {
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

  /// Returns variants of a history that breaks the assumption, among those left, or nil.
  private mutating func further(
    _ left: [Int], _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Set<Int>? {
    guard !prepared.isAboutTransitions else { return nil }
    let language = Language(documented: left, prepared.languages.given)
    guard try isBroken(by: language, prepared) else { return nil }
    guard let witness = try witness(in: language, prepared) else { return Set(left) }
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

/// A kind or an outcome that an app can avoid, with the variants that it removes.
private struct SaveToken {
  var omission: Judgement.Omission
  var variants: [Int]

  func covers(_ variant: Int) -> Bool { variants.contains(variant) }
}

/// The sets of tokens that remove a variant of each break.
private struct HittingSets {
  let tokens: [SaveToken]
  let breaks: [Set<Int>]

  /// Returns the sets of a size in which each token is needed for some break, without duplicates.
  ///
  /// - Complexity: O(tokens that hit a break ^ size).
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
