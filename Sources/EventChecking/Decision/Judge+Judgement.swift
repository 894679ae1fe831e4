public import EventModel

extension Judge {
  /// Returns the verdict on an assumption with all that goes with it.
  ///
  /// - Complexity: a few searches of the contract's graph × the assumption's automaton, each linear in
  ///   the pairs reached; over histories one a catalogued variant.
  /// - Throws: a ``DecisionError`` if it takes too many states.
  /// - Precondition: the assumption's words are the contract's.
  public mutating func judgement(
    on assumption: Assumption
  ) throws(DecisionError) -> Judgement {
    let inquiry = try inquiry(assumption)
    var judgement = Judgement(
      assumption: assumption,
      canonical: AssumptionPrinter(.templates, contract: contract).text(of: assumption),
      verdict: try verdict(of: inquiry))
    judgement.text = AssumptionPrinter(contract: contract).text(of: assumption)
    judgement.rows = try rows(inquiry)
    judgement.vacuousIn = names(in: judgement.rows) { $0.isChosen && $0.effect == .notTriggered }
    judgement.brokenOutside = names(in: judgement.rows) { !$0.isChosen && $0.effect == .breaks }
    switch judgement.verdict {
    case .violated: try explainViolation(of: inquiry, &judgement)
    case .incidental:
      judgement.witness = try permittedWitness(inquiry)
      judgement.instead = try substitutes(for: inquiry)
    case .guaranteed: break
    }
    judgement.because = try reason(for: inquiry, judgement)
    return judgement
  }

  /// Returns the verdict alone.
  mutating func verdict(of inquiry: Inquiry) throws(DecisionError) -> Verdict {
    if try isBroken(inquiry.documented, inquiry) { return .violated }
    return try isBroken(inquiry.permitted, inquiry) ? .incidental : .guaranteed
  }

  /// Returns whether some word of a language breaks the assumption.
  mutating func isBroken(
    _ language: Language, _ inquiry: Inquiry
  ) throws(DecisionError) -> Bool {
    try product(language, inquiry.claim, in: inquiry.arena).hasWord(accepted: false)
  }

  /// Returns whether the first appearance alone breaks the assumption.
  mutating func isBrokenFromTheStart(_ inquiry: Inquiry) throws(DecisionError) -> Bool {
    guard !inquiry.isAboutTransitions else { return false }
    return try isBroken(documented([], in: inquiry.arena), inquiry)
  }

  /// Returns what each catalogued variant does alone, in the contract's own order.
  private mutating func rows(_ inquiry: Inquiry) throws(DecisionError) -> [Judgement.Row] {
    var rows: [Judgement.Row] = []
    for index in (inquiry.lookedAt + inquiry.outside).sorted() {
      let variant = library.variants[index]
      rows.append(
        Judgement.Row(
          kind: variant.kind, outcome: variant.outcome, effect: try effect(of: index, inquiry),
          isChosen: inquiry.lookedAt.contains(index)))
    }
    return rows
  }

  private mutating func effect(
    of variant: Int, _ inquiry: Inquiry
  ) throws(DecisionError) -> Judgement.Row.Effect {
    let language = documented([variant], in: inquiry.arena)
    if try isBroken(language, inquiry) { return .breaks }
    let triggered = try product(language, inquiry.trigger, in: inquiry.arena)
    return triggered.hasWord(accepted: true) ? .holds : .notTriggered
  }

  private func names(
    in rows: [Judgement.Row], where isWanted: (Judgement.Row) -> Bool
  ) -> [String] {
    rows.filter(isWanted).map(\.name).sorted()
  }

  private mutating func explainViolation(
    of inquiry: Inquiry, _ judgement: inout Judgement
  ) throws(DecisionError) {
    let witness = try witness(in: inquiry.documented, inquiry)
    judgement.witness = witness
    judgement.instead = try substitutes(for: inquiry)
    if let initial = contract.initialKind, try isBrokenFromTheStart(inquiry) {
      judgement.violatedBy = [initial]
      judgement.brokenOutside = []
      return
    }
    judgement.saves = try smallestSaves(inquiry)
    judgement.violatedBy = names(in: judgement.rows) { $0.isChosen && $0.effect == .breaks }
    if judgement.violatedBy.isEmpty, let witness {
      judgement.violatedBy = Set(witness.variantNames(beside: contract.initialKind)).sorted()
    }
  }
}

extension Witness {
  /// Returns the names of the catalogued variants of a history's transitions, but for the first
  /// appearance.
  func variantNames(beside initialKind: String?) -> [String] {
    transitions.compactMap { transition in
      guard let kind = transition.kind, kind != initialKind else { return nil }
      return "\(kind).\(transition.outcome.name)"
    }
  }
}
