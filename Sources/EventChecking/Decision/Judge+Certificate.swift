public import EventModel

extension Judge {
  /// Returns what proves a verdict to a reader who does not search.
  ///
  /// For guaranteed the closed set of states over the permitted words; for incidental the one over the
  /// documented words and the witness; for violated a witness for each variant named and the closed
  /// sets for the rest.
  ///
  /// - Complexity: a search a set and a witness.
  /// - Throws: a ``DecisionError`` if it takes too many states.
  public mutating func certificate(
    for judgement: Judgement
  ) throws(DecisionError) -> Certificate {
    let inquiry = try inquiry(judgement.assumption)
    switch judgement.verdict {
    case .guaranteed: return Certificate(closures: [try closure(.permitted, inquiry.asPromise())])
    case .incidental:
      let names = inquiry.setting.lookedAt.map { library.variants[$0].name }
      return Certificate(
        closures: [try closure(.documented(names), inquiry)],
        witnesses: judgement.witness.map { [$0] } ?? [])
    case .violated: return try refutation(judgement, inquiry)
    }
  }

  private mutating func refutation(
    _ judgement: Judgement, _ inquiry: Inquiry
  ) throws(DecisionError) -> Certificate {
    var certificate = Certificate()
    guard judgement.violatedBy != [contract.initialKind] else {
      certificate.witnesses = judgement.witness.map { [$0] } ?? []
      return certificate
    }
    var kept: [String] = []
    for index in inquiry.setting.lookedAt {
      let witness = try witness(in: Language(documented: [index], inquiry.setting.given), inquiry)
      if let witness {
        certificate.witnesses.append(witness)
      } else {
        kept.append(library.variants[index].name)
      }
    }
    if certificate.witnesses.isEmpty {
      certificate.witnesses = judgement.witness.map { [$0] } ?? []
    }
    // Histories of several variants may break together what none breaks alone.
    let languages = inquiry.isAboutTransitions ? [kept] : kept.map { [$0] }
    for names in languages {
      certificate.closures.append(try closure(.documented(names), inquiry))
    }
    return certificate
  }

  private mutating func closure(
    _ language: Certificate.Language, _ inquiry: Inquiry
  ) throws(DecisionError) -> Certificate.Closure {
    Certificate.Closure(language, pairs: try product(of: language, inquiry).reachablePairs())
  }

  /// Returns a language's graph and the assumption's automaton, side by side.
  mutating func product(
    of language: Certificate.Language, _ inquiry: Inquiry
  ) throws(DecisionError) -> Product {
    switch language {
    case .permitted:
      return Product(graph: graphs[inquiry.setting.permittedGraph], claim: inquiry.claim)
    case .documented(let names):
      let variants = library.variants.indices.filter { names.contains(library.variants[$0].name) }
      let number = try graph(
        Language(documented: variants, inquiry.setting.given), in: inquiry.arena)
      return Product(graph: graphs[number], claim: inquiry.claim)
    }
  }
}
