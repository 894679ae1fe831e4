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
      judgement.witness = try permittedWitness(inquiry.asPromise())
      judgement.instead = try substitutes(for: inquiry)
    case .guaranteed: break
    }
    judgement.because = try reason(for: inquiry, judgement)
    return judgement
  }

  /// Returns the verdict alone.
  mutating func verdict(on assumption: Assumption) throws(DecisionError) -> Verdict {
    // The inquiry may add graphs, so it must be whole before the judge is asked.
    let inquiry = try inquiry(assumption)
    return try verdict(of: inquiry)
  }

  /// Returns the verdict alone.
  func verdict(of inquiry: Inquiry) throws(DecisionError) -> Verdict {
    if isBroken(inquiry.setting.documentedGraph, inquiry) { return .violated }
    return isBroken(inquiry.setting.permittedGraph, try inquiry.asPromise())
      ? .incidental : .guaranteed
  }

  /// Returns whether some word of a graph breaks the assumption.
  func isBroken(_ graph: Int, _ inquiry: Inquiry) -> Bool {
    Product(graph: graphs[graph], claim: inquiry.claim).hasWord(accepted: false)
  }

  /// Returns whether the first appearance alone breaks the assumption.
  mutating func isBrokenFromTheStart(_ inquiry: Inquiry) throws(DecisionError) -> Bool {
    guard !inquiry.isAboutTransitions else { return false }
    let graph = try graph(Language(documented: [], library.initial), in: inquiry.arena)
    return isBroken(graph, inquiry)
  }

  /// Returns whether what every history looked at has, the first appearance and what limits need,
  /// breaks the assumption.
  private mutating func isBrokenByWhatIsGiven(
    _ inquiry: Inquiry
  ) throws(DecisionError) -> Bool {
    let given = inquiry.setting.given
    guard given.count > library.initial.count else { return false }
    let graph = try graph(Language(documented: [], given), in: inquiry.arena)
    return isBroken(graph, inquiry)
  }

  /// Returns what each catalogued variant does alone, in the contract's own order.
  private func rows(_ inquiry: Inquiry) throws(DecisionError) -> [Judgement.Row] {
    let trigger = try inquiry.trigger()
    let setting = inquiry.setting
    return zip(setting.concerned, setting.aloneGraphs).map { variant, graph in
      var effect = Judgement.Row.Effect.breaks
      if !isBroken(graph, inquiry) {
        let triggered = Product(graph: graphs[graph], claim: trigger)
        effect = triggered.hasWord(accepted: true) ? .holds : .notTriggered
      }
      let named = library.variants[variant]
      return Judgement.Row(
        kind: named.kind, outcome: named.outcome, effect: effect,
        isChosen: setting.lookedAt.contains(variant))
    }
  }

  private func names(
    in rows: [Judgement.Row], where isWanted: (Judgement.Row) -> Bool
  ) -> [String] {
    rows.filter(isWanted).map(\.name).sorted()
  }

  private mutating func explainViolation(
    of inquiry: Inquiry, _ judgement: inout Judgement
  ) throws(DecisionError) {
    let witness = try witness(in: inquiry.setting.documented, inquiry)
    judgement.witness = witness
    judgement.instead = try substitutes(for: inquiry)
    if let initial = contract.initialKind, try isBrokenFromTheStart(inquiry) {
      judgement.violatedBy = [initial]
      judgement.brokenOutside = []
      return
    }
    judgement.saves = try smallestSaves(inquiry)
    judgement.violatedBy = names(in: judgement.rows) { $0.isChosen && $0.effect == .breaks }
    let isGivenEnough = try isBrokenByWhatIsGiven(inquiry)
    if isGivenEnough || judgement.violatedBy.isEmpty, let witness {
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
