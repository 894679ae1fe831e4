extension Command {
  static let summarize = Command(
    "summarize", abstract: "Count transitions by kind, and list kinds that never occurred",
    discussion: """
      With --merge, joins summaries printed with --format json into the summary that one run over \
      all the logs would print.
      """,
    arguments: [.paths],
    options: [
      SummarizeOptions.merge, SummarizeOptions.format, .from, .contract, .kinds, .profile,
      .configFile, .noConfig,
      .standardInputName, .exclude,
    ],
    action: running(Run.summarize))
}

enum SummarizeOptions {
  static let merge = CommandOption(
    "merge", help: "Join summaries printed with --format json instead of reading logs")
  static let format = CommandOption.format(["text", "json", "markdown"])
}
