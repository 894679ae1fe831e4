import EventModel
import EventReports

/// How a run reports its findings: which, where, and which of them fail it.
struct ReportPlan {
  /// The reporters, each with the file it prints to; nil for standard output.
  var reporters: [(reporter: Reporter, file: String?)]
  /// The lowest severity to report.
  var minSeverity: Severity
  /// Whether warnings fail the run too.
  var isStrict: Bool
  /// Whether findings never fail the run.
  var exitsZero: Bool
  /// The file of known findings.
  var baseline: String?
  /// The file to write the findings of this run to, as a new baseline.
  var newBaseline: String?
  var maxFindings: Int?
  /// Whether nothing but findings is printed.
  var isQuiet: Bool
  /// Whether the run prints what it read, and in which format.
  var isVerbose: Bool
  /// Whether the elapsed time is printed.
  var isTimed: Bool

  /// Whether some reporter distinguishes the repeats of a finding from the first one.
  var countsOccurrences: Bool { reporters.contains { $0.reporter.countsOccurrences } }

  init(_ run: RunSettings) throws(ToolFailure) {
    let (invocation, configuration) = (run.invocation, run.configuration)
    let named = invocation.texts(LintOptions.format)
    reporters = try ReporterChoice.reporters(
      named.isEmpty ? configuration.reporters : named, invocation)
    minSeverity =
      invocation.text(LintOptions.minSeverity).flatMap(Severity.init(rawValue:))
      ?? configuration.minSeverity ?? .note
    isStrict = invocation.has(.strict) || configuration.isStrict ?? false
    exitsZero = invocation.has(LintOptions.exitZero)
    baseline =
      invocation.text(LintOptions.baseline) ?? configuration.baseline.map(configuration.resolved)
    newBaseline = invocation.text(LintOptions.writeBaseline)
    maxFindings = invocation.count(LintOptions.maxFindings) ?? configuration.maxFindings
    isQuiet = invocation.has(LintOptions.quiet)
    isVerbose = invocation.has(LintOptions.verbose)
    isTimed = invocation.has(LintOptions.timing)
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose exclude each other", invocation) }
  }

  /// Returns the files that the run writes, after checking that it reads none of them.
  ///
  /// - Parameters:
  ///   - others: Options that name further files it writes.
  ///   - inputs: What it reads beside its configuration and its baseline.
  /// - Throws: a failure if it would write over what it reads.
  func outputs(
    _ run: RunSettings, others: [(option: CommandOption, file: String?)] = [], inputs: [String] = []
  ) throws(ToolFailure) -> OutputFiles {
    var written = reporters.compactMap { reporter, file in
      file.map { (words: "--format \(reporter.name):\($0)", path: $0) }
    }
    for (option, file) in [(LintOptions.writeBaseline, newBaseline)] + others {
      if let file { written.append(("--\(option.name) \(file)", file)) }
    }
    let outputs = try OutputFiles(
      run.console, prints: reporters.contains { $0.file == nil }, written)
    // A baseline may be renewed in place: it is read completely before it is written.
    let read = [baseline == newBaseline ? nil : baseline].compactMap { $0 }
    try outputs.check(run.configuration.files(run.invocation) + read + inputs)
    return outputs
  }
}
