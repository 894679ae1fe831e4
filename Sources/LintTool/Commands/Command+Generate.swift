extension Command {
  static let generate = Command(
    "generate", abstract: "Print legal sequences and histories",
    discussion: """
      Without options, prints every documented sequence. The views of a sequence are named after \
      its sides, current and new; each of several sequences has its own scope. The screens of a \
      history are named A, B, C, …; if the chosen kinds have parents and children, some screens \
      contain others.
      """,
    options: [
      GenerateOptions.kind, GenerateOptions.outcome, GenerateOptions.direction,
      GenerateOptions.permitted, GenerateOptions.histories, GenerateOptions.length,
      GenerateOptions.random, GenerateOptions.count, GenerateOptions.seed, GenerateOptions.screens,
      GenerateOptions.tree, GenerateOptions.wholeLives,
      GenerateOptions.mutate, GenerateOptions.rate, GenerateOptions.truth,
      .generatedFormat, .contract, .kinds, .profile, .configFile, .noConfig,
    ],
    action: running(Run.generate))
}

enum GenerateOptions {
  static let kind = CommandOption(
    "kind", .text(offers: KindSelection.names), "kind",
    help: "Sequences of this kind, or of a direction of a kind, e.g. push")
  static let outcome = CommandOption(
    "outcome", .text(offers: ["completed", "cancelled"]), "outcome",
    help: "Sequences with this outcome")
  static let direction = CommandOption(
    "direction", .text(offers: ["push", "pop", "forward", "reverse", "present", "dismiss"]),
    "direction", help: "Sequences known for this direction")
  static let permitted = CommandOption("permitted", help: "Every permitted sequence")
  static let histories = CommandOption("histories", help: "Every history of --length transitions")
  static let length = CommandOption(
    "length", .count(from: 0), "n", help: "Number of transitions of each history (default: 1)")
  static let random = CommandOption("random", help: "A random history of --count transitions")
  static let count = CommandOption(
    "count", .count(from: 0), "n",
    help:
      "Number of transitions of the random history after the first appearance (default: 100), or of --histories to print"
  )
  static let seed = CommandOption(
    "seed", .count(from: 0), "n",
    help: "Seed of the random history (default: 1); one seed gives the same bytes everywhere")
  static let screens = CommandOption(
    "screens", .count(from: 1), "n", help: "Number of screens (default: 3)")
  static let tree = CommandOption(
    "tree", .word(["any", "none", "chain", "star"]), "shape",
    help: "How screens contain each other; any: chosen by the seed, or in every way")
  static let wholeLives = CommandOption(
    "whole-lives", help: "Only histories that end every life they begin")
  static let mutate = CommandOption(
    "mutate", .words(["drop", "swap", "duplicate", "stray"]), "how", repeatable: true,
    help: "Put errors into histories: drop, swap or duplicate events, or add stray ones")
  static let rate = CommandOption(
    "rate", .fraction, "share", help: "Share of the events that --mutate changes (default: 0.05)")
  static let truth = CommandOption(
    "truth", .outputFile(), "file",
    help: "Write what --mutate changed to a file, one JSON object per line")
}
