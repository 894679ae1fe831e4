extension Bench.Plan {
  /// What the program says of itself.
  public static let help = """
    usage: transition-lint-bench [--mb N] [--rounds N] [--seed N] [--only SHAPE,…] [--dir DIRECTORY]
                                 [--instructions]

    Makes its own logs of N megabytes (128) in four shapes (plain, console, ndjson, oslog), measures
    the stages, the whole tool and common tools, in rounds that take turns (5), and prints
    medians. --instructions counts them with valgrind. Build it with `-c release`.
    """

  /// The program beside this one that runs the plain loop: this one itself.
  var loopProgram: String {
    program.hasSuffix("transition-lint") ? program + "-bench" : "transition-lint-bench"
  }

  /// Reads a plan out of the words behind the program's name; nil if they are not understood.
  public init?(_ words: [String]) {
    self.init()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--instructions" {
        countsInstructions = true
        continue
      }
      guard let value = rest.popFirst(), read(value, of: word) else { return nil }
    }
  }

  private mutating func read(_ value: String, of option: String) -> Bool {
    switch option {
    case "--mb":
      guard let number = Int(value), number > 0 else { return false }
      megabytes = number
    case "--rounds":
      guard let number = Int(value), number > 0 else { return false }
      rounds = number
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    case "--only":
      let names = value.split(separator: ",").map(String.init)
      shapes = names.compactMap(Workload.Shape.init)
      return !names.isEmpty && shapes.count == names.count
    case "--dir": directory = value
    default: return false
    }
    return true
  }
}
