import Automata
import EventModel

/// How a claim treats an action that the contract neither forbids nor allows during an event.
enum SilenceReading {
  /// The action is allowed, since no rule forbids it.
  case allowed
  /// The action is not allowed, since no source promises it.
  case forbidden
  /// Inside a `not` under ``forbidden``: the action is allowed, so that a missing rule never counts
  /// as a promise.
  case allowedInside

  /// The reading of a negated part.
  var negated: SilenceReading {
    switch self {
    case .allowed: .allowed
    case .forbidden: .allowedInside
    case .allowedInside: .forbidden
    }
  }
}

/// A compiler of formulas to automata, for an alphabet and the subjects' initial states.
struct ClaimCompiler: Sendable {
  let contract: Contract
  let life: LifeNumbers
  let alphabet: EventAlphabet
  /// The subjects with symbols, in order.
  let subjects: [Subject]
  /// The life state in which each subject starts.
  let starts: [Int]

  /// Returns an automaton of the words that keep a formula, minimized where parts are joined.
  ///
  /// - Parameter reading: how actions that the contract does not mention are treated.
  /// - Throws: ``TooManyStates`` beyond ``Limits/assumptionStates``.
  func automaton(
    of formula: Formula, reading: SilenceReading = .allowed
  ) throws(TooManyStates) -> DFA {
    let limit = Limits.assumptionStates
    switch formula {
    case .template(let claim):
      return claim.automaton(symbols: claim.events.map(symbol), of: alphabet.symbolCount)
    case .state(let claim): return automaton(of: claim)
    case .usage(let claim): return try automaton(of: claim, reading: reading)
    case .balance(let claim): return automaton(of: claim)
    case .not(let part): return try automaton(of: part, reading: reading.negated).complement
    case .and(let first, let second):
      return try automaton(of: first, reading: reading)
        .intersection(automaton(of: second, reading: reading), limit: limit).minimized()
    case .or(let first, let second):
      return try automaton(of: first, reading: reading)
        .union(automaton(of: second, reading: reading), limit: limit).minimized()
    case .implies(let first, let second):
      return try automaton(of: first, reading: reading.negated)
        .implication(automaton(of: second, reading: reading), limit: limit).minimized()
    }
  }

  /// Returns an automaton of the words in which an action is allowed at each of its events: words
  /// without the event if a rule forbids it there, else words in which neither the actor nor its
  /// parent is in a forbidden state.
  private func automaton(
    of claim: Formula.UsageClaim, reading: SilenceReading
  ) throws(TooManyStates) -> DFA {
    let callback = claim.event.callback
    let isRefused = contract.usageRule(against: claim.action, during: callback) != nil
    let isAllowed = reading != .forbidden || contract.allows(claim.action, during: callback)
    guard !isRefused, isAllowed else { return occurrence(of: [claim.event]).complement }
    var words = DFA(symbolCount: alphabet.symbolCount, acceptingAll: true)
    for state in contract.stateClaims(on: claim) where subjects.contains(state.subject) {
      words = try words.intersection(
        automaton(of: .state(state)), limit: Limits.assumptionStates
      ).minimized()
    }
    return words
  }

  /// Returns an automaton of the words that trigger a formula.
  ///
  /// - Throws: ``TooManyStates`` beyond ``Limits/assumptionStates``.
  func trigger(of formula: Formula) throws(TooManyStates) -> DFA {
    var whole = DFA(symbolCount: alphabet.symbolCount, acceptingAll: false)
    for part in try triggers(of: formula) {
      whole = try whole.union(part, limit: Limits.assumptionStates).minimized()
    }
    return whole
  }

  /// Returns automata that together accept all words that trigger a formula, each of them some.
  ///
  /// - Throws: ``TooManyStates`` beyond ``Limits/assumptionStates``.
  func triggers(of formula: Formula) throws(TooManyStates) -> [DFA] {
    switch formula {
    case .template(let claim): return [trigger(of: claim)]
    case .state(let claim): return [occurrence(of: [claim.event])]
    case .usage(let claim): return [occurrence(of: [claim.event])]
    case .balance(let claim): return [occurrence(of: claim.occasions)]
    case .not(let part): return try triggers(of: part)
    case .and(let first, let second), .or(let first, let second):
      let known = try triggers(of: first)
      return known + (try triggers(of: second)).filter { !known.contains($0) }
    case .implies(let first, let second):
      let condition = try automaton(of: first)
      return try triggers(of: second).map { part throws(TooManyStates) in
        try condition.intersection(part, limit: Limits.assumptionStates).minimized()
      }
    }
  }

  private func trigger(of claim: Formula.TemplateClaim) -> DFA {
    let events = claim.events
    switch claim.template.trigger {
    case .always: return DFA(symbolCount: alphabet.symbolCount, acceptingAll: true)
    case .first: return occurrence(of: [events[0]])
    case .second: return occurrence(of: [events[1]])
    case .either: return occurrence(of: events)
    case .both:
      let both = Formula.TemplateClaim(.notCoExistence, events)
      return both.automaton(symbols: events.map(symbol), of: alphabet.symbolCount).complement
    }
  }

  /// Returns the automaton of the words with at least one of some events.
  private func occurrence(of events: [EventTerm]) -> DFA {
    let symbols = events.map(symbol)
    return DFA(
      symbolCount: alphabet.symbolCount,
      rows: [
        (0..<alphabet.symbolCount).map { symbols.contains($0) ? 1 : 0 },
        Array(repeating: 1, count: alphabet.symbolCount),
      ], accepting: [false, true])
  }

  func symbol(of event: EventTerm) -> Int {
    guard let callback = contract.number(of: event.callback) else {
      preconditionFailure("an assumption must name callbacks of its contract")
    }
    return alphabet.symbol(number(of: event.subject), callback)
  }

  func number(of subject: Subject) -> Int {
    guard let number = subjects.firstIndex(of: subject) else {
      preconditionFailure("an assumption must name roles of its contract, or its actor word")
    }
    return number
  }
}

extension Formula.BalanceClaim {
  /// The events that trigger the claim.
  fileprivate var occasions: [EventTerm] {
    switch aspect {
    case .neverTwice, .steady: acquires.isEmpty ? releases : acquires
    case .neverWithout: releases
    case .held, .free, .balanced: events
    }
  }
}
