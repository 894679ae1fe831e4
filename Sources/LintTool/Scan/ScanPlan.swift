import EventLint
import EventModel
import EventReports
import SourceLint
import SourceReading

/// The plan of a run of `scan`: the options and the configuration, read and checked.
struct ScanPlan {
  /// The contract whose callbacks the screens get.
  var contract: Contract
  /// What to look for.
  var options: SourceScan.Options
  var files: SourceFiles
  /// What is done with the findings.
  var reporting: ReportPlan
  /// How many files are read at once.
  var jobs: Int
  /// The file for the assumptions that the source relies on.
  var assumptionsFile: String?
  /// The file for the facts read from the source.
  var factsFile: String?
  /// The recorded logs that findings are looked up in.
  var logs: ReadingPlan

  init(_ run: RunSettings) throws(ToolFailure) {
    let (invocation, configuration) = (run.invocation, run.configuration)
    contract = run.contract
    reporting = try ReportPlan(run)
    options = SourceScan.Options()
    // The default kinds do not count as chosen.
    options.kinds = run.kinds == contract.documentedKinds ? nil : run.kinds
    options.resources = configuration.resources
    try RuleSelection.apply(run, to: &options)
    jobs = invocation.count(.jobs) ?? SystemCalls.processorCount
    assumptionsFile = invocation.text(ScanOptions.emitAssumptions)
    factsFile = invocation.text(ScanOptions.facts)
    logs = run.reading
    logs.paths = invocation.texts(ScanOptions.log)
    files = SourceFiles(
      invocation.arguments.isEmpty ? ["."] : invocation.arguments,
      excluding: configuration.excludes + invocation.texts(.exclude))
    _ = try reporting.outputs(
      run,
      others: [(ScanOptions.emitAssumptions, assumptionsFile), (ScanOptions.facts, factsFile)],
      inputs: files.paths + logs.paths)
  }
}
