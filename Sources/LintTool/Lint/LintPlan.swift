import EventChecking
import EventLint
import EventModel
import EventReports

/// The plan of a run of `lint`: the options and the configuration, read and checked.
struct LintPlan {
  let run: Run
  var rules = LintConfiguration()
  var files: InputFiles
  var reporting: ReportPlan
  /// Whether reading goes on as the log grows.
  var follows: Bool
  /// The source files that findings may point to; nil if they point to the logs.
  var sources: SourceIndex?
  var jobs: Int

  init(_ run: Run) throws(ToolFailure) {
    let invocation = run.invocation
    self.run = run
    reporting = try ReportPlan(run)
    rules.kinds = run.kinds
    try RuleSelection.apply(run, to: &rules)
    rules.assumptions = try run.declaredAssumptions()
    // Whether no log has an event is known only at the end of the last log.
    rules.reportsNoEvents = false
    rules.keepsReportedTransitions = reporting.reporters.contains { $0.reporter.drawsTransitions }
    follows = invocation.has(LintOptions.follow)
    if follows, run.reading.paths.count > 1 {
      throw .usage("--follow reads one log: name one file")
    }
    let root = invocation.text(LintOptions.sourceRoot) ?? run.configuration.sourceRoot
    sources = try root.map { path throws(ToolFailure) in try SourceIndex(root: path) }
    jobs = invocation.count(.jobs) ?? SystemCalls.processorCount
    files = try run.reading.files(run.outputs, run.console)
  }
}
