import EventModel

extension Command {
  static let check = Command(
    "check", abstract: "Decide assumptions without a log",
    discussion: """
      Prints a verdict for each: guaranteed (holds in every permitted order), incidental (holds in \
      every documented order, but no source promises it) or violated, with the shortest order that \
      breaks it. The exit status is 1 if any is violated (with --strict: or incidental), or if a \
      certificate does not prove its verdict.

      An assumption is one of the sentences below. A and B are events: current.viewWillDisappear and \
      new.viewDidAppear of the two sides of one transition, view.viewDidAppear in the life of each \
      view, Inbox.viewDidAppear of one screen. not, and, or, implies and parentheses join sentences, \
      in cancelled: before one limits it to some transitions.
      """,
    arguments: [
      Argument(
        name: "assumption", isRepeatable: true, isRequired: false,
        help:
          "E.g. 'current.viewDidDisappear before new.viewDidAppear', or - to read them from standard input, one per line"
      )
    ],
    options: [
      .assumptions, CheckOptions.format, .contract, .kinds, .profile, .configFile, .noConfig,
      .strict, CheckOptions.certificate, CheckOptions.verify,
    ],
    tables: [
      ("SENTENCES", SentenceForm.all.map { ($0.text, $0.meaning) })
    ],
    action: running(Run.check))
}

enum CheckOptions {
  static let certificate = CommandOption(
    "certificate", .outputFile(), "file",
    help: "Write a certificate, the proof of each verdict, to a file")
  static let verify = CommandOption(
    "verify", .file, "file",
    help: "Check the certificates in a file, one event at a time, without a search")
  static let format = CommandOption.format(["text", "json", "jsonl", "markdown", "dot"])
}
