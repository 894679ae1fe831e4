extension Command {
  /// The whole command line. To add a subcommand: one file in `Commands/` and one line here.
  static let root = Command(
    "transition-lint",
    abstract: "Find code that depends on an order of lifecycle callbacks that no source promises.",
    discussion: """
      Checks recorded logs of view transitions and client source, and decides what may be assumed of \
      the order of callbacks.
      """,
    options: [.manual],
    subcommands: [
      lint, scan, check, generate, convert, compare, summarize, mine, render, rules, explain,
      config,
    ])
}
