extension Command {
  static let summarize = Command(
    "summarize", abstract: "Count transitions and what was never exercised",
    discussion: "With --merge it joins the JSON summaries of shards into what one run prints.",
    arguments: [.paths],
    options: [
      SummarizeOptions.merge, .format(["text", "json", "markdown"]), .from, .contract, .kinds,
      .profile, .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'summarize' is not built yet")
    })
}

/// The options only `summarize` has.
enum SummarizeOptions {
  static let merge = CommandOption(
    "merge", help: "The paths are summaries printed with --format json: join them")
}
