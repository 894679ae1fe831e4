extension Command {
  static let check = Command(
    "check", abstract: "Decide assumptions without a log",
    discussion: """
      Prints a verdict for each: guaranteed (holds in every permitted order), incidental (holds in \
      every documented order and promised by no source) or violated, with the shortest order that \
      breaks it. Exit status: 1 if any is violated (with --strict: or incidental), or if a verdict \
      of a verified file is not proved.
      """,
    arguments: [
      Argument(
        "assumption", repeatable: true, required: false,
        help: "E.g. 'current.viewDidDisappear before new.viewDidAppear', or - to read one a line")
    ],
    options: [
      .assumptions, CheckOptions.format, .contract, .kinds, .profile, .configFile, .noConfig,
      .strict, CheckOptions.certificate, CheckOptions.verify,
    ],
    action: { invocation, console throws(ToolFailure) in
      try CheckRun(invocation, console).run()
    })
}

enum CheckOptions {
  static let certificate = CommandOption(
    "certificate", .file, "file", help: "Write what proves each verdict to a file")
  static let verify = CommandOption(
    "verify", .file, "file",
    help: "Check such a file by the contract's own words, one event at a time, without a search")
  static let format = CommandOption.format(["text", "json", "jsonl", "markdown", "dot"])
}
