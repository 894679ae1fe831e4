package import LintTool

extension Command {
  package static let fuzz = Command(
    "transition-lint-fuzz", abstract: "Try hostile inputs on every part that reads text.",
    discussion: """
      Tries the inputs of the seeds N, N + 1, … on each fuzzer. The exit status is 1 if one finds a \
      fault; the line that tries that input again is printed, also where the program dies on it.
      """,
    options: [
      FuzzOptions.only, FuzzOptions.seed, FuzzOptions.count, FuzzOptions.timeLimit,
      FuzzOptions.smoke, FuzzOptions.list,
    ],
    action: { invocation, console throws(ToolFailure) in
      if invocation.has(FuzzOptions.list) {
        for fuzzer in Fuzzer.all + Fuzzer.canaries {
          console.output.writeLine("\(fuzzer.name): \(fuzzer.summary)")
        }
        return .clean
      }
      return FuzzRun(invocation).run(console.show) ? .clean : .findings
    })
}

private enum FuzzOptions {
  static let only = CommandOption(
    "only", .words((Fuzzer.all + Fuzzer.canaries).map(\.name)), "names",
    help: "The fuzzers, with commas between (default: all)")
  static let seed = CommandOption("seed", .count(from: 0), "n", help: "The first seed (default: 1)")
  static let count = CommandOption(
    "count", .count(from: 0), "n", help: "How many inputs each gets (default: a few hundred)")
  static let timeLimit = CommandOption(
    "time-limit", .count(from: 1), "seconds", help: "How long one input may take (default: 60)")
  static let smoke = CommandOption(
    "smoke", help: "Try the canary too, a false claim that must be found out")
  static let list = CommandOption("list", help: "Print the fuzzers and what each claims")
}

extension FuzzRun {
  package init(_ invocation: Invocation) {
    self.init()
    only = invocation.words(FuzzOptions.only)
    seed = UInt64(invocation.count(FuzzOptions.seed) ?? 1)
    count = invocation.count(FuzzOptions.count)
    secondsAnInput = UInt32(clamping: invocation.count(FuzzOptions.timeLimit) ?? 60)
    isSmoke = invocation.has(FuzzOptions.smoke)
  }
}
