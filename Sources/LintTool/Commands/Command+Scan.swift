import EventModel

extension Command {
  static let scan = Command(
    "scan", abstract: "Check client source",
    discussion: """
      Reads Swift and Objective-C source, works out what each screen does in which callback, and \
      decides over every legal order whether that holds: an observer that a swipe back adds a second \
      time, a timer that is never stopped. No log is needed. What git ignores, dependencies (Pods, \
      Carthage, .build) and generated files are left out. Exit status: as lint.
      """,
    arguments: [
      Argument(
        "path", repeatable: true, required: false, offer: .files,
        help: "Source files and directories (default: the working directory)")
    ],
    options: [
      .contract, .kinds, .profile, LintOptions.reporter, LintOptions.only, LintOptions.skip,
      LintOptions.severity, LintOptions.minSeverity, .strict, LintOptions.exitZero,
      LintOptions.baseline, LintOptions.writeBaseline, ScanOptions.log,
      ScanOptions.emitAssumptions, ScanOptions.facts, .configFile, .noConfig, .exclude, .jobs,
      LintOptions.maxFindings, LintOptions.timing, LintOptions.quiet, LintOptions.verbose,
    ],
    action: { invocation, console throws(ToolFailure) in
      var run = try ScanRun(invocation, console)
      return try run.run()
    })
}

/// The options only `scan` has.
enum ScanOptions {
  static let emitAssumptions = CommandOption(
    "emit-assumptions", .file, "file",
    help: "Write what the source leans on, for check and lint --assumptions")
  static let facts = CommandOption(
    "facts", .file, "file", help: "Write what was understood of the source, as JSON lines")
  static let log = CommandOption(
    "log", .file, "file", repeatable: true,
    help: "Say of each finding where a recorded log shows the order that breaks it")
}
