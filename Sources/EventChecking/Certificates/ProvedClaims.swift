import EventModel

/// What the parts of a certificate prove, if each of them is right: the words that keep the
/// assumption, and the variants whose words break it.
struct ProvedClaims {
  private let contract: Contract
  private let question: CheckedQuestion
  private let coversPermitted: Bool
  /// The variants of each closed set of documented words.
  private let covered: [Set<String>]
  /// The variants of each witness except the first appearance; an empty name stands for an order
  /// without a variant.
  private let used: [Set<String>]

  init(_ certificate: Certificate, _ question: CheckedQuestion, _ contract: Contract) {
    self.contract = contract
    self.question = question
    coversPermitted = certificate.closures.contains { $0.language == .permitted }
    covered = certificate.closures.compactMap { closure in
      guard case .documented(let names) = closure.language else { return nil }
      return Set(names)
    }
    used = certificate.witnesses.map { witness in
      question.isHistory
        ? Self.variants(of: witness, beside: contract.initialKind) : [witness.variant ?? ""]
    }
  }

  private static func variants(of witness: Witness, beside initialKind: String?) -> Set<String> {
    let later = witness.transitions.filter { $0.kind == nil || $0.kind != initialKind }
    return Set(
      later.map { transition in transition.kind.map { "\($0).\(transition.outcome.name)" } ?? "" })
  }

  /// Returns the claims of a judgement that are not proved, as text.
  func problems(of judgement: Judgement) -> [String] {
    switch judgement.verdict {
    case .guaranteed:
      return (coversPermitted ? [] : ["the permitted words are not covered"])
        + (contract.isSilent(on: judgement.assumption.formula)
          ? ["no source allows the action"] : [])
        + unasked(judgement)
    case .incidental:
      var problems = unasked(judgement)
      if !covers(Set(names(question.all))) {
        problems.append("the documented words are not covered")
      }
      let isNeverCalled = coversPermitted && contract.isSilent(on: judgement.assumption.formula)
      if used.isEmpty, !isNeverCalled { problems.append("no permitted word refutes") }
      return problems
    case .violated: return unproved(judgement)
    }
  }

  private func unasked(_ judgement: Judgement) -> [String] {
    judgement.violatedBy.isEmpty ? [] : ["\(judgement.verdict.rawValue) is violated by nothing"]
  }

  private func names(_ variants: [Int]) -> [String] {
    let all = contract.variants
    return variants.map { all[$0].name }
  }

  private func covers(_ names: Set<String>) -> Bool { covered.contains { names.isSubset(of: $0) } }

  /// Returns the parts of a violation that are not proved: that the first appearance is not to
  /// blame, that the named variants break the assumption, each alone or all together, and that no
  /// other variant breaks it alone.
  private func unproved(_ judgement: Judgement) -> [String] {
    let all = names(question.all)
    if used.isEmpty { return ["no documented word refutes"] }
    if used.contains(where: { $0.contains("") }) {
      return ["a witness has an order that is not documented"]
    }
    if let foreign = used.flatMap({ $0.subtracting(all) }).min() {
      return ["a witness has the variant \(foreign), which is not examined"]
    }
    if let initial = contract.initialKind, judgement.violatedBy == [Variant.ID(kind: initial)] {
      return used.contains([]) ? [] : ["no first appearance alone refutes"]
    }
    let named = judgement.violatedBy.map(\.description)
    if named.isEmpty { return ["a violated verdict must name the variants that break it"] }
    let strange = Set(named).subtracting(all).sorted()
    if !strange.isEmpty { return strange.map { "\($0) is not examined" } }
    if used.contains([]) {
      if !question.first.isEmpty { return ["the first appearance alone refutes, and is not named"] }
      return Set(named) == Set(names(question.examined))
        ? [] : ["the empty history refutes, but not every examined variant is named"]
    }
    if question.isHistory, covered.isEmpty { return ["the shortest history is not covered"] }
    let alone = question.all.filter(breaksAlone)
    let unproved = named.filter { !names(alone).contains($0) }
    // Together, none of them alone.
    if alone.isEmpty, used.contains(Set(named)) { return uncovered(question.all) }
    return unproved.map { "no witness is of \($0) alone" }
      + uncovered(question.all.filter { !named.contains(contract.variants[$0].name) })
  }

  private func before(_ variant: Int) -> Set<String> { Set(names(question.needs[variant] ?? [])) }

  /// Returns whether a witness is of a variant with nothing else than what it needs, and what it
  /// needs is not to blame.
  private func breaksAlone(_ variant: Int) -> Bool {
    let before = before(variant)
    guard before.isEmpty || covers(before) else { return false }
    return used.contains { $0.subtracting(before) == Set(names([variant])) }
  }

  /// Returns those of some variants that neither keep the assumption, with what they need, nor need
  /// what breaks it.
  private func uncovered(_ variants: [Int]) -> [String] {
    let open = variants.filter { variant in
      let before = before(variant)
      return !covers(before.union(names([variant])))
        && !used.contains { $0.isSubset(of: before) }
    }
    return names(open).map { "\($0) is neither covered nor refuted" }
  }
}
