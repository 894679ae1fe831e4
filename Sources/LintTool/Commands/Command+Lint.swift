import EventModel
import EventReports

extension Command {
  static let lint = Command(
    "lint", abstract: "Check recorded logs",
    discussion: """
      Reads logs in any format, follows every view and transition in them, and reports what breaks \
      the contract. Exit status: 0 clean, 1 findings of severity error, 2 it could not be done, 64 \
      bad arguments.
      """,
    arguments: [.paths],
    groups: [
      OptionGroup("CONTRACT OPTIONS", [.contract, .kinds, .profile]),
      OptionGroup(
        "INPUT OPTIONS", [.from, .standardInputName, .exclude, .jobs, LintOptions.follow]),
      OptionGroup(
        "RULE OPTIONS",
        [
          LintOptions.assume, .assumptions, LintOptions.only, LintOptions.skip,
          LintOptions.severity,
        ]),
      OptionGroup(
        "REPORT OPTIONS",
        [
          LintOptions.format, LintOptions.minSeverity, LintOptions.maxFindings,
          LintOptions.sourceRoot, LintOptions.baseline, LintOptions.writeBaseline,
          LintOptions.quiet, LintOptions.verbose, LintOptions.progress,
          LintOptions.timing,
        ]),
      OptionGroup("EXIT STATUS OPTIONS", [.strict, LintOptions.exitZero]),
      OptionGroup("CONFIGURATION OPTIONS", [.configFile, .noConfig]),
    ],
    action: { invocation, console throws(ToolFailure) in
      var run = try LintRun(invocation, console)
      return try run.run()
    })
}

enum LintOptions {
  static let format = CommandOption(
    "format", olderNames: ["reporter"], .text(offers: Reporter.all.map(\.name)), "format[:file]",
    repeatable: true,
    help:
      "The format of the report, and the file it goes to: \(Reporter.all.map(\.name).joined(separator: ", "))"
  )
  static let assume = CommandOption(
    "assume", .text(), "text", repeatable: true,
    help: "An assumption to hold the logs to, e.g. 'new.viewWillAppear before new.viewDidAppear'")
  static let only = CommandOption(
    "only", .text(offers: RuleSelection.ids), "rules", repeatable: true,
    help: "Run these rules only")
  static let skip = CommandOption(
    "skip", .text(offers: RuleSelection.ids), "rules", repeatable: true,
    help: "Leave these rules out")
  static let severity = CommandOption(
    "severity", .text(), "rule=level", repeatable: true,
    help: "The severity of a rule: off, note, warning or error")
  static let minSeverity = CommandOption(
    "min-severity", .word(Severity.allCases.map(\.rawValue)), "level",
    help: "Report nothing that matters less")
  static let follow = CommandOption(
    "follow", help: "Read on as the file grows, until ^C; standard input is always read so")
  static let exitZero = CommandOption("exit-zero", help: "Return 0 even if there are findings")
  static let baseline = CommandOption(
    "baseline", .file, "file", help: "Leave out the findings listed in a file")
  static let writeBaseline = CommandOption(
    "write-baseline", .file, "file", help: "Write the findings of this run as a baseline")
  static let maxFindings = CommandOption(
    "max-findings", .count(from: 0), "n", help: "Report this many findings at most; count the rest")
  static let sourceRoot = CommandOption(
    "source-root", .file, "directory",
    help:
      "Where the source lies: findings of lines with a place such as Detail.swift:38 point to it")
  static let progress = CommandOption(
    "progress", help: "Show a bar on standard error; on by itself for long work on a terminal")
  static let timing = CommandOption("timing", help: "Say on standard error how long it took")
  static let quiet = CommandOption("quiet", help: "Print findings only")
  static let verbose = CommandOption(
    "verbose", help: "Say on standard error what was read and how it was understood")
}
