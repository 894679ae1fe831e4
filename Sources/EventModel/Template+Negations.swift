// Templates that forbid a second event: anywhere, later, or directly after the first.

extension Formula.Template {
  /// a and b do not both occur: `!(F(a) & F(b))`.
  public static let notCoExistence = Self(
    "NotCoExistence", .either, [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [0, 1, 2])

  /// No b comes after an a: `G(a -> !F(b))`.
  public static let notSuccession = Self(
    "NotSuccession", .both, [[1, 0, 0], [1, 2, 1], [2, 2, 2]], accepting: [0, 1])

  /// No b comes directly after an a: `G(a -> !X(b))`.
  public static let notChainSuccession = Self(
    "NotChainSuccession", .both, [[1, 0, 0], [1, 2, 0], [2, 2, 2]], accepting: [0, 1])
}
