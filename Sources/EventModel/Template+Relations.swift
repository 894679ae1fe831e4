// Templates that require a second event, in order of strictness: anywhere, later or earlier,
// alternating, directly next to the first.

extension Formula.Template {
  /// If a occurs, b occurs too, before or after it: `F(a) -> F(b)`.
  public static let respondedExistence = Formula.Template(
    "RespondedExistence", arity: 2, trigger: .first,
    meaning: .steps([[1, 2, 0], [1, 2, 1], [2, 2, 2]], accepting: [true, false, true]))

  /// If one of a and b occurs, so does the other: `F(a) <-> F(b)`.
  public static let coExistence = Formula.Template(
    "CoExistence", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [true, false, false, true]))

  /// Every a is followed by a b, immediately or later: `G(a -> F(b))`.
  public static let response = Formula.Template(
    "Response", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [1, 0, 1]], accepting: [true, false]))

  /// Every b has an a before it: `(!b U a) | G(!b)`.
  public static let precedence = Formula.Template(
    "Precedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 1, 1], [2, 2, 2]], accepting: [true, true, false]))

  /// Every a is followed by a b, and every b has an a before it: `Response(a, b) & Precedence(a,
  /// b)`.
  public static let succession = Formula.Template(
    "Succession", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 3, 0], [1, 2, 1], [1, 2, 2], [3, 3, 3]], accepting: [true, false, true, false]))

  /// Every a is followed by a b before the next a: `G(a -> X(!a U b))`.
  public static let alternateResponse = Formula.Template(
    "AlternateResponse", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [2, 0, 1], [2, 2, 2]], accepting: [true, false, false]))

  /// Every b has an a before it that comes after the previous b: `Precedence(a, b) & G(b ->
  /// WX(Precedence(a, b)))`.
  public static let alternatePrecedence = Formula.Template(
    "AlternatePrecedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 0, 1], [2, 2, 2]], accepting: [true, true, false]))

  /// a and b alternate, a first and b last: `AlternateResponse(a, b) & AlternatePrecedence(a, b)`.
  public static let alternateSuccession = Formula.Template(
    "AlternateSuccession", arity: 2, trigger: .either,
    meaning: .steps([[1, 2, 0], [2, 0, 1], [2, 2, 2]], accepting: [true, false, false]))

  /// The event after every a is b: `G(a -> X(b))`.
  public static let chainResponse = Formula.Template(
    "ChainResponse", arity: 2, trigger: .first,
    meaning: .steps([[1, 0, 0], [2, 0, 2], [2, 2, 2]], accepting: [true, false, false]))

  /// The event before every b is a: `!b & G(X(b) -> a)`.
  public static let chainPrecedence = Formula.Template(
    "ChainPrecedence", arity: 2, trigger: .second,
    meaning: .steps([[1, 2, 0], [1, 0, 0], [2, 2, 2]], accepting: [true, true, false]))

  /// The event after every a is b, and the event before every b is a: `ChainResponse(a, b) &
  /// ChainPrecedence(a, b)`.
  public static let chainSuccession = Formula.Template(
    "ChainSuccession", arity: 2, trigger: .either,
    meaning: .steps([[1, 2, 0], [2, 0, 2], [2, 2, 2]], accepting: [true, false, false]))
}
