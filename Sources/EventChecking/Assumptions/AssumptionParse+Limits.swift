import EventModel

extension AssumptionParse {
  /// Reads `in kind.outcome, outcome, …:`.
  mutating func limits() throws(AssumptionError) -> [Assumption.Limit] {
    take()
    var limits = [try limit()]
    while takes(sign: ",") {
      limits.append(try limit())
    }
    guard takes(sign: ":") else { throw unexpected(["`,`", "`:`"]) }
    return limits
  }

  /// The outcomes of the contract's kinds, without duplicates.
  private var outcomes: [Outcome] { vocabulary.contract.variants.map(\.outcome).distinct() }

  private mutating func limit() throws(AssumptionError) -> Assumption.Limit {
    let kinds = vocabulary.contract.kinds
    guard case .word(let parts) = next.content, parts.count <= 2 else {
      throw unexpected(["a kind such as `\(kinds.first?.name ?? "kind")`"])
    }
    guard let kind = kinds.first(where: { $0.name == parts[0] }) else {
      if parts.count == 1, let outcome = outcomes.first(where: { $0.name == parts[0] }) {
        take()
        return Assumption.Limit(outcome: outcome)
      }
      let names = kinds.map(\.name)
      var error = unexpected(
        [
          "a kind (\(names.joined(separator: ", ")))",
          "an outcome (\(outcomes.map(\.name).joined(separator: ", ")))",
        ], suggesting: names + outcomes.map(\.name))
      error.suggestion = error.suggestion ?? vocabulary.contract.kind(meantBy: parts[0])
      throw error
    }
    guard parts.count == 2 else {
      take()
      return Assumption.Limit(kind.name)
    }
    let names = kind.variants.map(\.name)
    guard let variant = kind.variants.first(where: { $0.outcome.name == parts[1] }) else {
      throw unexpected(names.map { "`\($0)`" })
    }
    take()
    return Assumption.Limit(kind.name, variant.outcome)
  }
}
