import Automata
public import EventModel

extension Judge {
  /// Returns the verdict on an assumption with its explanation.
  ///
  /// - Complexity: a few searches of the contract's graph × the assumption's automaton, each linear
  ///   in the pairs reached; over histories, one per catalogued variant.
  /// - Throws: a ``DecisionError`` if it needs too many states.
  /// - Precondition: the contract declares the assumption's callbacks, roles and states.
  public mutating func judgement(
    on assumption: Assumption
  ) throws(DecisionError) -> Judgement {
    let prepared = try prepared(assumption)
    var judgement = Judgement(
      assumption: assumption,
      canonical: AssumptionPrinter(isCanonical: true, contract: contract).text(of: assumption),
      verdict: try verdict(of: prepared))
    judgement.text = AssumptionPrinter(contract: contract).text(of: assumption)
    judgement.rows = try rows(prepared)
    judgement.vacuousIn = variants(in: judgement.rows) { $0.isChosen && $0.effect == .notTriggered }
    judgement.brokenOutside = variants(in: judgement.rows) { !$0.isChosen && $0.effect == .breaks }
    switch judgement.verdict {
    case .violated: try explainViolation(of: prepared, &judgement)
    case .incidental:
      judgement.witness = try permittedWitness(prepared.asPromise())
    case .guaranteed: break
    }
    if judgement.verdict != .guaranteed {
      judgement.instead = try substitutes(for: prepared)
      let printer = AssumptionPrinter(contract: contract)
      judgement.insteadTexts = judgement.instead.map { printer.text(of: $0) }
    }
    judgement.because = try reason(for: prepared, judgement)
    return judgement
  }

  mutating func verdict(on assumption: Assumption) throws(DecisionError) -> Verdict {
    // Preparation may add graphs, so it must end before the judge is used.
    let prepared = try prepared(assumption)
    return try verdict(of: prepared)
  }

  mutating func verdict(of prepared: PreparedAssumption) throws(DecisionError) -> Verdict {
    if try isBroken(by: prepared.languages.documented, prepared) { return .violated }
    return try isBroken(by: prepared.languages.permitted, prepared.asPromise())
      ? .incidental : .guaranteed
  }

  mutating func isBroken(
    by language: Language, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Bool {
    try search(prepared.claim, in: language, prepared.languages.scope) {
      search, graph throws(TooManyStates) in
      try search.reaches(accepting: false, in: &graph)
    }
  }

  mutating func isTriggered(
    _ triggers: [ClaimAutomaton], by language: Language, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Bool {
    for trigger in triggers {
      let isReached = try search(trigger, in: language, prepared.languages.scope) {
        search, graph throws(TooManyStates) in
        try search.reaches(accepting: true, in: &graph)
      }
      if isReached { return true }
    }
    return false
  }

  /// Returns whether the variants that every examined history contains (the first appearance, and
  /// those needed by limits) break the assumption.
  private mutating func isBrokenByWhatIsGiven(
    _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Bool {
    let given = prepared.languages.given
    guard given.count > compiled.initial.count else { return false }
    return try isBroken(by: Language(documented: [], given), prepared)
  }

  /// Returns the effect of each catalogued variant alone, in the contract's own order.
  private mutating func rows(_ prepared: PreparedAssumption) throws(DecisionError) -> [Judgement
    .Row]
  {
    let triggers = try prepared.triggers()
    let languages = prepared.languages
    var rows: [Judgement.Row] = []
    for variant in languages.concerned {
      let alone = Language(documented: [variant], languages.given)
      var effect = Judgement.Row.Effect.breaks
      if try !isBroken(by: alone, prepared) {
        effect = try isTriggered(triggers, by: alone, prepared) ? .holds : .notTriggered
      }
      let named = compiled.variants[variant]
      var row = Judgement.Row(
        kind: named.kind, outcome: named.outcome, effect: effect,
        isChosen: languages.lookedAt.contains(variant))
      if effect != .breaks, !prepared.isAboutTransitions {
        row.needs = kindsNeeded(by: variant, beside: languages.given)
      }
      rows.append(row)
    }
    return rows
  }

  private func variants(
    in rows: [Judgement.Row], where isWanted: (Judgement.Row) -> Bool
  ) -> [Variant.ID] {
    rows.filter(isWanted).map(\.variant).sorted()
  }

  private mutating func explainViolation(
    of prepared: PreparedAssumption, _ judgement: inout Judgement
  ) throws(DecisionError) {
    let witness = try witness(in: prepared.languages.documented, prepared)
    judgement.witness = witness
    if let initial = contract.initialKind, !prepared.isAboutTransitions,
      try isBroken(by: Language(variants: compiled.initial), prepared)
    {
      judgement.violatedBy = [Variant.ID(kind: initial)]
      judgement.brokenOutside = []
      return
    }
    judgement.saves = try smallestSaves(prepared, judgement.rows)
    judgement.violatedBy = variants(in: judgement.rows) { $0.isChosen && $0.effect == .breaks }
    let isGivenEnough = try isBrokenByWhatIsGiven(prepared)
    if isGivenEnough || judgement.violatedBy.isEmpty {
      judgement.violatedBy = try breakingTogether(prepared, witness)
    }
  }
}

extension Judge {
  /// Returns variants that together break the assumption: those of the witness or, if no witness
  /// was found, a minimal set, in which each is needed.
  private mutating func breakingTogether(
    _ prepared: PreparedAssumption, _ witness: Witness?
  ) throws(DecisionError) -> [Variant.ID] {
    if let witness { return Set(witness.variants(beside: contract.initialKind)).sorted() }
    var left = prepared.languages.lookedAt
    for variant in left.reversed() {
      let fewer = left.filter { $0 != variant }
      let language = Language(documented: fewer, prepared.languages.given)
      if try isBroken(by: language, prepared) { left = fewer }
    }
    return left.map { compiled.variants[$0].id }.sorted()
  }
}

extension Witness {
  /// Returns the catalogued variants of a history's transitions, without the first appearance.
  func variants(beside initialKind: String?) -> [Variant.ID] {
    transitions.compactMap { transition in
      guard let kind = transition.kind, kind != initialKind else { return nil }
      return Variant.ID(kind: kind, outcome: transition.outcome)
    }
  }
}
