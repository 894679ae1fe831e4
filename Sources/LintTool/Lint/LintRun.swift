import EventLint
import EventModel
import EventReports

struct LintRun {
  private let plan: LintPlan
  private var console: Console { plan.run.console }
  private var reporting: ReportedRun
  private var bytes: UInt64 = 0
  private var bar: ProgressBar

  init(_ run: Run) throws(ToolFailure) {
    let plan = try LintPlan(run)
    self.plan = plan
    let isLive = plan.follows || plan.files.inputs.contains { $0.path == nil }
    bar = ProgressBar(
      total: plan.files.byteCount, isAskedFor: run.invocation.has(LintOptions.progress),
      isQuiet: plan.reporting.isQuiet || isLive, run.console)
    reporting = try ReportedRun(
      plan.reporting, run, rules: Rule.all.map(\.description).filter { plan.rules.isOn($0.id) },
      isLive: isLive)
  }

  mutating func lint() throws(ToolFailure) -> ExitStatus {
    let start = ContinuousClock.now
    for failure in plan.files.failures { reporting.fail(failure) }
    if !plan.reporting.isQuiet {
      for remark in plan.files.remarks { console.say("note: \(remark)") }
      sayWhenReported()
    }
    plan.checkLogs(baseline: reporting.baseline, known: reporting.known) { receive($0) }
    bar.hide()
    reportNoEvents()
    try reporting.finish()
    if plan.reporting.isTimed { sayTime(.now - start) }
    return reporting.status
  }
}

extension Run {
  func lint() throws(ToolFailure) -> ExitStatus {
    var run = try LintRun(self)
    return try run.lint()
  }
}

extension LintRun {
  /// Says of a log that is followed that the report comes at its end, if it does.
  private func sayWhenReported() {
    guard plan.follows else { return }
    for (reporter, _) in plan.reporting.reporters where reporter.isWhole {
      console.say("note: '\(reporter.name)' is written when the log ends; ^C ends it")
    }
  }

  private mutating func receive(_ arrival: LintPlan.Arrival) {
    switch arrival {
    case .findings(let findings, let read):
      if findings.isEmpty { bar.show(Int(bytes + read)) } else { bar.hide() }
      for finding in findings { add(finding) }
      // Live input: each finding is printed as soon as it is decided.
      if !findings.isEmpty { reporting.flush() }
    case .failure(let message):
      bar.hide()
      reporting.fail(message)
    case .end(let result):
      reporting.report.logs.append(result.log)
      reporting.report.summary.count(result.log)
      reporting.report.summary.add(result.counts)
      if let known = result.known { reporting.known?.add(known) }
      bytes += result.bytes
      say(result)
    }
  }

  private mutating func add(_ finding: ReportedFinding) {
    if plan.reporting.countsOccurrences, !reporting.isFull { reporting.report.repeats.add(finding) }
    reporting.add(finding)
  }

  private func say(_ result: LogCheck.Result) {
    if plan.reporting.isQuiet { return }
    for remark in result.remarks {
      console.say("note: \(remark.file):\(remark.position.line): \(remark.message)")
    }
    reporting.sayStale(result.stale)
    guard plan.reporting.isVerbose else { return }
    let summary = result.log
    console.say(
      "\(summary.file): read as \(result.format): "
        + [
          RunSummary.counted(summary.lines, "line"), RunSummary.counted(summary.events, "event"),
          RunSummary.counted(summary.transitions, "transition"),
        ].joined(separator: ", "))
  }

  /// Reports that no log has an event; this is known at the end of the last log.
  ///
  /// It is about the run and not about the content of a log, so no baseline lists it.
  private mutating func reportNoEvents() {
    let report = reporting.report
    guard report.summary.files > 0, report.summary.events == 0 else { return }
    if !plan.reporting.isQuiet,
      let directory = plan.run.reading.paths.first(where: SourceFiles.holdsSource)
    {
      console.say("note: source is checked with 'transition-lint scan \(directory)'")
    }
    let found = Linter.findings(
      ofRunWithoutEvents: report.logs.map(\.file), isEmpty: bytes == 0,
      contract: plan.run.contract, configuration: plan.rules)
    for var finding in found where finding.severity >= plan.reporting.minSeverity {
      (finding.position.column, finding.position.endColumn) = (1, 1)
      reporting.report.summary.count(finding.severity)
      add(ReportedFinding(finding))
    }
  }

  private func sayTime(_ time: Duration) {
    let milliseconds = time / .milliseconds(1)
    let rate = Double(bytes) / max(1e-6, milliseconds) / 1e3
    console.say(
      "read \(bytes) bytes in \(milliseconds.rounded(to: 1)) ms (\(rate.rounded(to: 1)) MB/s)")
  }
}
