import EventModel
import EventReports

/// The reports of a run as they are written, and its exit status.
struct ReportedRun {
  let plan: ReportPlan
  private let console: Console
  private let outputs: [ReportOutput]
  private var failures = 0
  private var reportedCount = 0
  var report: RunReport

  /// The findings that are already known; nil if no file lists any.
  let baseline: Baseline?

  /// The findings of this run as a new baseline lists them; nil if none is written.
  var known: Baseline?

  init(
    _ plan: ReportPlan, _ run: Run, rules: [RuleDescription], isLive: Bool = false
  ) throws(ToolFailure) {
    self.plan = plan
    console = run.console
    var settings = run.reportSettings(rules)
    settings.isQuiet = plan.isQuiet
    report = RunReport(settings: settings)
    settings.isLive = isLive
    var outputs: [ReportOutput] = []
    for (reporter, file) in plan.reporters {
      settings.isColored = file == nil && run.paint.isOn
      outputs.append(try ReportOutput(reporter, to: file, settings, run.console))
    }
    self.outputs = outputs
    baseline = try plan.baseline.map { path throws(ToolFailure) in
      try Baseline(path, run.console, of: run.invocation.command.name)
    }
    known = plan.newBaseline.map { Baseline(writtenTo: $0, run.console) }
  }

  /// Reports that something failed; the run goes on.
  mutating func fail(_ message: String) {
    failures += 1
    console.say("error: \(message)")
  }

  var isFull: Bool { plan.maxFindings.map { reportedCount >= $0 } ?? false }

  mutating func add(_ finding: ReportedFinding) {
    if isFull {
      report.summary.unreported += 1
      return
    }
    reportedCount += 1
    for output in outputs { output.add(finding) }
  }

  func flush() { for output in outputs { output.flush() } }

  /// Reports entries of the baseline that were not found, so that the file only shrinks.
  func sayStale(_ entries: [String]) {
    if plan.isQuiet { return }
    for entry in entries {
      console.say("note: \(baseline?.path ?? "") lists findings that no longer occur: \(entry)")
    }
  }

  func finish(stale: [String] = []) throws(ToolFailure) {
    for output in outputs { try output.finish(report) }
    console.output.flush()
    sayStale(stale)
    try known?.write()
  }

  var status: ExitStatus {
    if failures > 0 { return .impossible }
    if plan.exitsZero { return .clean }
    let counts = report.summary.errors + (plan.isStrict ? report.summary.warnings : 0)
    return counts > 0 ? .findings : .clean
  }
}
