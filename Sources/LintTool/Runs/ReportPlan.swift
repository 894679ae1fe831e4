import EventLog
import EventModel
import EventReports

/// How a run reports its findings: which, where, and which of them fail it.
struct ReportPlan {
  /// The reporters, each with the file it prints to; nil for standard output.
  var reporters: [(reporter: Reporter, file: String?)] = []
  var minSeverity: Severity
  var isStrict: Bool
  var exitsZero: Bool
  var baseline: String?
  /// The file to write the findings of this run to, as a new baseline.
  var newBaseline: String?
  var maxFindings: Int?
  var isQuiet: Bool
  /// Whether the run prints what it read, and in which format.
  var isVerbose: Bool
  var isTimed: Bool

  /// Whether some reporter distinguishes the repeats of a finding from the first one.
  var countsOccurrences: Bool { reporters.contains { $0.reporter.countsOccurrences } }

  init(_ run: Run) throws(ToolFailure) {
    let (invocation, configuration) = (run.invocation, run.configuration)
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
    let named = invocation.texts(LintOptions.format)
    try choose(named.isEmpty ? configuration.reporters : named, invocation)
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose cannot be used together") }
  }

  /// Chooses the reporters that some texts name, `NAME[:FILE]`; `text` if none is named.
  private mutating func choose(_ texts: [String], _ invocation: Invocation) throws(ToolFailure) {
    for text in texts.isEmpty ? [Reporter.all[0].name] : texts {
      if let meant = CommonMistakes.reports(meantBy: text) {
        throw .usage("'--format \(text)' names no single report" + Spelling.question(meant))
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let reporter = try Self.reporter(String(parts[0]), invocation)
      if parts.last?.isEmpty == true { throw .usage("'--format \(text)' names no file") }
      reporters.append((reporter, parts.count == 2 ? String(parts[1]) : nil))
    }
    let printed = reporters.filter { $0.file == nil }.map(\.reporter)
    if printed.count > 1 {
      let names = printed.map { "'\($0.name)'" }.joined(separator: " and ")
      throw .usage(
        "\(names) would both print to standard output: give one a file, "
          + "e.g. --format \(printed[1].name):report.\(printed[1].fileEnding)")
    }
  }

  private static func reporter(
    _ name: String, _ invocation: Invocation
  ) throws(ToolFailure) -> Reporter {
    if let reporter = Reporter.named(name) { return reporter }
    if invocation.command.takes(.from), LogFormat.named(name) != nil {
      throw .usage("'\(name)' is a format of logs, not of reports; did you mean '--from \(name)'?")
    }
    if CommonMistakes.isPath(name) {
      throw .usage(
        "'\(name)' is a file, not a report format; did you mean '\(invocation.path) \(name)'?")
    }
    let other = CommonMistakes.formats[name.lowercased()]
    if let picture = PictureForm.named(other ?? name) {
      throw .usage(
        "'\(name)' is a format of pictures, not of reports; "
          + "did you mean 'transition-lint render --format \(picture.name)'?")
    }
    throw .usage(
      "unknown report format '\(name)'"
        + Spelling.question(
          CommonMistakes.reporter(meantBy: name), among: Reporter.all.map(\.name)))
  }

  /// Returns the files that the run writes, after checking that it reads none of them.
  ///
  /// - Parameters:
  ///   - others: Options that name further files it writes.
  ///   - inputs: What it reads beside its configuration and its baseline.
  /// - Throws: a failure if it would write over what it reads.
  func outputs(
    _ run: Run, others: [CommandOption] = [], inputs: [String] = []
  ) throws(ToolFailure) -> OutputFiles {
    var written = reporters.compactMap { reporter, file in
      file.map { (words: "--format \(reporter.name):\($0)", path: $0) }
    }
    for option in [LintOptions.writeBaseline] + others {
      if let file = run.invocation.text(option) {
        written.append(("--\(option.name) \(file)", file))
      }
    }
    let outputs = try OutputFiles(
      run.console, prints: reporters.contains { $0.file == nil }, written)
    // A baseline may be renewed in place: it is read completely before it is written.
    let read = [baseline == newBaseline ? nil : baseline].compactMap { $0 }
    try outputs.check(run.configuration.files(run.invocation) + read + inputs)
    return outputs
  }
}
