package import EventModel

/// A checker of certificates. It follows the contract's episodes one event at a time and replays
/// witnesses. It shares with the judge how episodes follow each other in the contract, but neither
/// the question (``CheckedQuestion``) nor anything of the answer: no search and no automata of
/// claims.
///
/// ```swift
/// var checker = CertificateChecker(judge)
/// try checker.problems(in: certificate, for: judgement)  // []
/// ```
package struct CertificateChecker: Sendable {
  private let compiled: CompiledContract
  private let kinds: [String]?
  private let flaw: Contract.Flaw?
  private var episodes: EpisodeTable
  private let contract: Contract

  /// Makes a checker for the contract and the chosen kinds of a judge.
  package init(_ judge: Judge) {
    compiled = judge.compiled
    kinds = judge.kinds
    flaw = judge.flaw
    contract = judge.contract
    episodes = EpisodeTable(of: judge.compiled)
  }

  /// Returns what a certificate fails to prove, as text; empty if it proves the verdict.
  ///
  /// - Complexity: O(rests × episodes × castings + events of the witnesses).
  /// - Throws: a ``DecisionError`` if the assumption cannot be decided.
  package mutating func problems(
    in certificate: Certificate, for judgement: Judgement
  ) throws(DecisionError) -> [String] {
    if let flaw { throw DecisionError(flaw, of: contract) }
    let question = try CheckedQuestion(judgement.assumption, compiled, kinds: kinds)
    var problems: [String] = []
    for closure in certificate.closures {
      if let problem = problem(in: closure, judgement.assumption, question) {
        problems.append(problem)
      }
    }
    let isPromise = judgement.verdict == .incidental
    for witness in certificate.witnesses {
      let replay = contract.replay(witness, against: judgement.assumption, isPromise: isPromise)
      if let problem = replay.problem { problems.append(problem) }
      if !replay.refutes { problems.append("a witness does not refute") }
    }
    let proof = ProvedClaims(certificate, question, contract)
    return problems + proof.problems(of: judgement)
  }

  private mutating func problem(
    in closure: Certificate.Closure, _ assumption: Assumption, _ question: CheckedQuestion
  ) -> String? {
    let scope = ClaimScope(Judge.scopeKey(assumption), contract, compiled.life)
    let subjects =
      assumption.scope == .transition
      ? scope.roles.map(Subject.role) : assumption.formula.subjects
    var language = question.permitted
    if case .documented(let names) = closure.language {
      language = Language(
        documented: compiled.variants.indices.filter { names.contains(compiled.variants[$0].name) },
        question.first)
    }
    var check = ClosureCheck(
      assumption, in: contract, subjects: subjects,
      scope.graph(of: language, in: &episodes, others: .counted),
      isPromise: closure.language == .permitted)
    return check.problem(in: closure.rests)
  }
}
