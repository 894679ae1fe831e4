// Claims of the language as functions whose calls read like sentences.

extension Formula {
  /// Returns the claim of a template about its events.
  ///
  /// ```swift
  /// Formula.template(.response, .current(.viewWillDisappear), .new(.viewDidAppear))
  /// ```
  ///
  /// - Parameter count: the template's number n, if it takes one.
  /// - Precondition: that of ``Formula/TemplateClaim/init(_:_:count:wording:)``.
  public static func template(
    _ template: Template, _ events: EventTerm..., count: Int = 1
  ) -> Formula {
    .template(TemplateClaim(template, events, count: count))
  }

  /// Returns the claim that no a comes after a b: whenever both are called, a comes first.
  public static func before(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .said(.notSuccession, b, a)
  }

  /// Returns the claim that every a has a b before it.
  public static func onlyAfter(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .said(.precedence, b, a)
  }

  /// Returns the claim that every a is followed by a b.
  public static func leadsTo(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .said(.response, a, b)
  }

  /// Returns the claim that a is always directly followed by b, and b directly preceded by a.
  public static func rightBefore(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .said(.chainSuccession, a, b)
  }

  /// Returns the claim that a and b alternate, starting with a. In one transition b is also last. A
  /// life or a history may end after an a, since an actor may stay where it is.
  public static func pairedWith(_ a: EventTerm, _ b: EventTerm) -> Formula {
    a.subject.scope == .transition
      ? .said(.alternateSuccession, a, b)
      : .and(
        .template(.alternatePrecedence, a, b), .balance(BalanceClaim(.neverTwice, [a], [b]))
      )
  }

  /// Returns the claim that a occurs once or not at all.
  public static func atMostOnce(_ a: EventTerm) -> Formula { .said(.absence, a, count: 2) }

  /// Returns the claim that a occurs.
  public static func atLeastOnce(_ a: EventTerm) -> Formula { .said(.existence, a) }

  /// Returns the claim that a occurs once.
  public static func exactlyOnce(_ a: EventTerm) -> Formula { .said(.exactly, a) }

  /// Returns the claim that a does not occur.
  public static func never(_ a: EventTerm) -> Formula { .said(.absence, a) }

  /// Returns the claim that a subject is in a state every time an event is delivered.
  public static func state(
    of subject: Subject, is state: String, at event: EventTerm
  ) -> Formula {
    .state(StateClaim(subject, is: state, at: event))
  }

  /// Returns the claim that a subject is not in a state whenever an event is delivered.
  public static func state(
    of subject: Subject, isNot state: String, at event: EventTerm
  ) -> Formula {
    .state(StateClaim(subject, isNot: state, at: event))
  }

  /// Returns the claim that an action is allowed whenever an event is delivered.
  public static func usage(of action: String, during event: EventTerm) -> Formula {
    .usage(UsageClaim(action, during: event))
  }

  private static func said(
    _ template: Template, _ events: EventTerm..., count: Int = 1
  ) -> Formula {
    .template(TemplateClaim(template, events, count: count, wording: .sentence))
  }
}
