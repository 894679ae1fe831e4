extension Command {
  static let generate = Command(
    "generate", abstract: "Print legal sequences and histories",
    discussion: """
      Without options: every documented sequence. The views of a sequence are called as its sides; \
      of several, each has a scope of its own. A history is of screens A, B, C, …; where the \
      chosen kinds have parents and children, some lie in others.
      """,
    options: [
      GenerateOptions.kind, GenerateOptions.outcome, GenerateOptions.direction,
      GenerateOptions.permitted, GenerateOptions.histories, GenerateOptions.length,
      GenerateOptions.random, GenerateOptions.count, GenerateOptions.seed, GenerateOptions.screens,
      GenerateOptions.tree, GenerateOptions.wholeLives,
      GenerateOptions.mutate, GenerateOptions.rate, GenerateOptions.truth,
      .generatedFormat, .contract, .kinds, .profile, .configFile, .noConfig,
    ],
    action: { invocation, console throws(ToolFailure) in
      try GenerateRun(invocation, console).run()
    })
}

enum GenerateOptions {
  static let kind = CommandOption(
    "kind", .text(offers: KindSelection.names), "kind",
    help: "The sequences of this kind, or of a direction of one, e.g. push")
  static let outcome = CommandOption(
    "outcome", .text(offers: ["completed", "cancelled"]), "outcome",
    help: "The sequences with this outcome")
  static let direction = CommandOption(
    "direction", .text(offers: ["push", "pop", "forward", "reverse", "present", "dismiss"]),
    "direction", help: "The sequences that are known for this direction")
  static let permitted = CommandOption("permitted", help: "Every permitted sequence")
  static let histories = CommandOption("histories", help: "Every history of --length transitions")
  static let length = CommandOption(
    "length", .count(from: 0), "n", help: "How many transitions a history has (default: 1)")
  static let random = CommandOption("random", help: "A random history of --count transitions")
  static let count = CommandOption(
    "count", .count(from: 0), "n",
    help:
      "How many transitions the random history has (default: 100), or how many --histories are printed"
  )
  static let seed = CommandOption(
    "seed", .count(from: 0), "n",
    help: "The seed (default: 1); the same one gives the same bytes everywhere")
  static let screens = CommandOption(
    "screens", .count(from: 1), "n", help: "How many screens there are (default: 3)")
  static let tree = CommandOption(
    "tree", .word(["any", "none", "chain", "star"]), "shape",
    help: "Which screens lie in others: any (by the seed, or every way), none, chain, star")
  static let wholeLives = CommandOption(
    "whole-lives", help: "Only histories after which every life that began is over")
  static let mutate = CommandOption(
    "mutate", .words(["drop", "swap", "duplicate", "stray"]), "how", repeatable: true,
    help: "Break events of histories on purpose: drop, swap, duplicate, stray")
  static let rate = CommandOption(
    "rate", .fraction, "share", help: "The share of events that --mutate breaks (default: 0.05)")
  static let truth = CommandOption(
    "truth", .file, "file",
    help: "Write what --mutate broke to a file, one JSON object a line")
}
