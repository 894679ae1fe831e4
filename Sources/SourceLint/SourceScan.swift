public import EventChecking
public import EventModel
public import SourceReading

/// A scan of client source: what its screens rely on, decided over every legal order.
///
/// The facts of the source become claims, the judge decides the claims, and what does not hold becomes
/// a finding at a line of the source.
public struct SourceScan: Sendable {
  /// What to look for, and how much each finding matters.
  public struct Options: Sendable {
    /// The names of the chosen kinds; nil for the contract's documented ones.
    public var kinds: [String]?
    /// The rules that are on; nil for all.
    public var only: Set<String>?
    /// The rules that are off.
    public var skip: Set<String> = []
    /// Severities other than a rule's own, by rule.
    public var severities: [String: Severity] = [:]
    /// Resources beside those of the table, examined first.
    public var resources: [SourceResource] = []

    /// Makes the options in which every rule is on with its own severity.
    public init() {}

    /// Returns whether a rule is on.
    public func isOn(_ rule: String) -> Bool {
      !skip.contains(rule) && only?.contains(rule) ?? true
    }
  }

  /// The contract whose callbacks the screens get.
  public let contract: Contract
  /// What to look for.
  public let options: Options

  /// Makes a scan.
  public init(contract: Contract, options: Options = Options()) {
    self.contract = contract
    self.options = options
  }

  /// What the source relies on, and what of it does not hold.
  package struct Outcome: Sendable {
    /// A claim that the source relies on.
    package struct Reliance: Hashable, Sendable {
      /// The claim; it names its screen.
      package var assumption: Assumption
      /// What it is about.
      package var about: String
      package var holds: Bool
      /// The place that the claim comes from.
      package var site: SourceSite
    }

    /// What does not hold, by file and line.
    package var findings: [Finding] = []
    /// Everything the source relies on, in the order of the source.
    package var reliances: [Reliance] = []
  }

  /// Returns the findings in some source, by file and line.
  ///
  /// - Throws: a ``DecisionError`` if a claim takes too many states.
  /// - Precondition: the kinds are the contract's.
  public func findings(in code: SourceCode) throws(DecisionError) -> [Finding] {
    try outcome(of: code).findings
  }

  /// Returns what some source relies on, and what of it does not hold.
  ///
  /// - Throws: a ``DecisionError`` if a claim takes too many states.
  /// - Precondition: the kinds are the contract's.
  package func outcome(of code: SourceCode) throws(DecisionError) -> Outcome {
    var judge = judge
    return try outcome(of: code, &judge)
  }

  /// A new judge of the scan's claims.
  var judge: ClaimJudge {
    guard let judge = try? ClaimJudge(contract, kinds: options.kinds) else {
      preconditionFailure("the chosen kinds must be kinds of the contract")
    }
    return judge
  }

  /// Returns what some source relies on, and what of it does not hold, by a judge that knows the
  /// claims which it has decided before.
  func outcome(of code: SourceCode, _ judge: inout ClaimJudge) throws(DecisionError) -> Outcome {
    let comments = code.directives.sorted { $0.key < $1.key }.map(\.value)
    let project = SourceProject(
      code.facts, comments,
      resources: SourceVocabulary.words(for: contract, resources: options.resources).resources,
      contract: contract, kinds: options.kinds)
    var claims = SourceRule.all.filter { options.isOn($0.description.id) }
      .flatMap { $0.claims(project) }
      .compactMap { $0.isNeverSwiped ? limited($0) : $0 }
    claims.sort {
      // Of the effects of one call, those that the user sees come first.
      ($0.site, $0.rule, $0.consequence.isEmpty ? 1 : 0, $0.subject, $0.isInherited ? 1 : 0)
        < ($1.site, $1.rule, $1.consequence.isEmpty ? 1 : 0, $1.subject, $1.isInherited ? 1 : 0)
    }
    var outcome = Outcome()
    var findings = MergedFindings()
    var silenced: [String: [(rule: String, line: Int)]] = [:]
    for claim in claims {
      let found = try finding(for: claim, &judge)
      if let assumption = claim.assumption {
        outcome.reliances.append(
          Outcome.Reliance(
            assumption: assumption.naming(claim.screen), about: claim.about, holds: found == nil,
            site: claim.site))
      }
      guard let found else { continue }
      let (file, line) = (claim.site.file, claim.site.line)
      if code.directives[file]?.silence(claim.rule, onLine: line) == true {
        silenced[file, default: []].append((claim.rule, line))
      } else {
        findings.add(found, of: claim)
      }
    }
    findings.nameHeirs()
    outcome.findings = findings.all
    for comment in uselessComments(in: code, silenced) {
      let place = (comment.file, comment.position.line)
      let next = outcome.findings.firstIndex { ($0.file, $0.position.line) > place }
      outcome.findings.insert(comment, at: next ?? outcome.findings.count)
    }
    return outcome
  }
}

extension SourceScan {
  /// Returns a claim about the life of a screen, for completed transitions only; nil if it is about
  /// cancelled ones. Any other claim is returned as it is.
  private func limited(_ claim: SourceClaim) -> SourceClaim? {
    guard let assumption = claim.assumption, assumption.scope == .view else { return claim }
    guard assumption.limits.isEmpty else { return nil }
    var claim = claim
    claim.assumption = Assumption(
      assumption.formula, in: contract.variants(.completed, of: options.kinds))
    return claim
  }
}

extension SourceScan {
  /// Returns a note for each comment that silences none of the findings of its line.
  private func uselessComments(
    in code: SourceCode, _ silenced: [String: [(rule: String, line: Int)]]
  ) -> [Finding] {
    let rule = SourceRule.malformedComment.description
    guard options.isOn(rule.id) else { return [] }
    let areAllOn = options.only == nil && options.skip.isEmpty
    return code.directives.sorted { $0.key < $1.key }.flatMap { file, directives in
      directives.useless(among: silenced[file] ?? []) { $0.map(options.isOn) ?? areAllOn }
    }.map { mistake in
      let claim = SourceClaim(rule, at: mistake.site, about: mistake.message, mistake.message)
      var finding = finding(of: claim, mistake.message)
      finding.severity = min(finding.severity, .note)
      finding.help = nil
      return finding
    }
  }

  /// Lowers the severity of a finding that only a cancelled transition of the screen shows, where the
  /// screen takes the back button away: only a sheet may still be pulled down and let go.
  private func lower(
    _ finding: inout Finding, of claim: SourceClaim, _ judge: inout ClaimJudge
  ) throws(DecisionError) {
    // Where no swipe removes the screen anyway, completed transitions have shown the finding.
    guard !claim.isNeverSwiped, let place = claim.backButtonTaken else { return }
    if let completed = limited(claim)?.assumption,
      try judge.judgement(on: completed).verdict == .violated
    {
      return
    }
    finding.severity = min(finding.severity, .note)
    finding.notes.append(
      Finding.Note(
        "this takes the back button away, and with it the swipe back: only a sheet can be "
          + "pulled down and let go",
        file: place.file, position: LogPosition(place)))
  }

  /// Returns the finding for a claim, or nil if it holds.
  private func finding(
    for claim: SourceClaim, _ judge: inout ClaimJudge
  ) throws(DecisionError) -> Finding? {
    guard let assumption = claim.assumption else { return finding(of: claim, claim.message) }
    let judgement = try judge.judgement(on: assumption)
    let isNote = judgement.verdict == .incidental && claim.reportsIncidental
    guard judgement.verdict == .violated || isNote else { return nil }
    let witness = try witness(of: judgement, assumption, &judge)
    let gesture = gesture(of: judgement, for: claim, witness)
    let consequence = claim.consequence.isEmpty ? "" : "; \(claim.consequence)"
    var finding = finding(
      of: claim, claim.message + consequence + (gesture.isEmpty ? "" : " (\(gesture))"))
    finding.assumption = AssumptionPrinter(contract: contract).text(
      of: assumption.naming(claim.screen))
    finding.verdict = judgement.verdict.rawValue
    if isNote { finding.severity = min(finding.severity, .note) }
    let history = witness.map { named($0, for: claim) }
    finding.witness = history?.events.map(\.description) ?? []
    finding.history = history?.adding(claim.callback, from: contract)
    if claim.help == nil { finding.help = try help(for: claim, &judge) ?? judgement.advice }
    try lower(&finding, of: claim, &judge)
    return finding
  }

  /// Returns the witness to show: the shortest, unless a user does something rare there and other
  /// transitions show the same.
  ///
  /// Kinds that were chosen in addition to the documented ones are rarer than these. And a swipe that
  /// would reveal the screen and is let go is rarer than completed transitions.
  private func witness(
    of judgement: Judgement, _ assumption: Assumption, _ judge: inout ClaimJudge
  ) throws(DecisionError) -> Witness? {
    guard let shortest = judgement.witness, judgement.scope == .view, assumption.limits.isEmpty
    else { return judgement.witness }
    var shown = shortest
    let names = options.kinds ?? []
    if names.count > contract.documentedKinds.count,
      contract.documentedKinds.allSatisfy(names.contains)
    {
      let documented = contract.variants(of: contract.documentedKinds)
      shown = try witness(against: assumption, in: documented, &judge) ?? shown
    }
    guard
      shown.transitions.contains(where: { transition in
        transition.outcome == .cancelled && transition.actor("new") == shown.view
      })
    else { return shown }
    let completed = contract.variants(.completed, of: options.kinds)
    return try witness(against: assumption, in: completed, &judge) ?? shown
  }

  /// Returns the shortest history of some variants that breaks a claim; nil if none does.
  private func witness(
    against assumption: Assumption, in variants: [Assumption.Limit], _ judge: inout ClaimJudge
  ) throws(DecisionError) -> Witness? {
    let judgement = try judge.judgement(on: Assumption(assumption.formula, in: variants))
    return judgement.verdict == .violated ? judgement.witness : nil
  }

  /// Returns the history that shows a finding, with the names of the screens.
  private func named(_ witness: Witness, for claim: SourceClaim) -> Witness {
    guard let screen = claim.screen else { return witness }
    guard witness.view == nil, let role = claim.role else { return witness.naming(screen) }
    return witness.naming(claim.others.merging([role: screen]) { $1 }, actor: role)
  }

  private func finding(of claim: SourceClaim, _ message: String) -> Finding {
    var finding = Finding(
      rule: claim.rule, severity: options.severities[claim.rule] ?? claim.severity,
      message: message, file: claim.site.file, position: LogPosition(claim.site))
    finding.view = claim.screen
    finding.event = claim.callback?.name
    finding.subject = claim.subject
    finding.help = claim.help
    finding.notes = claim.notes.map { note in
      Finding.Note(
        note.message, file: note.site.file, position: LogPosition(note.site),
        event: note.callback?.name)
    }
    return finding
  }

  /// Returns what a user does to see that a claim does not hold.
  ///
  /// A claim about two sides is shown by the kinds that break it, or, if these are cancelled, by what
  /// the user does in the first of them, as the screen with the code sees it.
  private func gesture(
    of judgement: Judgement, for claim: SourceClaim, _ witness: Witness?
  ) -> String {
    guard let witness else { return "" }
    if judgement.scope == .view { return contract.gesture(for: witness) }
    if let role = claim.role, let first = judgement.violatedBy.first, first.outcome == .cancelled,
      let words = contract.gesture(of: first.kind, .cancelled, from: role)
    {
      return words
    }
    let names = judgement.violatedBy.map(\.description)
    return names.isEmpty ? "in an order that is permitted" : "in " + names.joined(separator: ", ")
  }

  /// Returns the nearest callbacks for which the claim holds, as text.
  private func help(
    for claim: SourceClaim, _ judge: inout ClaimJudge
  ) throws(DecisionError) -> String? {
    guard !claim.wanted.isEmpty else { return nil }
    let pairs = try judge.nearestPairs(keeping: claim.wanted)
    guard !pairs.isEmpty else { return nil }
    let (first, second) = claim.verbs
    let words = pairs.map { "\(first) in \($0.acquire) and \(second) in \($0.release)" }
    return words.joined(separator: ", or ") + ": that holds in every legal order"
  }
}

extension LogPosition {
  /// Makes the position of a place in a source file.
  init(_ site: SourceSite) {
    self.init(
      offset: 0, length: max(0, site.endColumn - site.column), line: site.line,
      column: site.column, endColumn: site.endColumn)
  }
}

extension Assumption {
  /// Returns the assumption about one named screen, where it is about each screen's life.
  func naming(_ name: String?) -> Assumption {
    guard let name, scope == .view else { return self }
    return Assumption(formula.about(.named(name)), in: limits)
  }
}

extension Formula {
  /// Returns the same claim about another subject.
  fileprivate func about(_ subject: Subject) -> Formula {
    let moved = { (event: EventTerm) in EventTerm(subject, event.callback) }
    switch self {
    case .template(let claim):
      return .template(
        TemplateClaim(
          claim.template, claim.events.map(moved), count: claim.count, wording: claim.wording))
    case .state(let claim):
      return claim.isNegated
        ? .state(of: subject, isNot: claim.state, at: moved(claim.event))
        : .state(of: subject, is: claim.state, at: moved(claim.event))
    case .usage(let claim): return .usage(of: claim.action, during: moved(claim.event))
    case .balance(let claim):
      return .balance(
        BalanceClaim(
          claim.aspect, claim.acquires.map(moved), claim.releases.map(moved),
          isHeldAtStart: claim.isHeldAtStart))
    case .not(let part): return .not(part.about(subject))
    case .and(let first, let second): return .and(first.about(subject), second.about(subject))
    case .or(let first, let second): return .or(first.about(subject), second.about(subject))
    case .implies(let first, let second):
      return .implies(first.about(subject), second.about(subject))
    }
  }
}

extension Judgement {
  /// What to rely on instead, as text.
  fileprivate var advice: String? {
    instead.isEmpty ? nil : "rely on " + instead.map { "`\($0)`" }.joined(separator: ", or ")
  }
}
