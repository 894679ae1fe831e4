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
    baseline = Self.baseline(invocation, configuration)
    newBaseline = invocation.text(LintOptions.writeBaseline)
    maxFindings = invocation.count(LintOptions.maxFindings) ?? configuration.maxFindings
    isQuiet = invocation.has(LintOptions.quiet)
    isVerbose = invocation.has(LintOptions.verbose)
    isTimed = invocation.has(LintOptions.timing)
    for text in Self.reportTexts(invocation, configuration) {
      if let meant = CommonMistakes.reports(meantBy: text) {
        throw .usage("'--format \(text)' names no single report" + Spelling.question(meant))
      }
    }
    try choose(Self.reports(invocation, configuration), invocation)
    if isQuiet, isVerbose { throw .usage("--quiet and --verbose cannot be used together") }
  }

  /// Returns the path of the baseline that a run reads; nil if it reads none.
  static func baseline(_ invocation: Invocation, _ configuration: Configuration) -> String? {
    invocation.text(LintOptions.baseline) ?? configuration.baseline.map(configuration.resolved)
  }

  /// Returns the texts that name the reports a run makes: `text` if none is named.
  private static func reportTexts(
    _ invocation: Invocation, _ configuration: Configuration
  ) -> [String] {
    let named = invocation.texts(LintOptions.format)
    let texts = named.isEmpty ? configuration.reporters : named
    return texts.isEmpty ? [Reporter.all[0].name] : texts
  }

  /// Returns the reports a run makes, from texts `NAME[:FILE]`.
  static func reports(
    _ invocation: Invocation, _ configuration: Configuration
  ) -> [(name: String, file: String?)] {
    reportTexts(invocation, configuration).map { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }
  }

  private mutating func choose(
    _ reports: [(name: String, file: String?)], _ invocation: Invocation
  ) throws(ToolFailure) {
    for (name, file) in reports {
      let reporter = try Self.reporter(name, invocation)
      if file == "" { throw .usage("'--format \(name):' names no file") }
      reporters.append((reporter, file))
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
}
