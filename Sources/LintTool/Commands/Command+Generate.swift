extension Command {
  static let generate = Command(
    "generate", abstract: "Print legal sequences and histories",
    discussion: "Without options: every documented sequence.",
    options: [
      GenerateOptions.kind, GenerateOptions.outcome, GenerateOptions.permitted,
      GenerateOptions.histories, GenerateOptions.length, GenerateOptions.random,
      GenerateOptions.count, GenerateOptions.seed, GenerateOptions.screens, GenerateOptions.mutate,
      GenerateOptions.rate, GenerateOptions.truth,
      .format(["transcript", "ndjson", "console", "csv", "oslog"]), .contract, .kinds, .profile,
    ],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'generate' is not built yet")
    })
}

/// The options only `generate` has.
enum GenerateOptions {
  static let kind = CommandOption("kind", .text(), "kind", help: "The sequence of this kind")
  static let outcome = CommandOption(
    "outcome", .text(offers: ["completed", "cancelled"]), "outcome",
    help: "The sequence with this outcome")
  static let permitted = CommandOption("permitted", help: "Every permitted sequence")
  static let histories = CommandOption("histories", help: "Every history of --length transitions")
  static let length = CommandOption(
    "length", .count(from: 0), "n", help: "How many transitions a history has")
  static let random = CommandOption("random", help: "A random history of --count transitions")
  static let count = CommandOption(
    "count", .count(from: 0), "n", help: "How many transitions the random history has")
  static let seed = CommandOption(
    "seed", .count(from: 0), "n", help: "The seed; the same one gives the same bytes everywhere")
  static let screens = CommandOption(
    "screens", .count(from: 1), "n", help: "How many screens there are")
  static let mutate = CommandOption(
    "mutate", .word(["drop", "swap", "duplicate", "stray"]), "how", repeatable: true,
    help: "Break events on purpose")
  static let rate = CommandOption(
    "rate", .fraction, "share", help: "The share of events that --mutate breaks")
  static let truth = CommandOption(
    "truth", .file, "file", help: "Write which lines --mutate broke to a file")
}
