extension Command {
  static let mine = Command(
    "mine", abstract: "Print the orders a log always shows, each with its verdict",
    arguments: [.paths],
    options: [
      MineOptions.minSupport, MineOptions.format, .from, .contract, .kinds,
      .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: running(Run.mine))
}

enum MineOptions {
  static let format = CommandOption.format(["text", "json", "jsonl"])
  static let minSupport = CommandOption(
    "min-support", .count(from: 1), "n",
    help: "Minimum number of times an order must occur (default: 5)")
}
