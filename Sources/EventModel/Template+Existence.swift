// Templates about one event, and choices between two events. They are triggered in every word. Each
// has its formula in linear temporal logic over finite words.

extension Formula.Template {
  /// a occurs at least n times: `F(a & X(F(a & …)))`.
  public static let existence = Formula.Template(
    "Existence", arity: 1, trigger: .always, meaning: .count(.atLeast))

  /// a occurs fewer than n times: `!Existence(n, a)`.
  public static let absence = Formula.Template(
    "Absence", arity: 1, trigger: .always, meaning: .count(.fewerThan))

  /// a occurs exactly n times: `Existence(n, a) & Absence(n + 1, a)`.
  public static let exactly = Formula.Template(
    "Exactly", arity: 1, trigger: .always, meaning: .count(.exactly))

  /// a is the first event: `a`.
  public static let initially = Formula.Template(
    "Init", arity: 1, trigger: .always,
    meaning: .steps([[1, 2], [1, 1], [2, 2]], accepting: [false, true, false]))

  /// a is the last event: `F(a & !X(true))`.
  public static let end = Formula.Template(
    "End", arity: 1, trigger: .always,
    meaning: .steps([[1, 0], [1, 0]], accepting: [false, true]))

  /// a or b occurs: `F(a) | F(b)`.
  public static let choice = Formula.Template(
    "Choice", arity: 2, trigger: .always,
    meaning: .steps([[1, 1, 0], [1, 1, 1]], accepting: [false, true]))

  /// Exactly one of a and b occurs: `(F(a) | F(b)) & !(F(a) & F(b))`.
  public static let exclusiveChoice = Formula.Template(
    "ExclusiveChoice", arity: 2, trigger: .always,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [false, true, true, false]))
}
