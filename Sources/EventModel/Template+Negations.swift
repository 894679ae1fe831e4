// Templates that forbid a second event: anywhere, later, or directly after the first.

extension Formula.Template {
  /// a and b do not both occur: `!(F(a) & F(b))`.
  public static let notCoExistence = Formula.Template(
    "NotCoExistence", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [true, true, true, false]))

  /// No b comes after an a: `G(a -> !F(b))`.
  public static let notSuccession = Formula.Template(
    "NotSuccession", arity: 2, trigger: .both,
    meaning: .steps([[1, 0, 0], [1, 2, 1], [2, 2, 2]], accepting: [true, true, false]))

  /// No b comes directly after an a: `G(a -> !X(b))`.
  public static let notChainSuccession = Formula.Template(
    "NotChainSuccession", arity: 2, trigger: .both,
    meaning: .steps([[1, 0, 0], [1, 2, 0], [2, 2, 2]], accepting: [true, true, false]))
}
