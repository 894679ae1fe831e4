import Automata
package import EventModel

extension Judge {
  /// Returns a proof of a verdict that is checked without a search.
  ///
  /// For guaranteed, it contains the closed set of rests over the permitted words; for incidental,
  /// that over the documented words and the witness; for violated, a witness for each variant that
  /// is named and closed sets for the others. A variant that only needs one that breaks the
  /// assumption has a witness without it.
  ///
  /// - Complexity: one search per set and per witness.
  /// - Throws: a ``DecisionError`` if it needs too many states.
  package mutating func certificate(
    for judgement: Judgement
  ) throws(DecisionError) -> Certificate {
    let prepared = try prepared(judgement.assumption)
    switch judgement.verdict {
    case .guaranteed: return Certificate(closures: [try closure(.permitted, prepared)])
    case .incidental:
      let all = prepared.languages.lookedAt + prepared.languages.needed
      var certificate = Certificate(
        closures: [try closure(.documented(names(all)), prepared)], witnesses: shown(judgement))
      // Where no permitted order has the event, that is what has to be proved.
      if try isAboutNoCall(prepared) {
        certificate.closures.append(try closure(.permitted, prepared))
      }
      return certificate
    case .violated: return try refutation(judgement, prepared)
    }
  }

  private mutating func refutation(
    _ judgement: Judgement, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Certificate {
    if judgement.violatedBy == contract.initialKind.map({ [Variant.ID(kind: $0)] }) {
      return Certificate(witnesses: shown(judgement))
    }
    let languages = prepared.languages
    if !prepared.isAboutTransitions,
      try isBroken(by: Language(variants: languages.first), prepared)
    {
      return Certificate(witnesses: shown(judgement))
    }
    var certificate = Certificate()
    var kept: [[String]] = []
    var isAlone = false
    for variant in Set(languages.lookedAt + languages.needed).sorted() {
      let before = languages.needs[variant] ?? []
      if try !isBroken(by: languages.language(of: [variant]), prepared) {
        kept.append(names([variant] + before))
        continue
      }
      let isNamed = judgement.violatedBy.contains(compiled.variants[variant].id)
      if isNamed { isAlone = true }
      if isNamed, !before.isEmpty { kept.append(names(before)) }
      let language = isNamed ? languages.language(of: [variant]) : languages.languageBefore(variant)
      if let witness = try witness(in: language, prepared) { certificate.witnesses.append(witness) }
    }
    if !isAlone { certificate.witnesses += shown(judgement) }
    // Histories of several variants may break an assumption that none of the variants breaks alone.
    if prepared.isAboutTransitions { kept = [kept.flatMap(\.self)] }
    // Every closure contains the first appearance, which is not to blame.
    if kept.isEmpty { kept = [[]] }
    for names in kept.distinct() {
      certificate.closures.append(try closure(.documented(names), prepared))
    }
    certificate.witnesses = certificate.witnesses.distinct()
    return certificate
  }

  private func names(_ variants: [Int]) -> [String] {
    Set(variants).sorted().map { compiled.variants[$0].name }
  }

  private func shown(_ judgement: Judgement) -> [Witness] {
    [judgement.witness].compactMap(\.self)
  }

  private mutating func closure(
    _ language: Certificate.Language, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Certificate.Closure {
    let scope = prepared.languages.scope
    let subjects = prepared.compilers[0].subjects
    let reading = ClaimReading(
      prepared.assumption, in: contract, subjects: subjects, isPromise: language == .permitted)
    let asked = self.language(language, prepared.languages)
    let start = words(of: asked, in: scope)
    let starts = start.starts.map {
      reading.start(of: subjects, in: start.configurations[$0], contract.life)
    }
    let (claim, states) = try table(of: reading, starts, subjects, scope.alphabet)
    let pairs = try search(claim, in: asked, scope) { search, graph throws(TooManyStates) in
      try search.reachedPairs(in: &graph)
    }
    let words = words(of: asked, in: scope)
    return Certificate.Closure(
      language,
      rests: pairs.map {
        .init(words.configurations[$0.configuration], states[$0.state], contract.life)
      })
  }

  private func language(_ language: Certificate.Language, _ languages: ExaminedLanguages)
    -> Language
  {
    guard case .documented(let names) = language else { return languages.permitted }
    let variants = compiled.variants.indices.filter { names.contains(compiled.variants[$0].name) }
    return Language(documented: variants, languages.first)
  }

  /// Returns the automaton of an evaluation, with the evaluation's state for each of its states.
  private func table(
    of reading: ClaimReading, _ starts: [ClaimReading.State], _ subjects: [Subject],
    _ alphabet: EventAlphabet
  ) throws(DecisionError) -> (ClaimAutomaton, [ClaimReading.State]) {
    let symbols =
      subjects.flatMap { subject in
        contract.callbacks.map { Optional(EventTerm(subject, $0)) }
      } + (alphabet.hasOthers ? [nil] : [])
    var states = LazyAutomaton<ClaimReading.State>(
      symbolCount: alphabet.symbolCount, limit: Limits.assumptionStates)
    let first = starts.map { Int(states.number(of: $0)) }
    let table: [Int32]
    do {
      table = try states.explore { state in symbols.map { reading.state(state, after: $0) } }
    } catch { throw .assumptionTooLarge }
    let automaton = DFA(
      symbolCount: alphabet.symbolCount, start: first[0],
      accepting: states.states.map(reading.holds), table: table)
    return (ClaimAutomaton(automaton: automaton, starts: first), states.states)
  }
}
