import EventModel

extension AssumptionLine {
  /// Reads `in kind.outcome, outcome, …:`.
  mutating func limits() throws(AssumptionError) -> [Assumption.Limit] {
    take()
    let limits = try limitList()
    guard takes(sign: ":") else { throw unexpected(["`,`", "`:`"]) }
    return limits
  }

  mutating func limitList() throws(AssumptionError) -> [Assumption.Limit] {
    var limits = [try limit()]
    while takes(sign: ",") { limits.append(try limit()) }
    return limits
  }

  private var outcomes: [Outcome] { parser.contract.variants.map(\.outcome).distinct() }

  private mutating func limit() throws(AssumptionError) -> Assumption.Limit {
    let kinds = parser.contract.kinds
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
      error.suggestion = error.suggestion ?? parser.contract.kind(meantBy: parts[0])
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
