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
    var isTogether = false
    switch judgement.verdict {
    case .violated: isTogether = try explainViolation(of: prepared, &judgement)
    case .incidental:
      judgement.witness = try permittedWitness(prepared.asPromise())
    case .guaranteed: break
    }
    if judgement.verdict != .guaranteed {
      judgement.instead = try substitutes(for: prepared)
      let printer = AssumptionPrinter(contract: contract)
      judgement.insteadTexts = judgement.instead.map { substitute in
        guard let events = substitute.formula.pairedEvents else {
          return printer.text(of: substitute)
        }
        // As the sentence that it replaces, and not as the two claims that the sentence means.
        return (substitute.limits.isEmpty ? "" : "in \(substitute.limitText): ")
          + events.map(printer.text(of:)).joined(separator: " paired with ")
      }
    }
    judgement.because = try reason(for: prepared, judgement, isTogether: isTogether)
    return judgement
  }

  mutating func verdict(on assumption: Assumption) throws(DecisionError) -> Verdict {
    // Preparation may add graphs, so it must end before the judge is used.
    let prepared = try prepared(assumption)
    return try verdict(of: prepared)
  }

  mutating func verdict(of prepared: PreparedAssumption) throws(DecisionError) -> Verdict {
    if try isBroken(by: prepared.languages.documented, prepared) { return .violated }
    if try isBroken(by: prepared.languages.permitted, prepared.asPromise()) { return .incidental }
    // An action during a call that never comes is not promised either, if no source allows it.
    return contract.isSilent(on: prepared.assumption.formula) ? .incidental : .guaranteed
  }

  /// Returns whether a claim about an action is incidental only because no source allows it: no
  /// permitted order has its event.
  mutating func isAboutNoCall(_ prepared: PreparedAssumption) throws(DecisionError) -> Bool {
    guard contract.isSilent(on: prepared.assumption.formula) else { return false }
    return try !isTriggered(prepared.triggers(), by: prepared.languages.permitted, prepared)
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

  /// Returns the effect of each catalogued variant alone, in the contract's own order.
  private mutating func rows(_ prepared: PreparedAssumption) throws(DecisionError) -> [Judgement
    .Row]
  {
    let triggers = try prepared.triggers()
    let languages = prepared.languages
    var rows: [Judgement.Row] = []
    for variant in languages.concerned {
      let alone = languages.language(of: [variant])
      var effect = Judgement.Row.Effect.breaks
      if try !isBroken(by: alone, prepared) {
        effect = try isTriggered(triggers, by: alone, prepared) ? .holds : .notTriggered
      }
      let named = compiled.variants[variant]
      var row = Judgement.Row(
        kind: named.kind, outcome: named.outcome, effect: effect,
        isChosen: languages.lookedAt.contains(variant))
      if effect != .breaks, !prepared.isAboutTransitions {
        row.needs = kindsNeeded(by: variant, in: alone)
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

  /// Adds the variants that break the assumption, the witness and the saves.
  ///
  /// - Returns: whether several variants break it together, none of them alone.
  private mutating func explainViolation(
    of prepared: PreparedAssumption, _ judgement: inout Judgement
  ) throws(DecisionError) -> Bool {
    let witness = try witness(in: prepared.languages.documented, prepared)
    judgement.witness = witness
    if let initial = contract.initialKind, !prepared.isAboutTransitions,
      try isBroken(by: Language(variants: compiled.initial), prepared)
    {
      judgement.violatedBy = [Variant.ID(kind: initial)]
      judgement.brokenOutside = []
      return false
    }
    judgement.saves = try smallestSaves(prepared, judgement.rows)
    judgement.violatedBy = try breakingAlone(prepared, judgement.rows)
    guard judgement.violatedBy.isEmpty else { return false }
    judgement.violatedBy = try breakingTogether(prepared, witness)
    return true
  }
}

extension Judge {
  /// Returns the variants that break the assumption, each with no other one than what it needs:
  /// examined variants, and those outside the limits that they need. A variant that only needs one
  /// that breaks the assumption is not among them.
  private mutating func breakingAlone(
    _ prepared: PreparedAssumption, _ rows: [Judgement.Row]
  ) throws(DecisionError) -> [Variant.ID] {
    let languages = prepared.languages
    var breaking = zip(languages.concerned, rows).filter { $1.isChosen && $1.effect == .breaks }
      .map(\.0)
    for variant in languages.needed {
      let alone = languages.language(of: [variant])
      if try isBroken(by: alone, prepared) { breaking.append(variant) }
    }
    // Where the empty history breaks it, so does every variant.
    if try isBroken(by: Language(variants: languages.first), prepared) {
      return languages.lookedAt.map { compiled.variants[$0].id }.sorted()
    }
    var found: [Variant.ID] = []
    for variant in breaking {
      if !(languages.needs[variant] ?? []).isEmpty,
        try isBroken(by: languages.languageBefore(variant), prepared)
      {
        continue
      }
      found.append(compiled.variants[variant].id)
    }
    return found.distinct().sorted()
  }

  /// Returns variants that together break the assumption: those of the witness or, if no witness
  /// was found, a minimal set, in which each is needed.
  private mutating func breakingTogether(
    _ prepared: PreparedAssumption, _ witness: Witness?
  ) throws(DecisionError) -> [Variant.ID] {
    if let witness { return Set(witness.variants(beside: contract.initialKind)).sorted() }
    var left = prepared.languages.lookedAt
    for variant in left.reversed() {
      let fewer = left.filter { $0 != variant }
      if try isBroken(by: prepared.languages.language(of: fewer), prepared) { left = fewer }
    }
    return left.map { compiled.variants[$0].id }.sorted()
  }
}

extension Contract {
  /// Returns whether a formula is a claim about an action during a call for which no source allows
  /// it.
  func isSilent(on formula: Formula) -> Bool {
    guard case .usage(let claim) = formula else { return false }
    return !allows(claim.action, during: claim.event.callback)
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
