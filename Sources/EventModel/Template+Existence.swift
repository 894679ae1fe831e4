// The templates about one event, and the choices between two: triggered in every word.

extension Formula.Template {
  /// a occurs at least n times.
  public static let existence = Formula.Template(
    "Existence", arity: 1, trigger: .always, meaning: .count(.atLeast),
    summary: "a occurs at least n times", formula: "F(a & X(F(a & …)))")

  /// a occurs fewer than n times.
  public static let absence = Formula.Template(
    "Absence", arity: 1, trigger: .always, meaning: .count(.fewerThan),
    summary: "a occurs fewer than n times", formula: "!Existence(n, a)")

  /// a occurs n times.
  public static let exactly = Formula.Template(
    "Exactly", arity: 1, trigger: .always, meaning: .count(.exactly),
    summary: "a occurs n times", formula: "Existence(n, a) & Absence(n + 1, a)")

  /// a is the first event.
  public static let initially = Formula.Template(
    "Init", arity: 1, trigger: .always,
    meaning: .steps([[1, 2], [1, 1], [2, 2]], accepting: [false, true, false]),
    summary: "a is the first event", formula: "a")

  /// a is the last event.
  public static let end = Formula.Template(
    "End", arity: 1, trigger: .always,
    meaning: .steps([[1, 0], [1, 0]], accepting: [false, true]),
    summary: "a is the last event", formula: "F(a & !X(true))")

  /// a or b occurs.
  public static let choice = Formula.Template(
    "Choice", arity: 2, trigger: .always,
    meaning: .steps([[1, 1, 0], [1, 1, 1]], accepting: [false, true]),
    summary: "a or b occurs", formula: "F(a) | F(b)")

  /// One of a and b occurs, and the other does not.
  public static let exclusiveChoice = Formula.Template(
    "ExclusiveChoice", arity: 2, trigger: .always,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [false, true, true, false]),
    summary: "one of a and b occurs, and the other does not",
    formula: "(F(a) | F(b)) & !(F(a) & F(b))")
}
