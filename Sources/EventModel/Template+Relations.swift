// The templates that ask for a second event, in growing strictness: somewhere, later or earlier,
// in turn, directly next to it.

extension Formula.Template {
  /// If a occurs, b occurs too, before it or after it.
  public static let respondedExistence = Formula.Template(
    "RespondedExistence", arity: 2, trigger: .first,
    meaning: .steps([[1, 2, 0], [1, 2, 1], [2, 2, 2]], accepting: [true, false, true]),
    summary: "if a occurs, b occurs too, before it or after it", formula: "F(a) -> F(b)")

  /// If one of a and b occurs, so does the other.
  public static let coExistence = Formula.Template(
    "CoExistence", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [true, false, false, true]),
    summary: "if one of a and b occurs, so does the other", formula: "F(a) <-> F(b)")

  /// Every a is followed by a b, sooner or later.
  public static let response = Formula.Template(
    "Response", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [1, 0, 1]], accepting: [true, false]),
    summary: "every a is followed by a b, sooner or later", formula: "G(a -> F(b))")

  /// Every b has an a somewhere before it.
  public static let precedence = Formula.Template(
    "Precedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 1, 1], [2, 2, 2]], accepting: [true, true, false]),
    summary: "every b has an a somewhere before it", formula: "(!b U a) | G(!b)")

  /// Every a is followed by a b, and every b has an a before it.
  public static let succession = Formula.Template(
    "Succession", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 3, 0], [1, 2, 1], [1, 2, 2], [3, 3, 3]], accepting: [true, false, true, false]),
    summary: "every a is followed by a b, and every b has an a before it",
    formula: "Response(a, b) & Precedence(a, b)")

  /// Every a is followed by a b before the next a.
  public static let alternateResponse = Formula.Template(
    "AlternateResponse", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [2, 0, 1], [2, 2, 2]], accepting: [true, false, false]),
    summary: "every a is followed by a b before the next a", formula: "G(a -> X(!a U b))")

  /// Every b has an a before it and after the previous b.
  public static let alternatePrecedence = Formula.Template(
    "AlternatePrecedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 0, 1], [2, 2, 2]], accepting: [true, true, false]),
    summary: "every b has an a before it and after the previous b",
    formula: "Precedence(a, b) & G(b -> WX(Precedence(a, b)))")

  /// a and b take turns, a first and b last.
  public static let alternateSuccession = Formula.Template(
    "AlternateSuccession", arity: 2, trigger: .either,
    meaning: .steps([[1, 2, 0], [2, 0, 1], [2, 2, 2]], accepting: [true, false, false]),
    summary: "a and b take turns, a first and b last",
    formula: "AlternateResponse(a, b) & AlternatePrecedence(a, b)")

  /// The event after every a is b.
  public static let chainResponse = Formula.Template(
    "ChainResponse", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [2, 0, 2], [2, 2, 2]], accepting: [true, false, false]),
    summary: "the event after every a is b", formula: "G(a -> X(b))")

  /// The event before every b is a.
  public static let chainPrecedence = Formula.Template(
    "ChainPrecedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 0, 0], [2, 2, 2]], accepting: [true, true, false]),
    summary: "the event before every b is a", formula: "!b & G(X(b) -> a)")

  /// The event after every a is b, and the event before every b is a.
  public static let chainSuccession = Formula.Template(
    "ChainSuccession", arity: 2, trigger: .either,
    meaning: .steps([[1, 2, 0], [2, 0, 2], [2, 2, 2]], accepting: [true, false, false]),
    summary: "the event after every a is b, and the event before every b is a",
    formula: "ChainResponse(a, b) & ChainPrecedence(a, b)")
}
