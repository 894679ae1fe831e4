import EventModel

// Claims about acquires and releases.
extension AssumptionLine {
  /// The events of one side of a balance claim: those that acquire, or those that release.
  struct Sites {
    var events: [EventTerm] = []
    /// Whether `once` is among them, which acquires before the first call.
    var isOnce = false
  }

  /// Whether the next tokens are sites other than a single event.
  var beginsSites: Bool { next.isSign("{") || next.isWord("once") }

  /// Whether the next token begins the words of a balance claim.
  var beginsBalance: Bool {
    next.isWord("never") || next.isWord("to") || next.isWord("balanced")
  }

  /// The words that may follow the first sites, for messages.
  static let balanceWords = ["never twice before", "never without", "to", "balanced by"]

  private static let quotedBalanceWords = balanceWords.map { "`\($0)`" }

  /// Reads one event, `once`, or several of them in braces.
  mutating func sites() throws(AssumptionError) -> Sites {
    var sites = Sites()
    let areSeveral = takes(sign: "{")
    repeat { try site(into: &sites) } while areSeveral && takes(sign: ",")
    if areSeveral, !takes(sign: "}") { throw unexpected(["`,`", "`}`"]) }
    return sites
  }

  private mutating func site(into sites: inout Sites) throws(AssumptionError) {
    let token = next
    if next.isWord("once") {
      guard !sites.isOnce else { throw error("`once` stands here twice") }
      sites.isOnce = true
      take()
      return
    }
    let event = try event()
    guard !sites.events.contains(event) else {
      let text = parser.printer.text(of: event)
      throw error("`\(text)` stands here twice", at: token)
    }
    sites.events.append(event)
  }

  mutating func balanceClaim(after first: Sites) throws(AssumptionError) -> Formula.BalanceClaim {
    let opening = next
    let words = try balanceOpening()
    let token = next
    let second = try sites()
    let aspect = try words == "to" ? resting() : Self.aspect(words)
    let isReleaseFirst = aspect == .neverWithout
    let (acquires, releases) = isReleaseFirst ? (second, first) : (first, second)
    guard !releases.isOnce else {
      throw error(
        "`once` acquires before the first call; what releases is an event",
        at: isReleaseFirst ? opening : token)
    }
    if let shared = acquires.events.first(where: releases.events.contains) {
      let text = parser.printer.text(of: shared)
      throw error("`\(text)` both acquires and releases; the two must differ", at: token)
    }
    let claim = Formula.BalanceClaim(
      aspect, acquires.events, releases.events, isHeldAtStart: acquires.isOnce)
    try checkLife(of: claim, opening)
    return claim
  }

  private mutating func balanceOpening() throws(AssumptionError) -> String {
    for words in Self.balanceWords {
      let parts = words.split(separator: " ").map(String.init)
      guard next.isWord(parts[0]), parts.count == 1 || second.isWord(parts[1]) else { continue }
      // `A never twice` is about A alone, unless another event follows.
      if parts.count > 2, hasOnlyWords, let error = otherRelation(Self.quotedBalanceWords) {
        throw error
      }
      for part in parts { try expect(word: part) }
      return words
    }
    if let error = otherRelation(Self.quotedBalanceWords) { throw error }
    if next.isWord("never") || next.isWord("balanced") { take() }
    throw unexpected(
      Self.quotedBalanceWords, suggesting: ["twice", "without", "by", "to", "balanced", "never"])
  }

  private static func aspect(_ words: String) -> Formula.BalanceClaim.Aspect {
    switch words {
    case "never twice before": .neverTwice
    case "never without": .neverWithout
    default: .balanced
    }
  }

  /// Reads `held while STATE`, `free while STATE` or `not growing while STATE`.
  private mutating func resting() throws(AssumptionError) -> Formula.BalanceClaim.Aspect {
    let isHeld = takes("held")
    let isFree = !isHeld && takes("free")
    if !isHeld, !isFree {
      guard next.isWord("not"), second.isWord("growing") else {
        throw unexpected(["`held while`", "`free while`", "`not growing while`"])
      }
      take()
      take()
    }
    try expect(word: "while")
    let state = try expect(oneOf: parser.contract.life.restLabels)
    return isHeld ? .held(while: state) : isFree ? .free(while: state) : .steady(while: state)
  }

  /// Throws if a claim about rest states is not about one actor's life.
  private func checkLife(
    of claim: Formula.BalanceClaim, _ token: AssumptionToken
  ) throws(AssumptionError) {
    guard claim.aspect.isAboutRest else { return }
    let subject = claim.events[0].subject
    guard claim.events.allSatisfy({ $0.subject == subject }) else {
      throw error("what one of them acquires and another releases has no single life", at: token)
    }
    guard subject.scope != .transition else {
      let actor = parser.contract.actor
      var error = error(
        "`\(subject.name)` is a side of one transition; whether something is held at rest is a "
          + "claim about a whole life, `\(actor).` or a name", at: token)
      error.suggestion = parser.printer.text(
        of: .balance(claim.about(.each(actor))))
      throw error
    }
  }
}

extension Formula.BalanceClaim {
  fileprivate func about(_ subject: Subject) -> Formula.BalanceClaim {
    Formula.BalanceClaim(
      aspect, acquires.map { EventTerm(subject, $0.callback) },
      releases.map { EventTerm(subject, $0.callback) }, isHeldAtStart: isHeldAtStart)
  }
}
