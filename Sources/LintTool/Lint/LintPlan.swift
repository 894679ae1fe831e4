import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports

/// The plan of a run of `lint`: the options and the configuration, read and checked.
struct LintPlan {
  var compiled: CompiledContract
  /// Which rules run, and how much their findings matter.
  var rules: LintConfiguration
  /// How the logs are read.
  var reading: ReadingPlan
  /// What is done with the findings.
  var reporting: ReportPlan
  /// Whether reading goes on as the log grows.
  var follows: Bool
  /// The source files that findings may point to; nil if they point to the logs.
  var sources: SourceIndex?
  /// The files the run writes.
  var outputs: OutputFiles
  /// How many logs are read at once.
  var jobs: Int

  /// The contract to check against.
  var contract: Contract { compiled.contract }

  init(_ run: RunSettings) throws(ToolFailure) {
    let (invocation, configuration) = (run.invocation, run.configuration)
    compiled = run.compiled
    reading = run.reading
    reporting = try ReportPlan(run)
    rules = LintConfiguration()
    rules.kinds = run.kinds
    try RuleSelection.apply(run, to: &rules)
    rules.assumptions = try AssumptionPlan.declared(run)
    // Whether no log has an event is known only at the end of the last log.
    rules.reportsNoEvents = false
    rules.keepsReportedTransitions = reporting.reporters.contains { $0.reporter.drawsTransitions }
    follows = invocation.has(LintOptions.follow)
    if follows, reading.paths.count > 1 {
      throw .usage("--follow reads one log: name one file", invocation)
    }
    let root = invocation.text(LintOptions.sourceRoot) ?? configuration.sourceRoot
    sources = try root.map { path throws(ToolFailure) in try SourceIndex(root: path) }
    outputs = try reporting.outputs(run)
    jobs = invocation.count(.jobs) ?? SystemCalls.processorCount
  }

  /// Checks the files a configuration names.
  ///
  /// - Throws: a failure if one cannot be read, holds a bad assumption or is no baseline.
  static func checkFiles(of configuration: Configuration, _ console: Console) throws(ToolFailure) {
    var texts = AssumptionTexts(try Contracts.contract(of: configuration))
    for file in configuration.assumptionFiles { try texts.add(file: file, console) }
    if let failure = texts.failure { throw failure }
    if let file = configuration.baseline { _ = try Baseline(configuration.resolved(file), console) }
  }
}
