extension Command {
  static let mine = Command(
    "mine", abstract: "Print the orders a log always shows, each with its verdict",
    arguments: [.paths],
    options: [
      MineOptions.minSupport, .format(["text", "json", "jsonl"]), .from, .contract, .kinds,
      .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'mine' is not built yet")
    })
}

/// The options only `mine` has.
enum MineOptions {
  static let minSupport = CommandOption(
    "min-support", .count(from: 1), "n", help: "How often an order must have been seen (default: 5)"
  )
}
