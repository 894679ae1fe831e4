// The options several subcommands share, each once.

extension CommandOption {
  static let contract = CommandOption(
    "contract", .text(offers: Contracts.names), "contract",
    help: "What the callbacks are held to: \(Contracts.names.joined(separator: ", ")), or a file")
  static let kinds = CommandOption(
    "kinds", .text(offers: KindSelection.words), "kinds",
    help: "The kinds looked at: documented (the default), all, or some, e.g. navigation,page-scroll"
  )
  static let profile = CommandOption(
    "profile", .text(), "name", help: "The version of the system, for contracts that have several")
  static let from = CommandOption(
    "from", .text(offers: ReadingPlan.formatNames), "format",
    help: "The format of the input (default: auto, told by each file)")
  static let assumptions = CommandOption(
    "assumptions", .file, "file", repeatable: true, help: "Read assumptions from a file, one a line"
  )
  static let exclude = CommandOption(
    "exclude", .text(), "glob", repeatable: true,
    help: "Leave out files and directories whose name or path matches, e.g. 'old-*' or '**/tmp'")
  static let jobs = CommandOption(
    "jobs", .count(from: 1), "n", help: "How many files to read at once (default: all cores)")
  static let strict = CommandOption("strict", help: "Fail on warnings too")
  static let standardInputName = CommandOption(
    "stdin-filename", .text(), "name", help: "What reports call standard input")
  static let configFile = CommandOption(
    "config", .file, "file",
    help: "The configuration (default: .transition-lint.json in the nearest directory above)")
  static let noConfig = CommandOption("no-config", help: "Read no configuration")
  static let output = CommandOption(
    "output", letter: "o", .file, "file", help: "Write to a file instead of standard output")

  /// Makes the option that chooses how results are printed, of these formats, the first by default.
  static func format(_ words: [String]) -> CommandOption {
    CommandOption(
      "format", .word(words), "format", help: "How to print the result; \(words[0]) by default")
  }
}

extension Command.Argument {
  /// The logs a subcommand reads.
  static let paths = Command.Argument(
    "path", repeatable: true, offer: .files,
    help: "Logs: files, directories (read recursively), or - for standard input")
}
