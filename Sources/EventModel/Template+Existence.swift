// Templates about one event, and choices between two events. They are triggered in every word. Each
// has its formula in linear temporal logic over finite words.

extension Formula.Template {
  /// a occurs at least n times: `F(a & X(F(a & …)))`.
  public static let existence = Self(
    "Existence", arity: 1, trigger: .always, meaning: .count(.atLeast))

  /// a occurs fewer than n times: `!Existence(n, a)`.
  public static let absence = Self(
    "Absence", arity: 1, trigger: .always, meaning: .count(.fewerThan))

  /// a occurs exactly n times: `Existence(n, a) & Absence(n + 1, a)`.
  public static let exactly = Self(
    "Exactly", arity: 1, trigger: .always, meaning: .count(.exactly))

  /// a is the first event: `a`.
  public static let initially = Self("Init", .always, [[1, 2], [1, 1], [2, 2]], accepting: [1])

  /// a is the last event: `F(a & !X(true))`.
  public static let end = Self("End", .always, [[1, 0], [1, 0]], accepting: [1])

  /// a or b occurs: `F(a) | F(b)`.
  public static let choice = Self("Choice", .always, [[1, 1, 0], [1, 1, 1]], accepting: [1])

  /// Exactly one of a and b occurs: `(F(a) | F(b)) & !(F(a) & F(b))`.
  public static let exclusiveChoice = Self(
    "ExclusiveChoice", .always, [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [1, 2])
}
