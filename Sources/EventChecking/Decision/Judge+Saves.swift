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
    let omissions = omissions(from: variants)
    var breaks: [Set<Int>] = zip(prepared.languages.concerned, rows)
      .filter { $1.isChosen && $1.effect == .breaks }.map { [$0.0] }
    var size = 0
    while size <= omissions.count {
      let known = breaks.count
      var saves: [[Judgement.Omission]] = []
      for set in sets(of: size, from: omissions, removing: breaks) {
        let left = variants.filter { variant in !set.contains { removes($0, variant) } }
        guard !left.isEmpty, !breaks[known...].contains(where: { $0.isSubset(of: left) }) else {
          continue
        }
        if let next = try further(left, prepared) {
          breaks.append(next)
        } else {
          saves.append(set.sorted { $0.name < $1.name })
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
    let language = prepared.languages.language(of: left)
    guard try isBroken(by: language, prepared) else { return nil }
    guard let witness = try witness(in: language, prepared) else { return Set(left) }
    let used = witness.variants(beside: contract.initialKind)
    return Set(left.filter { used.contains(compiled.variants[$0].id) })
  }

  private func omissions(from variants: [Int]) -> [Judgement.Omission] {
    let firsts = contract.families.compactMap { $0.endings.first?.outcome }
    let kinds = variants.map { compiled.variants[$0].kind }.distinct()
    let outcomes = variants.map { compiled.variants[$0].outcome }.distinct()
    return kinds.map { .kind($0) } + outcomes.filter { !firsts.contains($0) }.map { .outcome($0) }
  }

  private func removes(_ omission: Judgement.Omission, _ variant: Int) -> Bool {
    switch omission {
    case .kind(let kind): compiled.variants[variant].kind == kind
    case .outcome(let outcome): compiled.variants[variant].outcome == outcome
    }
  }

  /// Returns the sets of omissions of a size that remove a variant of each break, and of which each
  /// is needed for some break.
  ///
  /// - Complexity: O(omissions that remove a break ^ size).
  private func sets(
    of size: Int, from omissions: [Judgement.Omission], removing breaks: [Set<Int>]
  ) -> [[Judgement.Omission]] {
    var found: Set<[Int]> = []
    func extend(_ set: [Int]) {
      let missed = breaks.first { variants in
        !variants.contains { variant in set.contains { removes(omissions[$0], variant) } }
      }
      guard let missed else {
        if set.count == size { found.insert(set.sorted()) }
        return
      }
      guard set.count < size else { return }
      for omission in omissions.indices
      where missed.contains(where: { removes(omissions[omission], $0) }) {
        extend(set + [omission])
      }
    }
    extend([])
    return found.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map { omissions[$0] } }
  }
}
