extension Command {
  static let mine = Command(
    "mine", abstract: "Print the orders a log always shows, each with its verdict",
    arguments: [.paths],
    options: [
      MineOptions.minSupport, MineOptions.format, .from, .contract, .kinds,
      .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      try MineRun(invocation, console).run()
    })
}

enum MineOptions {
  static let format = CommandOption.format(["text", "json", "jsonl"])
  static let minSupport = CommandOption(
    "min-support", .count(from: 1), "n", help: "How often an order must have been seen (default: 5)"
  )
}
