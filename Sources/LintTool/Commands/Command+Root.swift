extension Command {
  /// The whole command line. To add a subcommand: one file in `Commands/` and one line here.
  static let root = Command(
    "transition-lint",
    abstract: "Find code that depends on an order of lifecycle callbacks that no source promises.",
    discussion: """
      Checks the source of apps and recorded logs of view transitions, and decides which assumptions \
      about the order of callbacks hold.
      """,
    options: [.manual],
    subcommands: [
      lint, scan, check, generate, convert, compare, summarize, mine, render, rules, explain,
      config,
    ], tables: [Table(title: "EXIT STATUS", rows: ManualSections.exitStatuses)])
}
