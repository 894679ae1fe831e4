import EventModel

extension Judge {
  mutating func prepared(_ assumption: Assumption) throws(DecisionError) -> PreparedAssumption {
    if let flaw { throw DecisionError(flaw, of: contract) }
    let languages = try languages(assumption)
    return try PreparedAssumption(assumption, languages, compilers(assumption, languages.scope))
  }

  mutating func makeLanguages(
    _ assumption: Assumption, _ scope: ClaimScope
  ) throws(DecisionError) -> ExaminedLanguages {
    let concerned = variants(concerning: assumption)
    let chosen = chosenKinds(for: assumption)
    let lookedAt = concerned.filter { chosen.contains(compiled.variants[$0].kind) }
    var needs: [Int: [Int]] = [:]
    if assumption.scope != .transition {
      needs = try self.needs(of: assumption, concerned, lookedAt: lookedAt, chosen)
    }
    let first = assumption.scope == .transition ? [] : compiled.initial
    if concerned.isEmpty, first.isEmpty, !assumption.limits.isEmpty {
      throw noTransition(assumption)
    }
    let needed = lookedAt.flatMap { needs[$0] ?? [] }
    return ExaminedLanguages(
      scope: scope, lookedAt: lookedAt, concerned: concerned, first: first, needs: needs,
      permitted: permitted(assumption, lookedAt, first + needed, in: scope.key))
  }

  static func scopeKey(_ assumption: Assumption) -> ClaimScope.Key {
    let subjects = assumption.formula.subjects
    switch assumption.scope {
    case .transition: return .transition(subjects.map(\.name).sorted())
    case .view: return .view
    case .history: return .history(subjects.count)
    }
  }

  /// Returns, by variant, the variants outside the limits that must occur in a history before it
  /// can. Empty without limits, since then every documented variant may occur.
  ///
  /// Examined variants may come before each other. What they need has its own needs, so that each of
  /// its variants can be judged alone.
  private mutating func needs(
    of assumption: Assumption, _ concerned: [Int], lookedAt: [Int], _ chosen: [String]
  ) throws(DecisionError) -> [Int: [Int]] {
    guard !assumption.limits.isEmpty else { return [:] }
    let preferred = compiled.variants.indices.filter { chosen.contains(compiled.variants[$0].kind) }
    var needs: [Int: [Int]] = [:]
    for variant in concerned {
      let isExamined = lookedAt.contains(variant)
      var search = ReachingSearch(&episodes, admitted: isExamined ? lookedAt : [variant])
      let found = search.variantsReaching(variant, preferring: preferred)
      guard found != nil || !isExamined else {
        throw DecisionError(
          "no history leads to \(compiled.variants[variant].name), so the limits "
            + "`in \(assumption.limitText):` admit nothing to judge")
      }
      needs[variant] = (found ?? []).subtracting(compiled.initial).sorted()
    }
    let needed = Set(lookedAt.flatMap { needs[$0] ?? [] }).sorted()
    for variant in needed {
      var search = ReachingSearch(&episodes, admitted: lookedAt + [variant])
      let found = search.variantsReaching(variant, preferring: needed + lookedAt)
      needs[variant] = (found ?? []).subtracting(compiled.initial).sorted()
    }
    return needs
  }

  /// Returns the kinds that must occur in a history before a variant can, besides what is part of
  /// its language.
  mutating func kindsNeeded(by variant: Int, in language: Language) -> [String] {
    if let known = neededKinds[language.variants] { return known }
    var search = ReachingSearch(&episodes, admitted: language.variants)
    let needed = (search.variantsReaching(variant) ?? []).sorted()
    let kinds = needed.map { compiled.variants[$0].kind }.distinct()
    neededKinds[language.variants] = kinds
    return kinds
  }

  private func noTransition(_ assumption: Assumption) -> DecisionError {
    let roles = assumption.formula.subjects.map(\.name)
    let families = contract.families(with: roles).map(\.name)
    let able = compiled.variants.indices.filter { index in
      !compiled.isInitial(index) && families.contains(compiled.variants[index].family)
    }.map { compiled.variants[$0].kind }
    let kinds = contract.kinds.map(\.name).filter(able.contains)
    let isFirst = assumption.limits.contains { $0.kind == contract.initialKind }
    return DecisionError(
      "the limits `in \(assumption.limitText):` admit no transition with the "
        + "\(roles.count == 1 ? "side" : "sides") \(MessageText.list(roles)); "
        + (isFirst
          ? "the first appearance is no transition, but every history begins with it, so write "
            + "`\(contract.actor)` in place of a side; "
          : "")
        + "the kinds that have "
        + "\(roles.count == 1 ? "it" : "them") are \(MessageText.list(kinds))")
  }

  /// Returns the catalogued variants that an assumption is about: those within its limits and, in
  /// transition scope, with its roles. The first appearance is not a transition and never included.
  private func variants(concerning assumption: Assumption) -> [Int] {
    let families: [String]? =
      assumption.scope == .transition
      ? contract.families(with: assumption.formula.subjects.map(\.name)).map(\.name) : nil
    return compiled.variants.indices.filter { index in
      let variant = compiled.variants[index]
      return !compiled.isInitial(index) && assumption.concerns(variant)
        && families?.contains(variant.family) ?? true
    }
  }

  /// Returns the names of the kinds to examine: the chosen ones, and those named in limits. If no
  /// kinds were chosen and no documented kind has the roles of the claim, every kind with these
  /// roles is examined.
  private func chosenKinds(for assumption: Assumption) -> [String] {
    kindsByDefault(for: assumption) + assumption.limits.compactMap(\.kind)
  }

  private func kindsByDefault(for assumption: Assumption) -> [String] {
    if let kinds { return kinds }
    guard assumption.scope == .transition else { return contract.documentedKinds }
    let families = contract.families(with: assumption.formula.subjects.map(\.name))
    let able = compiled.variants.filter { variant in
      families.contains { $0.name == variant.family }
    }.map(\.kind)
    let documented = contract.documentedKinds
    return able.contains(where: documented.contains) ? documented : able
  }

  private func compilers(_ assumption: Assumption, _ scope: ClaimScope) -> [ClaimCompiler] {
    let subjects =
      scope.roles.isEmpty ? assumption.formula.subjects : scope.roles.map(Subject.role)
    return scope.groups.map { group in
      ClaimCompiler(
        contract: contract, life: compiled.life, alphabet: scope.alphabet, subjects: subjects,
        starts: group)
    }
  }

  /// Returns the permitted language. It contains every interleaving of the families that permit
  /// them, with the outcomes within the limits (in histories, only of families within the limits),
  /// and the examined variants that are not among them. If no family with the roles permits
  /// interleavings (containers), no source promises the catalogued orders either, so the
  /// interleavings of these families are used.
  private mutating func permitted(
    _ assumption: Assumption, _ lookedAt: [Int], _ given: [Int], in key: ClaimScope.Key
  ) -> Language {
    let admitted =
      compiled.variants.filter(assumption.concerns) + given.map { compiled.variants[$0] }
    let families: [EpisodeFamily] =
      if case .transition(let roles) = key { contract.families(with: roles) } else {
        contract.families
      }
    let isFree = families.contains(where: \.permitsEveryInterleaving)
    let names = families.filter { $0.permitsEveryInterleaving || !isFree }.map(\.name)
    let endings = compiled.endings.indices.filter { index in
      let (family, ending) = compiled.endings[index]
      return names.contains(family.name)
        && (assumption.limits.isEmpty
          || admitted.contains { variant in
            variant.outcome == ending.outcome
              && (assumption.scope == .transition || variant.family == family.name)
          })
    }
    var language = Language(
      documented: lookedAt.filter { variant in
        !endings.contains { episodes.cover(variant, by: $0) }
      }, given)
    language.endings = endings
    return language
  }
}
