import EventModel

/// What a certificate has to be about: the variants and the permitted words that an assumption is
/// judged by, read from the contract, the limits and the chosen kinds without the judge.
struct CheckedQuestion {
  /// Whether the words are histories, and not single transitions.
  let isHistory: Bool
  /// The examined variants, by index in the contract's own order.
  let examined: [Int]
  /// In histories, the variants of the first appearance.
  let first: [Int]
  /// By variant, those outside the limits that must come before it in a history.
  private(set) var needs: [Int: [Int]] = [:]
  /// The permitted words; orders that are among the interleavings may be named once more.
  private(set) var permitted = Language()

  /// The variants that histories are made of, besides the first appearance.
  var all: [Int] { Set(examined + examined.flatMap { needs[$0] ?? [] }).sorted() }

  /// Reads the question.
  ///
  /// - Throws: a ``DecisionError`` if no history leads to an examined variant.
  init(
    _ assumption: Assumption, _ compiled: CompiledContract, kinds: [String]?
  ) throws(DecisionError) {
    let contract = compiled.contract
    isHistory = assumption.scope != .transition
    let families =
      isHistory
      ? contract.families : contract.families(with: assumption.formula.subjects.map(\.name))
    let able = compiled.variants.indices.filter { index in
      !compiled.isInitial(index) && families.contains { $0.name == compiled.variants[index].family }
    }
    let isDocumented = able.contains {
      contract.documentedKinds.contains(compiled.variants[$0].kind)
    }
    let usual =
      isDocumented || isHistory
      ? contract.documentedKinds : able.map { compiled.variants[$0].kind }
    let chosen = (kinds ?? usual) + assumption.limits.compactMap(\.kind)
    examined = able.filter {
      assumption.concerns(compiled.variants[$0]) && chosen.contains(compiled.variants[$0].kind)
    }
    first = isHistory ? compiled.initial : []
    if isHistory, !assumption.limits.isEmpty {
      try readNeeds(compiled, preferring: chosen)
    }
    permitted = words(assumption, compiled, families)
  }

  private mutating func readNeeds(
    _ compiled: CompiledContract, preferring chosen: [String]
  ) throws(DecisionError) {
    let preceding = PrecedingVariants(compiled)
    let preferred = compiled.variants.indices.filter { chosen.contains(compiled.variants[$0].kind) }
    for variant in examined {
      let found = preceding.variants(before: variant, admitted: examined, preferring: preferred)
      guard let found else {
        throw DecisionError("no history leads to \(compiled.variants[variant].name)")
      }
      needs[variant] = found
    }
    let all = all
    for variant in all where !examined.contains(variant) {
      needs[variant] = preceding.variants(
        before: variant, admitted: examined + [variant], preferring: all)
    }
  }

  /// Returns the examined words and every interleaving that the families permit: those with an
  /// outcome within the limits, in histories only of families that the limits or what they need have
  /// variants of. Families without free interleavings count if there is no other.
  private func words(
    _ assumption: Assumption, _ compiled: CompiledContract, _ families: [EpisodeFamily]
  ) -> Language {
    let admitted =
      compiled.variants.filter(assumption.concerns) + (first + all).map { compiled.variants[$0] }
    let isFree = families.contains(where: \.permitsEveryInterleaving)
    var language = Language(documented: all, first)
    language.endings = compiled.endings.indices.filter { index in
      let (family, ending) = compiled.endings[index]
      guard families.contains(where: { $0.name == family.name }),
        family.permitsEveryInterleaving || !isFree
      else { return false }
      return assumption.limits.isEmpty
        || admitted.contains {
          $0.outcome == ending.outcome
            && (assumption.scope == .transition || $0.family == family.name)
        }
    }
    return language
  }
}
