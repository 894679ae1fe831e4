import EventLint
import EventLog
import EventModel
import EventReports

/// What a run of `lint` is to do: the options and the configuration, read and checked.
struct LintPlan {
  /// What the logs are held to.
  var contract: Contract
  /// Which rules run, and how much their findings matter.
  var rules: LintConfiguration
  /// How the logs are read.
  var reading: ReadingPlan
  /// The reporters, each with the file it prints to; nil for standard output.
  var reporters: [(reporter: Reporter, file: String?)]
  /// Findings that matter less are left out.
  var minSeverity: Severity
  /// Whether warnings fail the run too.
  var isStrict: Bool
  /// Whether the log is read on as it grows.
  var follows: Bool
  /// Whether findings never fail the run.
  var exitsZero: Bool
  /// The file of known findings.
  var baseline: String?
  /// The file to write the findings of this run to, as known ones.
  var newBaseline: String?
  /// The source files that findings may point to; nil if they point to the logs.
  var sources: SourceIndex?
  /// The files the run writes.
  var outputs: OutputFiles
  /// How many findings are reported; nil for all.
  var maxFindings: Int?
  /// How many logs are read at once.
  var jobs: Int
  /// Whether nothing but findings is printed.
  var isQuiet: Bool
  /// Whether it is said what was read and how it was understood.
  var isVerbose: Bool

  /// Whether some reporter tells findings of one cause apart from the first one.
  var countsOccurrences: Bool { reporters.contains { $0.reporter.countsOccurrences } }

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    let configuration = try Configuration.load(for: invocation, console)
    contract = try Contracts.contract(for: invocation, configuration)
    reading = try ReadingPlan(invocation, configuration)
    let named = invocation.texts(LintOptions.format)
    reporters = try ReporterChoice.reporters(
      named.isEmpty ? configuration.reporters : named, invocation)
    rules = LintConfiguration()
    rules.kinds = try KindSelection.kinds(for: invocation, configuration, contract)
    try RuleSelection.apply(invocation, configuration, to: &rules)
    rules.assumptions = try AssumptionPlan.declared(
      invocation, configuration, contract, kinds: rules.kinds, console)
    // It is known at the end of the last log only.
    rules.reportsNoEvents = false
    rules.keepsReportedTransitions = reporters.contains { $0.reporter.drawsTransitions }
    minSeverity =
      invocation.text(LintOptions.minSeverity).flatMap(Severity.init(rawValue:))
      ?? configuration.minSeverity ?? .note
    isStrict = invocation.has(.strict) || configuration.isStrict ?? false
    follows = invocation.has(LintOptions.follow)
    if follows, reading.paths.count > 1 {
      throw .usage("--follow reads one log: name one file", invocation)
    }
    let root = invocation.text(LintOptions.sourceRoot) ?? configuration.sourceRoot
    sources = try root.map { path throws(ToolFailure) in try SourceIndex(root: path) }
    exitsZero = invocation.has(LintOptions.exitZero)
    baseline =
      invocation.text(LintOptions.baseline) ?? configuration.baseline.map(configuration.resolved)
    let newBaseline = invocation.text(LintOptions.writeBaseline)
    self.newBaseline = newBaseline
    outputs = try Self.outputs(reporters, newBaseline: newBaseline, console)
    // A baseline may be renewed in place: it is read whole before.
    try outputs.check(
      configuration.files(invocation) + [baseline == newBaseline ? nil : baseline].compactMap { $0 }
    )
    maxFindings = invocation.count(LintOptions.maxFindings) ?? configuration.maxFindings
    jobs = invocation.count(.jobs) ?? SystemCalls.processorCount
    isQuiet = invocation.has(LintOptions.quiet)
    isVerbose = invocation.has(LintOptions.verbose)
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose exclude each other", invocation) }
  }

  private static func outputs(
    _ reporters: [(reporter: Reporter, file: String?)], newBaseline: String?, _ console: Console
  ) throws(ToolFailure) -> OutputFiles {
    var files = reporters.compactMap { reporter, file in
      file.map { (words: "--format \(reporter.name):\($0)", path: $0) }
    }
    if let newBaseline { files.append(("--write-baseline \(newBaseline)", newBaseline)) }
    return try OutputFiles(
      console, prints: reporters.contains { $0.file == nil }, files)
  }

  /// Checks the files a configuration names.
  ///
  /// - Throws: a failure if one cannot be read, holds a bad assumption or is no baseline.
  static func checkFiles(
    of configuration: Configuration, _ console: Console
  ) throws(ToolFailure) {
    var texts = AssumptionTexts(try Contracts.contract(of: configuration))
    for file in configuration.assumptionFiles { try texts.add(file: file, console) }
    if let failure = texts.failure { throw failure }
    if let file = configuration.baseline { _ = try Baseline(configuration.resolved(file), console) }
  }
}
