// The templates that forbid a second event: anywhere, later, directly after.

extension Formula.Template {
  /// a and b do not both occur.
  public static let notCoExistence = Formula.Template(
    "NotCoExistence", arity: 2, trigger: .either,
    meaning: .steps(
      [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [true, true, true, false]),
    summary: "a and b do not both occur", formula: "!(F(a) & F(b))")

  /// No b comes anywhere after an a.
  public static let notSuccession = Formula.Template(
    "NotSuccession", arity: 2, trigger: .both,
    meaning: .steps([[1, 0, 0], [1, 2, 1], [2, 2, 2]], accepting: [true, true, false]),
    summary: "no b comes anywhere after an a", formula: "G(a -> !F(b))")

  /// No b comes directly after an a.
  public static let notChainSuccession = Formula.Template(
    "NotChainSuccession", arity: 2, trigger: .both,
    meaning: .steps([[1, 0, 0], [1, 2, 0], [2, 2, 2]], accepting: [true, true, false]),
    summary: "no b comes directly after an a", formula: "G(a -> !X(b))")
}
