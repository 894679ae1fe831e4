extension FuzzRun.Plan {
  /// What the program says of itself.
  public static let help = """
    usage: transition-lint-fuzz [--smoke] [--only NAME,…] [--seed N] [--count N] [--time-limit SECONDS]
           transition-lint-fuzz --list

    Tries inputs of the seeds N, N + 1, … on each fuzzer. Exit status 1 if one finds a fault; the line
    that tries that input again is printed, also where the program dies on it. With --smoke a few
    hundred each, and a canary that must be found out.
    """

  /// Reads a plan out of the words behind the program's name; nil if they are not understood.
  public init?(_ words: [String]) {
    self.init()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--smoke" {
        isSmoke = true
        continue
      }
      guard let value = rest.popFirst(), read(value, of: word) else { return nil }
    }
    let known = Set((Fuzzer.all + Fuzzer.canaries).map(\.name))
    guard only.allSatisfy(known.contains) else { return nil }
  }

  private mutating func read(_ value: String, of option: String) -> Bool {
    switch option {
    case "--only": only = value.split(separator: ",").map(String.init)
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    case "--count":
      guard let number = Int(value), number >= 0 else { return false }
      count = number
    case "--time-limit":
      guard let number = UInt32(value), number > 0 else { return false }
      secondsAnInput = number
    default: return false
    }
    return true
  }
}
