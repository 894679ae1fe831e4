import LintTrials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The benchmark program; what is measured is in `LintTrials`.
@main
struct TransitionLintBench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 2, words[0] == "--loop" {
      guard let lines = LineLoop.count(words[1]) else { exit(2) }
      print(lines)
      return
    }
    guard var plan = Bench.Plan(words) else {
      print(Bench.Plan.help)
      exit(64)
    }
    let own = CommandLine.arguments[0]
    if own.hasSuffix("-bench") { plan.program = String(own.dropLast("-bench".count)) }
    let isSound = Bench(plan) { line in
      print(line)
      // A long run shows each line at once.
      fflush(nil)
    }.run()
    exit(isSound ? 0 : 1)
  }
}
