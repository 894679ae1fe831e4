extension Command {
  static let check = Command(
    "check", abstract: "Decide assumptions without a log",
    discussion: """
      Prints a verdict for each: guaranteed (holds in every permitted order), incidental (holds in \
      every documented order and nobody promised it) or violated, with the shortest order that \
      breaks it. Exit status: 1 if any is violated (with --strict: or incidental).
      """,
    arguments: [
      Argument(
        "assumption", repeatable: true, required: false,
        help: "E.g. 'current.viewDidDisappear before new.viewDidAppear', or - to read one a line")
    ],
    options: [
      .assumptions, CheckOptions.format, .contract, .kinds, .profile, .configFile, .noConfig,
      .strict,
    ],
    action: { invocation, console throws(ToolFailure) in
      try CheckRun(invocation, console).run()
    })
}

/// The options only `check` has.
enum CheckOptions {
  static let format = CommandOption.format(["text", "json", "jsonl", "markdown", "dot"])
}
