import EventModel

extension Judge {
  /// Returns what to rely on instead of a claim that is not guaranteed: for each template that its
  /// conjunction is made of and that is not guaranteed, the same with one event replaced by another of
  /// the same subject, if that is guaranteed and some variant looked at triggers it; the nearest in
  /// the order of the callbacks, all of them if several are. In a balance claim both may be replaced.
  mutating func substitutes(for inquiry: Inquiry) throws(DecisionError) -> [String] {
    let limits = inquiry.assumption.limits
    let conjuncts = inquiry.assumption.formula.conjuncts
    var texts: [String] = []
    for conjunct in conjuncts {
      if conjuncts.count > 1,
        try verdict(on: Assumption(conjunct, in: limits)) == .guaranteed
      {
        continue
      }
      for substitute in try nearestSubstitutes(for: conjunct, limits) {
        let text = AssumptionPrinter(contract: contract).text(of: substitute)
        if !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }

  private mutating func nearestSubstitutes(
    for formula: Formula, _ limits: [Assumption.Limit]
  ) throws(DecisionError) -> [Assumption] {
    switch formula {
    case .template(let claim): return try nearestSubstitutes(for: claim, limits)
    case .balance(let claim):
      return try nearestPairs(keeping: [claim], in: limits).compactMap { pair in
        claim.moved(to: pair).map { Assumption(.balance($0), in: limits) }
      }
    default: return []
    }
  }

  private mutating func nearestSubstitutes(
    for claim: TemplateClaim, _ limits: [Assumption.Limit]
  ) throws(DecisionError) -> [Assumption] {
    for distance in 1..<max(2, contract.callbacks.count) {
      var found: [Assumption] = []
      for place in claim.events.indices {
        for callback in callbacks(at: distance, from: claim.events[place].callback) {
          var events = claim.events
          events[place].callback = callback
          guard Set(events).count == events.count else { continue }
          let changed = TemplateClaim(
            claim.template, events, count: claim.count, wording: claim.wording)
          let assumption = Assumption(.template(changed), in: limits)
          if try isReliable(assumption) { found.append(assumption) }
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func callbacks(at distance: Int, from callback: Callback) -> [Callback] {
    guard let number = contract.number(of: callback) else { return [] }
    return contract.callbacks.indices.filter { abs($0 - number) == distance }
      .map { contract.callbacks[$0] }
  }

  mutating func isReliable(_ assumption: Assumption) throws(DecisionError) -> Bool {
    let inquiry = try inquiry(assumption)
    guard verdict(of: inquiry) == .guaranteed else { return false }
    let documented = graphs[inquiry.setting.documentedGraph]
    return Product(graph: documented, claim: try inquiry.trigger()).hasWord(accepted: true)
  }
}

extension Formula {
  /// The parts that all must hold, in the order of reading; itself if it is no conjunction.
  var conjuncts: [Formula] {
    if case .and(let first, let second) = self {
      first.conjuncts + second.conjuncts
    } else {
      [self]
    }
  }
}
