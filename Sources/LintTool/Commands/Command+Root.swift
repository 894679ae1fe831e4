extension Command {
  /// The whole command line. To add a subcommand: one file in `Commands/` and one line here.
  static let root = Command(
    "transition-lint",
    abstract: "Find code that leans on an order of lifecycle callbacks that nobody promised.",
    discussion: "Lints recorded logs of view transitions and decides what may be assumed of them.",
    options: [.manual],
    subcommands: [
      lint, check, generate, convert, summarize, mine, render, rules, explain, config,
    ])
}
