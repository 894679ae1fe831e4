import EventModel

// The options several subcommands share, each once.

extension CommandOption {
  static let color = CommandOption(
    "color", .word(ColorChoice.words), "when",
    help: "When to use color; auto respects NO_COLOR, FORCE_COLOR and TERM=dumb")
  static let completionScript = CommandOption(
    "generate-completion-script", .word(["zsh", "bash", "fish"]), "shell",
    help: "Print the completion script for a shell")
  static let version = CommandOption("version", help: "Show the version")
  static let help = CommandOption("help", letter: "h", help: "Show help information")

  /// The options every subcommand takes, in the order help lists them.
  static let common = [color, completionScript, version, help]

  static let contract = CommandOption(
    "contract", .text(offers: Contracts.names), "contract",
    help: "Contract, the rules of the callbacks: \(Contracts.names.joined(separator: ", ")), or a "
      + "file (default: \(Contracts.standard.name))")
  static let kinds = CommandOption(
    "kinds", .list(offers: KindSelection.words), "kinds",
    help: "Kinds to consider: documented (the default: navigation,pageScroll,pageCurl), all, or a "
      + "list of \(KindSelection.names.joined(separator: ", "))")
  static let profile = CommandOption(
    "profile", .text(), "name", help: "Version of the contract, if it has several")
  static let from = CommandOption(
    "from", .text(offers: ReadingPlan.formatNames), "format",
    help: "Format of the input (default: auto, detected for each file)")
  static let assumptions = CommandOption(
    "assumptions", .file, "file", repeatable: true,
    help: "Read assumptions from a file, one per line")
  static let exclude = CommandOption(
    "exclude", .text(), "glob", repeatable: true,
    help: "Skip files and directories whose name or path matches, e.g. 'old-*' or '**/tmp'")
  static let jobs = CommandOption(
    "jobs", .count(from: 1), "n", help: "Number of files to read at once (default: number of cores)"
  )
  static let strict = CommandOption(
    "strict", help: "Fail on warnings too (check: on incidental verdicts)")
  static let standardInputName = CommandOption(
    "stdin-filename", .text(), "name", help: "Name of standard input in reports")
  static let configFile = CommandOption(
    "config", .file, "file",
    help:
      "Configuration file (default: .transition-lint.json here or in the nearest directory above)")
  static let noConfig = CommandOption("no-config", help: "Ignore configuration files")
  static let output = CommandOption(
    "output", letter: "o", .outputFile(replacesPrinting: true), "file",
    help: "Write to a file instead of standard output")

  /// Makes the option that chooses how results are printed, of these formats, the first by default.
  static func format(_ words: [String]) -> CommandOption {
    CommandOption(
      "format", .word(words), "format", help: "Format of the output (default: \(words[0]))")
  }
}

extension Command.Argument {
  /// The logs a subcommand reads.
  static let paths = Command.Argument(
    name: "path", isRepeatable: true, offersFiles: true,
    help: "Logs: files, directories (read recursively), or - for standard input")
}
