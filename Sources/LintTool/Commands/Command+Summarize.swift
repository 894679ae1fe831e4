extension Command {
  static let summarize = Command(
    "summarize", abstract: "Count transitions and what was never exercised",
    discussion: """
      With --merge it joins summaries that were printed with --format json into what one run over \
      all the logs prints.
      """,
    arguments: [.paths],
    options: [
      SummarizeOptions.merge, SummarizeOptions.format, .from, .contract, .kinds, .profile,
      .configFile, .noConfig,
      .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      try SummarizeRun(invocation, console).run()
    })
}

enum SummarizeOptions {
  static let merge = CommandOption(
    "merge", help: "The paths are summaries printed with --format json: join them")
  static let format = CommandOption.format(["text", "json", "markdown"])
}
