package import EventModel

/// A checker of certificates. It follows the contract's episodes one event at a time and replays
/// witnesses. It shares the question with the judge (the variants and orders that are examined) and
/// the contract's steps, but nothing of the answer: neither the search nor the automata of claims.
///
/// ```swift
/// var checker = CertificateChecker(judge)
/// try checker.problems(in: certificate, for: judgement)  // []
/// ```
package struct CertificateChecker: Sendable {
  private var judge: Judge
  private var contract: Contract { judge.contract }

  package init(_ judge: Judge) { self.judge = judge }

  /// Returns what a certificate fails to prove, as text; empty if it proves the verdict.
  ///
  /// - Complexity: O(rests × episodes × castings + events of the witnesses).
  /// - Throws: a ``DecisionError`` if the assumption cannot be decided.
  package mutating func problems(
    in certificate: Certificate, for judgement: Judgement
  ) throws(DecisionError) -> [String] {
    let languages = try judge.languages(judgement.assumption)
    var problems: [String] = []
    for closure in certificate.closures {
      if let problem = problem(in: closure, judgement.assumption, languages) {
        problems.append(problem)
      }
    }
    let isPromise = judgement.verdict == .incidental
    for witness in certificate.witnesses {
      let replay = contract.replay(witness, against: judgement.assumption, isPromise: isPromise)
      if let problem = replay.problem { problems.append(problem) }
      if !replay.refutes { problems.append("a witness does not refute") }
    }
    return problems + uncovered(certificate, judgement, languages)
  }

  private mutating func problem(
    in closure: Certificate.Closure, _ assumption: Assumption, _ languages: ExaminedLanguages
  ) -> String? {
    let scope = languages.scope
    let subjects =
      assumption.scope == .transition
      ? scope.roles.map(Subject.role) : assumption.formula.subjects
    let language = judge.language(closure.language, languages)
    var check = ClosureCheck(
      assumption, in: contract, subjects: subjects,
      scope.graph(of: language, in: &judge.episodes, others: .counted),
      isPromise: closure.language == .permitted)
    return check.problem(in: closure.rests)
  }
}

// Comparison of the claims of a judgement with what is proved.
extension CertificateChecker {
  /// Returns the claims of the judgement that the certificate does not prove.
  private func uncovered(
    _ certificate: Certificate, _ judgement: Judgement, _ languages: ExaminedLanguages
  ) -> [String] {
    let covered = certificate.closures.map(\.language)
    let lookedAt = languages.lookedAt.map { contract.variants[$0].name }
    switch judgement.verdict {
    case .guaranteed:
      return (covered.contains(.permitted) ? [] : ["the permitted words are not covered"])
        + unasked(judgement)
    case .incidental:
      var problems = unasked(judgement)
      if !covered.contains(where: { holds($0, lookedAt) }) {
        problems.append("the documented words are not covered")
      }
      if certificate.witnesses.isEmpty { problems.append("no permitted word refutes") }
      return problems
    case .violated: return unproved(certificate, judgement, languages, lookedAt)
    }
  }

  private func unasked(_ judgement: Judgement) -> [String] {
    judgement.violatedBy.isEmpty ? [] : ["\(judgement.verdict.rawValue) is violated by nothing"]
  }

  private func holds(_ language: Certificate.Language, _ names: [String]) -> Bool {
    guard case .documented(let covered) = language else { return false }
    return names.allSatisfy(covered.contains)
  }

  /// Returns the parts of a violation that are not proved: that the named variants break the
  /// assumption, each alone or all together, and that no other variant breaks it alone.
  private func unproved(
    _ certificate: Certificate, _ judgement: Judgement, _ languages: ExaminedLanguages,
    _ lookedAt: [String]
  ) -> [String] {
    let used = certificate.witnesses.map { Set(variants(of: $0)) }
    if used.isEmpty { return ["no documented word refutes"] }
    if used.contains(where: { $0.contains("") }) {
      return ["a witness has an order that is not documented"]
    }
    if let initial = contract.initialKind, judgement.violatedBy == [Variant.ID(kind: initial)] {
      return used.contains([]) ? [] : ["no first appearance alone refutes"]
    }
    let named = Set(judgement.violatedBy.map(\.description))
    let given = Set(languages.given.map { contract.variants[$0].name })
    let strange = named.subtracting(lookedAt).subtracting(given).sorted()
    if !strange.isEmpty { return strange.map { "\($0) is not examined" } }
    let isTogether = used.contains(named)
    let unproved = named.filter { name in
      !used.contains { $0.contains(name) && $0.subtracting(given).isSubset(of: [name]) }
    }.sorted()
    if !unproved.isEmpty, !isTogether { return unproved.map { "no witness is of \($0) alone" } }
    let isGivenEnough = used.contains { $0.isSubset(of: given) } && !given.isEmpty
    let uncovered = lookedAt.filter { name in
      (unproved.isEmpty ? !named.contains(name) : true) && !isGivenEnough
        && !certificate.closures.map(\.language).contains { holds($0, [name]) }
    }
    return uncovered.map { "\($0) is neither covered nor refuted" }
  }

  /// Returns the variants of a witness's transitions except the first appearance; an empty name
  /// stands for an order without a variant.
  private func variants(of witness: Witness) -> [String] {
    if witness.transitions.isEmpty { return [witness.variant ?? ""] }
    return witness.transitions.filter { $0.kind == nil || $0.kind != contract.initialKind }
      .map { transition in transition.kind.map { "\($0).\(transition.outcome.name)" } ?? "" }
  }
}
