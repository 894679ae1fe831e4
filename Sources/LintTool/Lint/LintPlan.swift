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
  /// Whether findings never fail the run.
  var exitsZero: Bool
  /// How many findings are reported; nil for all.
  var maxFindings: Int?
  /// How many logs are read at once.
  var jobs: Int
  /// Whether nothing but findings is printed.
  var isQuiet: Bool
  /// Whether it is said what was read and how it was understood.
  var isVerbose: Bool

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    contract = try Contracts.contract(for: invocation)
    reading = try ReadingPlan(invocation)
    reporters = try ReporterChoice.reporters(invocation.texts(LintOptions.reporter), invocation)
    rules = LintConfiguration()
    rules.kinds = try KindSelection.kinds(invocation.text(.kinds), of: contract, invocation)
    try RuleSelection.apply(invocation, to: &rules)
    rules.assumptions = try AssumptionPlan.declared(
      invocation, contract, kinds: rules.kinds, console)
    rules.keepsReportedTransitions = reporters.contains { $0.reporter.drawsTransitions }
    minSeverity =
      invocation.text(LintOptions.minSeverity).flatMap(Severity.init(rawValue:)) ?? .note
    isStrict = invocation.has(.strict)
    exitsZero = invocation.has(LintOptions.exitZero)
    maxFindings = invocation.count(LintOptions.maxFindings)
    jobs = invocation.count(.jobs) ?? 1
    isQuiet = invocation.has(LintOptions.quiet)
    isVerbose = invocation.has(LintOptions.verbose)
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose exclude each other", invocation) }
  }
}
