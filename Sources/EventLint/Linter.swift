public import EventModel
package import EventChecking

/// The check of one log: events go in, findings come out in the order in which they are decided.
///
/// ```swift
/// var linter = Linter(contract: .viewTransitions, configuration: LintConfiguration(), file: "app.log")
/// ```
///
/// - Complexity: O(1) an event; memory is that of the views and transitions alive.
public struct Linter: EventConsumer {
  private let configuration: LintConfiguration
  private let file: String
  private let rules: [Rule]
  private var tracker: LogTracker
  private var findings: [Finding]
  /// The findings that are more severe after a second without a call. Times are not read with the
  /// events, since few findings need them.
  private var undecided: [(finding: Int, start: LogPosition, severity: Severity)] = []
  private var transitions: [ViewTransition] = []
  private var remarks: [Finding.Note] = []
  private var hasReportedVerdicts = false
  /// Whether the contract has flaws, so that no event is examined.
  package let isRefused: Bool

  /// Makes the check of a log against a contract; `file` is the log's name in findings.
  ///
  /// A contract with flaws of size or of names is refused: each flaw is an error of the rule
  /// `flawed_contract`, and no event is examined.
  package init(contract: Contract, configuration: LintConfiguration, file: String) {
    do throws(ContractError) {
      self.init(compiled: try CompiledContract(contract), configuration: configuration, file: file)
    } catch {
      self.init(
        CompiledContract(inPlaceOf: contract), of: contract, flaws: error.flaws, configuration, file
      )
    }
  }

  /// Makes the check of a log against a contract that was compiled before, for many logs once.
  package init(compiled: CompiledContract, configuration: LintConfiguration, file: String) {
    self.init(compiled, of: compiled.contract, flaws: [], configuration, file)
  }

  private init(
    _ compiled: CompiledContract, of contract: Contract, flaws: [Contract.Flaw],
    _ configuration: LintConfiguration, _ file: String
  ) {
    self.contract = contract
    isRefused = !flaws.isEmpty
    self.configuration = configuration
    self.file = file
    rules = Rule.all.filter { configuration.isOn($0.description.id) }
    tracker = LogTracker(
      compiled, kinds: configuration.kinds, keepsTransitions: configuration.keepsTransitions,
      assumptions: flaws.isEmpty ? configuration.assumptions : [], file: file)
    findings = flaws.map { flaw in
      Finding(
        rule: "flawed_contract", severity: .error,
        message: "the contract \(contract.name): \(flaw)", file: file,
        position: LogPosition(offset: 0, line: 0))
    }
  }

  package let contract: Contract

  /// How many calls of the contract's callbacks the log had so far.
  package var eventCount: Int { tracker.eventCount }

  package var transitionCount: Int { tracker.transitionCount }

  /// How many transitions had the order of each variant, in the contract's order. Variants that a
  /// log cannot tell apart are left out.
  package var coverage: [(variant: String, count: Int)] {
    tracker.coverage.map { ($0.name, $1) }
  }

  package mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    if isRefused { return }
    reportVerdicts(names: names)
    tracker.consume(batch, names: names)
    report(names: names)
  }

  package mutating func finish(names: borrowing NameTable) {
    if isRefused { return }
    reportVerdicts(names: names)
    tracker.finish(names: names)
    report(names: names)
    let untested = tracker.triggered.indices.filter {
      tracker.triggered[$0] == 0 && !tracker.assumptions[$0].monitor.isAboutUsage
    }
    report(untested.map { .untestedAssumption($0) }, names: names)
    if eventCount == 0, configuration.reportsNoEvents {
      report([.noEvents(logs: [file], isEmpty: false)], names: names)
    }
  }

  /// Returns the finding about a run in whose logs no event was found, or none if its rule is off.
  package static func findings(
    ofRunWithoutEvents logs: [String], isEmpty: Bool, contract: Contract,
    configuration: LintConfiguration
  ) -> [Finding] {
    var linter = Linter(
      contract: contract, configuration: configuration, file: logs.first ?? "")
    linter.report([.noEvents(logs: logs, isEmpty: isEmpty)], names: NameTable())
    return linter.takeFindings()
  }

  /// Hands over the findings decided since the last time.
  ///
  /// - Parameter hasPause: whether the times of the log show a second without a call between two
  ///   positions.
  package mutating func takeFindings(
    hasPause: (_ start: LogPosition, _ end: LogPosition) -> Bool = { _, _ in false }
  ) -> [Finding] {
    for item in undecided where hasPause(item.start, findings[item.finding].position) {
      findings[item.finding].severity = item.severity
    }
    defer { (findings, undecided) = ([], []) }
    return findings
  }

  /// Hands over the transitions closed since the last time, if the configuration keeps them.
  package mutating func takeTransitions() -> [ViewTransition] {
    defer { transitions = [] }
    return transitions
  }

  /// Hands over notes about the run itself, such as limits that were reached.
  package mutating func takeRemarks() -> [Finding.Note] {
    defer { remarks = [] }
    return remarks
  }

  /// Removes what is no longer needed from a full name table.
  package mutating func makeRoom(in names: inout NameTable) {
    makeRoom(in: &names, for: Limits.views / 2)
  }

  /// Removes all but a number of views from a name table.
  package mutating func makeRoom(in names: inout NameTable, for views: Int) {
    tracker.giveUpIfTooManyAreOpen(names: names)
    report(names: names)
    tracker.makeRoom(in: &names, for: views)
  }

  private mutating func reportVerdicts(names: borrowing NameTable) {
    if hasReportedVerdicts { return }
    hasReportedVerdicts = true
    guard configuration.reportsVerdicts else { return }
    report(tracker.assumptions.indices.map { .judgedAssumption($0) }, names: names)
  }

  private mutating func report(names: borrowing NameTable) {
    report(tracker.takeObservations(), names: names)
  }

  private mutating func report(_ observations: [Observation], names: borrowing NameTable) {
    if observations.isEmpty { return }
    let context = RuleContext(
      file: file, compiled: tracker.compiled, names: copy names, assumptions: tracker.assumptions)
    var kept: [ClosedTransition] = []
    let start = findings.count
    for observation in observations {
      let before = findings.count
      for rule in rules {
        guard var finding = rule.finding(observation, context) else { continue }
        if let severity = configuration.severities[finding.rule] {
          finding.severity = severity
        } else if case .missingDid(let missing, _) = observation, !missing.isCertain {
          undecided.append(
            (findings.count, missing.completed.position.logPosition, rule.description.severity))
        }
        findings.append(finding)
      }
      if case .closed(let closed) = observation,
        isKept(closed, isReported: findings.count > before)
      {
        kept.append(closed)
      }
      if case .limit(let text, let position) = observation {
        remarks.append(context.note(text, at: position))
      }
    }
    transitions += wanted(kept, start).map(context.transition)
  }

  /// The most transitions of one batch kept for findings of earlier batches.
  private static let reportedLimit = 64

  /// Returns the transitions that findings may be about: those whose numbers this batch's findings
  /// have, and the last ones. Naming the views of all transitions would cost more than the
  /// findings.
  private func wanted(_ kept: [ClosedTransition], _ start: Int) -> [ClosedTransition] {
    if configuration.keepsTransitions || kept.count <= Self.reportedLimit { return kept }
    let numbers = Set(findings[start...].lazy.compactMap(\.transition))
    let last = kept.count - Self.reportedLimit
    return kept.enumerated()
      .filter { $0.offset >= last || numbers.contains($0.element.open.number) }.map(\.element)
  }

  private func isKept(_ closed: ClosedTransition, isReported: Bool) -> Bool {
    if configuration.keepsTransitions { return true }
    guard configuration.keepsReportedTransitions else { return false }
    return isReported || closed.conformance == .illegal || closed.open.hasDoubtfulCall
  }
}
