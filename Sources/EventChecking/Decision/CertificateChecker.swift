import Automata
public import EventModel

/// A checker of certificates: it follows single steps and plays witnesses, and never searches.
///
/// ```swift
/// var checker = CertificateChecker(judge)
/// try checker.problems(in: certificate, for: judgement)  // []
/// ```
public struct CertificateChecker: Sendable {
  private var judge: Judge

  /// Makes a checker for the contract and kinds of a judge.
  public init(_ judge: Judge) { self.judge = judge }

  /// Returns what a certificate fails to prove, in words; empty if it proves the verdict.
  ///
  /// - Complexity: O(pairs × edges a node + events of the witnesses).
  /// - Throws: a ``DecisionError`` if the assumption takes too many states.
  public mutating func problems(
    in certificate: Certificate, for judgement: Judgement
  ) throws(DecisionError) -> [String] {
    let inquiry = try judge.inquiry(judgement.assumption)
    var problems = uncovered(certificate, judgement, inquiry)
    for closure in certificate.closures {
      let asked = closure.language == .permitted ? try inquiry.asPromise() : inquiry
      let product = try judge.product(of: closure.language, asked)
      if let problem = Self.problem(in: closure, product) { problems.append(problem) }
    }
    for witness in certificate.witnesses {
      let replay = try judge.replay(witness, against: judgement.assumption)
      if let problem = replay.problem { problems.append(problem) }
      if !replay.refutes { problems.append("a witness does not refute") }
    }
    return problems
  }

  /// Returns which claims of the judgement the certificate leaves without proof.
  private func uncovered(
    _ certificate: Certificate, _ judgement: Judgement, _ inquiry: Inquiry
  ) -> [String] {
    let languages = certificate.closures.map(\.language)
    let lookedAt = inquiry.setting.lookedAt.map { judge.library.variants[$0].name }
    switch judgement.verdict {
    case .guaranteed:
      return languages.contains(.permitted) ? [] : ["the permitted words are not covered"]
    case .incidental:
      var problems: [String] = []
      if !languages.contains(.documented(lookedAt)) {
        problems.append("the documented words are not covered")
      }
      if certificate.witnesses.isEmpty { problems.append("no permitted word refutes") }
      return problems
    case .violated:
      if certificate.witnesses.isEmpty { return ["no documented word refutes"] }
      guard judgement.violatedBy != [judge.contract.initialKind] else { return [] }
      let covered = languages.flatMap { language -> [String] in
        if case .documented(let names) = language { names } else { [] }
      }
      let named = certificate.witnesses.flatMap { witness in
        witness.variant.map { [$0] }
          ?? witness.variantNames(beside: judge.contract.initialKind)
      }
      return lookedAt.filter { !covered.contains($0) && !named.contains($0) }
        .map { "\($0) is neither covered nor refuted" }
    }
  }

  /// Returns what is wrong with a closure: a start or a step that leaves it, or a rejected word.
  private static func problem(in closure: Certificate.Closure, _ product: Product) -> String? {
    let pairs = Set(closure.pairs)
    for (node, state) in zip(product.graph.starts, product.claim.starts)
    where !pairs.contains(Certificate.Pair(node, state)) {
      return "a start lies outside the closed set"
    }
    let states = product.claim.automaton.accepting.indices
    for pair in closure.pairs {
      guard product.graph.isFinal.indices.contains(pair.contract), states.contains(pair.assumption)
      else { return "the closed set holds a pair of states that do not exist" }
      if product.graph.isFinal[pair.contract], !product.claim.automaton.accepting[pair.assumption] {
        return "the closed set holds the end of a rejected word"
      }
      for edge in product.graph.edges[pair.contract] {
        let next = product.state(pair.assumption, after: edge)
        guard pairs.contains(Certificate.Pair(Int(edge.target), next)) else {
          return "a step leads out of the closed set"
        }
      }
    }
    return nil
  }
}
