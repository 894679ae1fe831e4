import EventLint
import EventModel
import EventReports
import SourceLint
import SourceReading

/// What a run of `scan` is to do: the options and the configuration, read and checked.
struct ScanPlan {
  /// The contract whose callbacks the screens get.
  var contract: Contract
  /// What to look for.
  var options: SourceScan.Options
  /// What is read.
  var files: SourceFiles
  /// The reporters, each with the file it prints to; nil for standard output.
  var reporters: [(reporter: Reporter, file: String?)]
  /// Findings that matter less are left out.
  var minSeverity: Severity
  /// Whether warnings fail the run too.
  var isStrict: Bool
  /// Whether findings never fail the run.
  var exitsZero: Bool
  /// The file of known findings.
  var baseline: String?
  /// The file to write the findings of this run to, as known ones.
  var newBaseline: String?
  /// How many findings are reported; nil for all.
  var maxFindings: Int?
  /// How many files are read at once.
  var jobs: Int
  /// Whether nothing but findings is printed.
  var isQuiet: Bool
  /// Whether it is said what was left out.
  var isVerbose: Bool
  /// The file for what the source leans on.
  var assumptionsFile: String?
  /// The file for what was understood.
  var factsFile: String?
  /// The recorded logs that findings are looked up in.
  var logs: ReadingPlan

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    let configuration = try Configuration.load(for: invocation, console)
    contract = try Contracts.contract(for: invocation, configuration)
    let named = invocation.texts(LintOptions.format)
    reporters = try ReporterChoice.reporters(
      named.isEmpty ? configuration.reporters : named, invocation)
    options = SourceScan.Options()
    let kinds = try KindSelection.kinds(for: invocation, configuration, contract)
    // The documented kinds are no choice of the app's.
    options.kinds = kinds == contract.documentedKinds ? nil : kinds
    options.resources = configuration.resources
    try RuleSelection.apply(invocation, configuration, to: &options)
    minSeverity =
      invocation.text(LintOptions.minSeverity).flatMap(Severity.init(rawValue:))
      ?? configuration.minSeverity ?? .note
    isStrict = invocation.has(.strict) || configuration.isStrict ?? false
    exitsZero = invocation.has(LintOptions.exitZero)
    baseline =
      invocation.text(LintOptions.baseline) ?? configuration.baseline.map(configuration.resolved)
    newBaseline = invocation.text(LintOptions.writeBaseline)
    maxFindings = invocation.count(LintOptions.maxFindings) ?? configuration.maxFindings
    jobs = invocation.count(.jobs) ?? SystemCalls.processorCount
    isQuiet = invocation.has(LintOptions.quiet)
    isVerbose = invocation.has(LintOptions.verbose)
    assumptionsFile = invocation.text(ScanOptions.emitAssumptions)
    factsFile = invocation.text(ScanOptions.facts)
    logs = try ReadingPlan(invocation, configuration)
    logs.paths = invocation.texts(ScanOptions.log)
    files = SourceFiles(
      invocation.arguments.isEmpty ? ["."] : invocation.arguments,
      excluding: configuration.excludes + invocation.texts(.exclude))
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose exclude each other", invocation) }
    try checkOutputs(invocation, configuration, console)
  }

  /// Refuses a run that would write over what it reads.
  private func checkOutputs(
    _ invocation: Invocation, _ configuration: Configuration, _ console: Console
  ) throws(ToolFailure) {
    var written = reporters.compactMap { reporter, file in
      file.map { (words: "--reporter \(reporter.name):\($0)", path: $0) }
    }
    let others = [
      ("write-baseline", newBaseline), ("emit-assumptions", assumptionsFile), ("facts", factsFile),
    ]
    for case (let name, let path?) in others { written.append(("--\(name) \(path)", path)) }
    let outputs = try OutputFiles(
      console, prints: reporters.contains { $0.file == nil }, written)
    try outputs.check(
      configuration.files(invocation) + [baseline == newBaseline ? nil : baseline].compactMap { $0 }
        + files.paths + logs.paths)
  }
}
