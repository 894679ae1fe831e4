import SourceLint

extension Command {
  static let scan = Command(
    "scan", abstract: "Check the source of an app",
    discussion: """
      Reads Swift and Objective-C source, works out what each screen does in which callback, and \
      tries every legal order: it finds an observer that a swipe back adds a second time, or a timer \
      that is never stopped. No log is needed. What git ignores, dependencies (Pods, Carthage, \
      .build) and generated files are skipped. The exit status is that of lint.
      """,
    arguments: [
      Argument(
        name: "path", isRepeatable: true, isRequired: false, offersFiles: true,
        help: "Source files and directories (default: the working directory)")
    ],
    groups: [
      ("CONTRACT OPTIONS", [.contract, .kinds, .profile]),
      ("INPUT OPTIONS", [.exclude, .jobs, ScanOptions.log]),
      (
        "RULE OPTIONS",
        [
          LintOptions.only(SourceScan.Options.ids), LintOptions.skip(SourceScan.Options.ids),
          LintOptions.severity,
        ]
      ),
      (
        "REPORT OPTIONS",
        [
          LintOptions.format, LintOptions.minSeverity, LintOptions.maxFindings,
          LintOptions.baseline, LintOptions.writeBaseline, ScanOptions.emitAssumptions,
          ScanOptions.facts, LintOptions.quiet, LintOptions.verbose, LintOptions.timing,
        ]
      ),
      ("EXIT STATUS OPTIONS", [.strict, LintOptions.exitZero]),
      ("CONFIGURATION OPTIONS", [.configFile, .noConfig]),
    ],
    action: running(Run.scan))
}

enum ScanOptions {
  static let emitAssumptions = CommandOption(
    "emit-assumptions", .outputFile(), "file",
    help: "Write the assumptions the source makes, for check and lint --assumptions")
  static let facts = CommandOption(
    "facts", .outputFile(), "file", help: "Write the facts read from the source, as JSON lines")
  static let log = CommandOption(
    "log", .file, "file", repeatable: true,
    help: "Recorded log: findings name the place in it that shows the order that breaks them")
}
