import EventModel

// The reason for a verdict, as one line: parts joined by semicolons.

extension Judge {
  /// Returns the reason for a verdict, lower case, without a full stop.
  mutating func reason(
    for prepared: PreparedAssumption, _ judgement: Judgement, isTogether: Bool
  ) throws(DecisionError) -> String {
    var parts: [String] = []
    if prepared.languages.lookedAt.isEmpty {
      parts.append(
        prepared.assumption.limits.isEmpty
          ? "none of the chosen kinds has these sides"
          : "its limits let in none of the chosen kinds")
    }
    parts += usageReasons(prepared.assumption.formula, judgement.verdict)
    if judgement.verdict == .incidental, try isAboutNoCall(prepared) {
      let events = prepared.assumption.formula.events.map(\.description)
      parts.append("no permitted order has \(MessageText.list(events))")
    } else if judgement.verdict != .guaranteed, judgement.witness == nil {
      parts.append(
        "its shortest witness takes more than \(Limits.historyStates) states to find "
          + "(Limits.historyStates), so none is shown")
    }
    switch judgement.verdict {
    case .guaranteed: parts += try guarantees(prepared)
    case .incidental: parts += incidence(prepared, judgement)
    case .violated: parts += try breaks(prepared, judgement, isTogether)
    }
    if !judgement.brokenOutside.isEmpty {
      let names = MessageText.list(contract.names(of: judgement.brokenOutside))
      parts.append("outside the chosen kinds it is broken by \(names)")
    }
    parts += try relatives(prepared, judgement)
    return parts.joined(separator: "; ")
  }

  /// Returns why a claim is guaranteed: a minimal set of promises that is sufficient.
  private mutating func guarantees(_ prepared: PreparedAssumption) throws(DecisionError) -> [String]
  {
    guard try isTriggered(prepared.triggers(), by: prepared.languages.permitted, prepared) else {
      return ["no permitted order gives it an occasion to fail"]
    }
    let prepared = try prepared.asPromise()
    var language = prepared.languages.permitted
    var needed: [Int] = []
    for promise in contract.promises.indices.reversed() {
      var without = language
      without.droppedPromises = (language.droppedPromises + [promise]).sorted()
      if try isBroken(by: without, prepared) {
        needed.insert(promise, at: 0)
      } else {
        language = without
      }
    }
    let promises = needed.map { contract.promises[$0] }.map { promise in
      let isDocumented = promise.evidence.contains { [.documentation, .header].contains($0.basis) }
      return "\(promise.id): \(promise.text)"
        + (isDocumented ? "" : " (no known order breaks it, but no documentation promises it)")
    }
    if !promises.isEmpty { return promises }
    // A usage claim that is allowed everywhere depends on no order.
    if prepared.assumption.formula.isUsage { return [] }
    guard prepared.assumption.formula.subjects.count == 1 else {
      return ["each side's own calls keep it, however they interleave"]
    }
    let rule = contract.life.rule
    return ["the \(contract.actor)'s own calls keep it" + (rule.isEmpty ? "" : ": \(rule)")]
  }

  /// Returns what the contract says about each action that is claimed to be allowed.
  private func usageReasons(_ formula: Formula, _ verdict: Verdict) -> [String] {
    formula.claims.compactMap { part in
      if case .usage(let claim) = part { usageReason(claim, verdict) } else { nil }
    }.distinct()
  }

  private func usageReason(_ claim: Formula.UsageClaim, _ verdict: Verdict) -> String {
    let (action, callback) = (claim.action, claim.event.callback)
    if let rule = contract.usageRule(against: action, during: callback) {
      return "\(rule.id): \(rule.text)"
    }
    let rules = contract.usageRules.filter { $0.action == action }
    let stateRule = rules.first { $0.forbiddenState != nil || $0.forbiddenParentState != nil }
    if verdict == .violated, let rule = stateRule {
      let states = contract.stateClaims(on: claim).map { state in
        let subject = AssumptionPrinter(contract: contract).text(of: state.subject)
        return "\(subject) may be \(state.state) at \(claim.event)"
      }
      if !states.isEmpty { return "\(rule.id): \(rule.text) (\(MessageText.list(states)))" }
    }
    if let rule = rules.first(where: { $0.allowedCallbacks.contains(callback) }) {
      return "\(rule.id) allows \(action) during \(callback)"
    }
    if contract.allows(action, during: callback),
      let duty = contract.obligations.first(where: { [$0.action, $0.answer].contains(action) })
    {
      return "\(duty.id) asks for \(action) during \(callback): \(duty.text)"
    }
    return "no rule is against \(action) during \(callback), and no source says that it is allowed"
  }

  private func incidence(_ prepared: PreparedAssumption, _ judgement: Judgement) -> [String] {
    let kinds = prepared.languages.lookedAt.map { compiled.variants[$0].kind }.distinct()
    if prepared.assumption.formula.isUsage { return [] }
    var parts = ["no promise keeps it"]
    if let witness = judgement.witness {
      parts[0] += ", a permitted order breaks it (\(witness.order(of: prepared.assumption)))"
    }
    if !kinds.isEmpty { parts.append("holds while the app uses only \(MessageText.list(kinds))") }
    return parts
  }

  /// Returns which variants break the assumption; those with the same order of events together.
  private mutating func breaks(
    _ prepared: PreparedAssumption, _ judgement: Judgement, _ isTogether: Bool
  ) throws(DecisionError) -> [String] {
    if let initial = contract.initialKind, judgement.violatedBy == [Variant.ID(kind: initial)] {
      return ["the first appearance alone breaks it"]
    }
    let names = contract.names(of: judgement.violatedBy)
    if isTogether { return ["\(MessageText.list(names)) break it together, none of them alone"] }
    if prepared.isAboutTransitions, let orders = try orders(prepared, judgement) { return orders }
    let needed = prepared.languages.needed.map { compiled.variants[$0].name }
    let examined = names.filter { !needed.contains($0) }
    let before = names.filter(needed.contains)
    return (examined.isEmpty ? [] : ["broken by \(MessageText.list(examined))"])
      + (before.isEmpty
        ? []
        : [
          "broken by \(MessageText.list(before)), which a history needs before what "
            + "`in \(prepared.assumption.limitText):` lets in"
        ])
  }

  /// Returns the breaking orders of single transitions, each with its variants; nil if a witness
  /// cannot be found.
  private mutating func orders(
    _ prepared: PreparedAssumption, _ judgement: Judgement
  ) throws(DecisionError) -> [String]? {
    var orders: [(order: String, names: [String])] = []
    for index in prepared.languages.lookedAt
    where judgement.violatedBy.contains(compiled.variants[index].id) {
      guard let witness = try witness(in: Language(variants: [index]), prepared) else { return nil }
      let order = witness.order(of: prepared.assumption)
      if let known = orders.firstIndex(where: { $0.order == order }) {
        orders[known].names.append(compiled.variants[index].name)
      } else {
        orders.append((order, [compiled.variants[index].name]))
      }
    }
    return orders.map { "broken by \(MessageText.list($0.names)) (\($0.order))" }
  }
}

extension Judge {
  /// Returns notes about claims that are easily confused with this one: for `A before B`, the
  /// stricter claim that every B has an A before it, or the reverse, if their verdicts differ; and
  /// in lives, where calls repeat, the claim for each round.
  private mutating func relatives(
    _ prepared: PreparedAssumption, _ judgement: Judgement
  ) throws(DecisionError) -> [String] {
    guard case .template(let claim) = prepared.assumption.formula, claim.events.count == 2 else {
      return []
    }
    var parts: [String] = []
    let (first, second) = (claim.events[0], claim.events[1])
    if claim.template == .notSuccession {
      let strict = Formula.onlyAfter(first, second)
      if prepared.isAboutTransitions {
        parts += try difference("stricter", strict, from: judgement.verdict, prepared)
      } else {
        let other = try described(strict, prepared).verdict
        if other != judgement.verdict {
          parts.append(
            "a screen appears more than once, so a later \(second) follows an earlier \(first); "
              + "`\(first) only after \(second)` is \(other)")
        }
        let (text, verdict) = try described(
          .balance(Formula.BalanceClaim(.neverWithout, [second], [first])), prepared)
        parts.append("where calls repeat, the claim for each round is \(text): it is \(verdict)")
      }
    } else if claim.template == .precedence {
      let loose = Formula.before(first, second)
      parts += try difference("looser", loose, from: judgement.verdict, prepared)
    }
    return parts
  }

  private mutating func difference(
    _ word: String, _ formula: Formula, from verdict: Verdict, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> [String] {
    let (text, other) = try described(formula, prepared)
    return other == verdict ? [] : ["the \(word) \(text) is \(other)"]
  }

  private mutating func described(
    _ formula: Formula, _ asked: PreparedAssumption
  ) throws(DecisionError) -> (text: String, verdict: Verdict) {
    let assumption = Assumption(formula, in: asked.assumption.limits)
    let text = AssumptionPrinter(contract: contract).text(of: assumption.formula)
    return ("`\(text)`", try verdict(on: assumption))
  }
}

extension Witness {
  /// Returns the text of the events that an assumption names: `a, then b` for two, `a without the
  /// other` for one of two, `a is called once` for the only one. All events are named if it is about
  /// a state, or if other events may matter.
  fileprivate func order(of assumption: Assumption) -> String {
    let named = assumption.formula.events.map(\.event)
    let isWhole = assumption.formula.looksAtOthers || assumption.scope == .view
    let events = isWhole ? events : events.filter(named.contains)
    switch events.count {
    case 0: return "none of its events"
    case 1 where named.distinct().count > 1: return "\(events[0]) without the other"
    case 1: return "\(events[0]) is called once"
    case 2: return "\(events[0]), then \(events[1])"
    default: return events.map(\.description).joined(separator: ", ")
    }
  }
}

extension Formula {
  var isUsage: Bool { if case .usage = self { true } else { false } }

  /// Whether it is about a state, or about the first, last or next event.
  var looksAtOthers: Bool {
    claims.contains { part in
      switch part {
      case .template(let claim): claim.template.looksAtNeighbors
      case .usage: false
      default: true
      }
    }
  }
}
