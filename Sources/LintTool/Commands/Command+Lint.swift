import EventLint
import EventModel
import EventReports

extension Command {
  static let lint = Command(
    "lint", abstract: "Check recorded logs",
    discussion: """
      Reads logs in any format, follows every view and transition in them, and reports what breaks \
      the contract. Exit status: 0 if no finding is an error, 1 if one is, 2 if the run failed (a \
      file cannot be read, say), 64 for wrong arguments.
      """,
    arguments: [.paths],
    groups: [
      ("CONTRACT OPTIONS", [.contract, .kinds, .profile]),
      (
        "INPUT OPTIONS", [.from, .standardInputName, .exclude, .jobs, LintOptions.follow]
      ),
      (
        "RULE OPTIONS",
        [
          LintOptions.assume, .assumptions, LintOptions.only(LintConfiguration.ids),
          LintOptions.skip(LintConfiguration.ids), LintOptions.severity,
        ]
      ),
      (
        "REPORT OPTIONS",
        [
          LintOptions.format, LintOptions.minSeverity, LintOptions.maxFindings,
          LintOptions.sourceRoot, LintOptions.baseline, LintOptions.writeBaseline,
          LintOptions.quiet, LintOptions.verbose, LintOptions.progress, LintOptions.timing,
        ]
      ),
      ("EXIT STATUS OPTIONS", [.strict, LintOptions.exitZero]),
      ("CONFIGURATION OPTIONS", [.configFile, .noConfig]),
    ],
    action: running(Run.lint))
}

enum LintOptions {
  static let format = CommandOption(
    "format", olderNames: ["reporter"], .report(offers: Reporter.all.map(\.name)),
    "format[:file]",
    repeatable: true,
    help:
      "Format of the report, and the file to write it to: \(Reporter.all.map(\.name).joined(separator: ", "))"
  )
  static let assume = CommandOption(
    "assume", .text(), "text", repeatable: true,
    help: "Assumption to check the logs against, e.g. 'new.viewWillAppear before new.viewDidAppear'"
  )
  /// The options that choose among the rules of a subcommand.
  static func only(_ ids: [String]) -> CommandOption {
    CommandOption(
      "only", .list(offers: ids), "rules", repeatable: true, help: "Run only these rules")
  }
  static func skip(_ ids: [String]) -> CommandOption {
    CommandOption(
      "skip", .list(offers: ids), "rules", repeatable: true, help: "Run all rules but these")
  }
  static let severity = CommandOption(
    "severity", .list(), "rule=level", repeatable: true,
    help: "Severity of a rule: off, note, warning or error")
  static let minSeverity = CommandOption(
    "min-severity", .word(Severity.allCases.map(\.rawValue)), "level",
    help: "Lowest severity to report")
  static let follow = CommandOption(
    "follow",
    help: "Keep reading as the file grows, until ^C; standard input is always read this way")
  static let exitZero = CommandOption("exit-zero", help: "Exit with 0 even if there are findings")
  static let baseline = CommandOption(
    "baseline", .file, "file", help: "Do not report the findings listed in a file")
  static let writeBaseline = CommandOption(
    "write-baseline", .outputFile(), "file", help: "Write the findings of this run as a baseline")
  static let maxFindings = CommandOption(
    "max-findings", .count(from: 0), "n",
    help: "Report at most this many findings and count the rest")
  static let sourceRoot = CommandOption(
    "source-root", .file, "directory",
    help:
      "Directory of the source: a finding in a line that names Detail.swift:38 points to that place"
  )
  static let progress = CommandOption(
    "progress", help: "Show a progress bar on standard error (default for long runs on a terminal)")
  static let timing = CommandOption("timing", help: "Print the elapsed time on standard error")
  static let quiet = CommandOption("quiet", help: "Print only findings")
  static let verbose = CommandOption(
    "verbose", help: "Print on standard error what was read, and in which format")
}
