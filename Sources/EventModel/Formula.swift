/// A formula, the claim that an assumption makes about every word: templates, state, usage and
/// balance claims, joined by logical connectives.
///
/// ```swift
/// Formula.before(.current(.viewWillDisappear), .new(.viewDidAppear))
/// ```
public indirect enum Formula: Hashable, Sendable {
  /// A template with its events.
  case template(Formula.TemplateClaim)

  /// A claim about a state at an event.
  case state(Formula.StateClaim)

  /// A claim that an action is allowed during an event.
  case usage(Formula.UsageClaim)

  /// A claim that acquires and releases are balanced.
  case balance(Formula.BalanceClaim)

  /// The part does not hold.
  case not(Formula)

  /// Both parts hold.
  case and(Formula, Formula)

  /// At least one part holds.
  case or(Formula, Formula)

  /// If the first part holds, so does the second.
  case implies(Formula, Formula)
}

extension Formula {
  /// The subjects, in the order of the text, without duplicates.
  public var subjects: [Subject] {
    claims.flatMap { claim in
      let asked: [Subject] = if case .state(let claim) = claim { [claim.subject] } else { [] }
      return asked + claim.ownEvents.map(\.subject)
    }.distinct()
  }

  /// The events, in the order of the text, without duplicates.
  public var events: [EventTerm] { claims.flatMap(\.ownEvents).distinct() }

  /// Each template, state, usage and balance claim, in the order of the text.
  package var claims: [Formula] {
    switch self {
    case .template, .state, .usage, .balance: [self]
    case .not(let part): part.claims
    case .and(let first, let second), .or(let first, let second), .implies(let first, let second):
      first.claims + second.claims
    }
  }

  /// The events of a single claim; empty for a formula that joins several claims.
  private var ownEvents: [EventTerm] {
    switch self {
    case .template(let claim): claim.events
    case .state(let claim): [claim.event]
    case .usage(let claim): [claim.event]
    case .balance(let claim): claim.events
    case .not, .and, .or, .implies: []
    }
  }
}
