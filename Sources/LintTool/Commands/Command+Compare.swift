extension Command {
  static let compare = Command(
    "compare", abstract: "Print which transitions changed their order",
    discussion: """
      Reads two logs, or two directories of logs, recorded before and after an update. For each pair \
      of screens and each outcome, it counts the orders on both sides and prints which assumption no \
      longer holds, with its verdict. With --exit-code, the exit status is 1 if an order changed.
      """,
    arguments: [
      Argument(
        name: "old", offersFiles: true, help: "Log, or directory of logs, from before the update"),
      Argument(
        name: "new", offersFiles: true, help: "Log, or directory of logs, from after the update"),
    ],
    options: [
      CompareOptions.format, CompareOptions.exitCode, .from, .contract, .kinds, .profile,
      .configFile, .noConfig, .exclude,
    ],
    action: running(Run.compare))
}

enum CompareOptions {
  static let format = CommandOption.format(["text", "json", "markdown"])
  static let exitCode = CommandOption("exit-code", help: "Exit with 1 if an order changed")
}
