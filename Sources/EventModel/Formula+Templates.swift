// The templates of the language as functions under their DECLARE names.

extension Formula {
  /// Returns the claim that a occurs at least n times.
  public static func existence(_ n: Int, _ a: EventTerm) -> Formula {
    .template(TemplateClaim(.existence, [a], count: n))
  }

  /// Returns the claim that a occurs at least once.
  public static func existence(_ a: EventTerm) -> Formula { existence(1, a) }

  /// Returns the claim that a occurs fewer than n times.
  public static func absence(_ n: Int, _ a: EventTerm) -> Formula {
    .template(TemplateClaim(.absence, [a], count: n))
  }

  /// Returns the claim that a does not occur.
  public static func absence(_ a: EventTerm) -> Formula { absence(1, a) }

  /// Returns the claim that a occurs n times.
  public static func exactly(_ n: Int, _ a: EventTerm) -> Formula {
    .template(TemplateClaim(.exactly, [a], count: n))
  }

  /// Returns the claim that a occurs once.
  public static func exactly(_ a: EventTerm) -> Formula { exactly(1, a) }

  /// Returns the claim that a is the first event.
  public static func initially(_ a: EventTerm) -> Formula { .filled(.initially, a) }

  /// Returns the claim that a is the last event.
  public static func end(_ a: EventTerm) -> Formula { .filled(.end, a) }

  /// Returns the claim that if a occurs, b occurs too.
  public static func respondedExistence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.respondedExistence, a, b)
  }

  /// Returns the claim that if one of a and b occurs, so does the other.
  public static func coExistence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.coExistence, a, b)
  }

  /// Returns the claim that every a is followed by a b.
  public static func response(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.response, a, b)
  }

  /// Returns the claim that every b has an a before it.
  public static func precedence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.precedence, a, b)
  }

  /// Returns the claim that every a is followed by a b, and every b has an a before it.
  public static func succession(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.succession, a, b)
  }

  /// Returns the claim that every a is followed by a b before the next a.
  public static func alternateResponse(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.alternateResponse, a, b)
  }

  /// Returns the claim that every b has an a before it and after the previous b.
  public static func alternatePrecedence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.alternatePrecedence, a, b)
  }

  /// Returns the claim that a and b take turns, a first and b last.
  public static func alternateSuccession(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.alternateSuccession, a, b)
  }

  /// Returns the claim that the event after every a is b.
  public static func chainResponse(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.chainResponse, a, b)
  }

  /// Returns the claim that the event before every b is a.
  public static func chainPrecedence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.chainPrecedence, a, b)
  }

  /// Returns the claim that a and b only come directly one after the other, a first.
  public static func chainSuccession(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.chainSuccession, a, b)
  }

  /// Returns the claim that a and b do not both occur.
  public static func notCoExistence(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.notCoExistence, a, b)
  }

  /// Returns the claim that no b comes after an a.
  public static func notSuccession(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.notSuccession, a, b)
  }

  /// Returns the claim that no b comes directly after an a.
  public static func notChainSuccession(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.notChainSuccession, a, b)
  }

  /// Returns the claim that a or b occurs.
  public static func choice(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.choice, a, b)
  }

  /// Returns the claim that one of a and b occurs, and the other does not.
  public static func exclusiveChoice(_ a: EventTerm, _ b: EventTerm) -> Formula {
    .filled(.exclusiveChoice, a, b)
  }

  private static func filled(_ template: Template, _ events: EventTerm...) -> Formula {
    .template(TemplateClaim(template, events))
  }
}
