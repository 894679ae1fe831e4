extension Formula.Template {
  /// Every template. To add one, add a value in the file of its shape and a line here.
  public static let all: [Formula.Template] = [
    .existence, .absence, .exactly, .initially, .end,
    .respondedExistence, .coExistence,
    .response, .precedence, .succession,
    .alternateResponse, .alternatePrecedence, .alternateSuccession,
    .chainResponse, .chainPrecedence, .chainSuccession,
    .notCoExistence, .notSuccession, .notChainSuccession,
    .choice, .exclusiveChoice,
  ]

  /// Returns the template with a name, ignoring case, or nil.
  public static func named(_ name: String) -> Formula.Template? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }
}
