import EventModel

extension Judge {
  /// Returns assumptions to rely on instead of one that is not guaranteed. Each template of its
  /// conjunction that is not guaranteed is changed by replacing one event by another of the same
  /// subject, such that it is guaranteed and an examined variant triggers it. Of these, all that
  /// are closest in the order of the callbacks are returned. If no single replacement suffices,
  /// both events are replaced, with the smallest sum of distances.
  mutating func substitutes(for prepared: PreparedAssumption) throws(DecisionError) -> [Assumption]
  {
    let limits = prepared.assumption.limits
    let pairs = try nearestPairs(for: prepared.assumption)
    if !pairs.isEmpty { return pairs }
    let conjuncts = prepared.assumption.formula.conjuncts
    var found: [Assumption] = []
    for conjunct in conjuncts {
      if conjuncts.count > 1,
        try verdict(on: Assumption(conjunct, in: limits)) == .guaranteed
      {
        continue
      }
      for substitute in try nearestSubstitutes(for: conjunct, limits) {
        // Assumptions that differ only in their wording are both kept, as in the conjunction.
        if !found.contains(where: { $0.description == substitute.description }) {
          found.append(substitute)
        }
      }
    }
    return found
  }

  /// Returns the nearest pairs that are reliable, in place of `A paired with B` over lives.
  private mutating func nearestPairs(
    for assumption: Assumption
  ) throws(DecisionError) -> [Assumption] {
    guard let events = assumption.formula.pairedEvents else { return [] }
    for distance in 1..<max(2, 2 * contract.callbacks.count) {
      var found: [Assumption] = []
      for pair in (0...distance).flatMap({ moved(events, by: [$0, distance - $0]) })
      where pair[0] != pair[1] {
        let paired = Assumption(.pairedWith(pair[0], pair[1]), in: assumption.limits)
        if try isReliable(paired) { found.append(paired) }
      }
      if !found.isEmpty { return found }
    }
    return []
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
    for claim: Formula.TemplateClaim, _ limits: [Assumption.Limit]
  ) throws(DecisionError) -> [Assumption] {
    let farthest = contract.callbacks.count - 1
    guard farthest > 0 else { return [] }
    for distance in 1...farthest {
      let choices = claim.events.indices.flatMap { index in
        moved(claim.events, by: claim.events.indices.map { $0 == index ? distance : 0 })
      }
      let found = try reliable(choices, claim, limits)
      if !found.isEmpty { return found }
    }
    guard claim.events.count == 2, farthest > 0 else { return [] }
    for distance in 2...2 * farthest {
      let pairs = (1..<distance).flatMap { moved(claim.events, by: [$0, distance - $0]) }
      let found = try reliable(pairs, claim, limits)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the claims that are reliable, among those with other events.
  private mutating func reliable(
    _ choices: [[EventTerm]], _ claim: Formula.TemplateClaim, _ limits: [Assumption.Limit]
  ) throws(DecisionError) -> [Assumption] {
    var found: [Assumption] = []
    for events in choices where Set(events).count == events.count {
      let changed = Formula.TemplateClaim(
        claim.template, events, count: claim.count, wording: claim.wording)
      let assumption = Assumption(.template(changed), in: limits)
      if try isReliable(assumption) { found.append(assumption) }
    }
    return found
  }

  /// Returns the events with their callbacks replaced by those at a distance each, in all ways.
  func moved(_ events: [EventTerm], by distances: [Int]) -> [[EventTerm]] {
    zip(events, distances).reduce([[]]) { lists, next in
      let (event, distance) = next
      let number = contract.number(of: event.callback) ?? 0
      let callbacks = contract.callbacks.indices.filter { abs($0 - number) == distance }
      return lists.flatMap { list in
        callbacks.map { list + [EventTerm(event.subject, contract.callbacks[$0])] }
      }
    }
  }

  mutating func isReliable(_ assumption: Assumption) throws(DecisionError) -> Bool {
    let prepared = try prepared(assumption)
    guard try verdict(of: prepared) == .guaranteed else { return false }
    return try isTriggered(prepared.triggers(), by: prepared.languages.documented, prepared)
  }
}

extension Formula {
  /// The two events of `A paired with B` over lives or histories; nil for other claims.
  var pairedEvents: [EventTerm]? {
    guard case .and(.template(let claim), _) = self, claim.events.count == 2,
      claim.events[0].subject.scope != .transition,
      self == .pairedWith(claim.events[0], claim.events[1])
    else { return nil }
    return claim.events
  }

  /// The parts that must all hold, in the order of the text; itself if it is not a conjunction.
  var conjuncts: [Formula] {
    guard case .and(let first, let second) = self else { return [self] }
    return first.conjuncts + second.conjuncts
  }
}
