import LintTrials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that tries hostile inputs; what there is to try is in `LintTrials`.
@main
struct TransitionLintFuzz {
  static func main() {
    #if LIBFUZZER
      CoverageGuided.run()
    #else
      let words = Array(CommandLine.arguments.dropFirst())
      if words == ["--list"] {
        for fuzzer in Fuzzer.all + Fuzzer.canaries { print("\(fuzzer.name): \(fuzzer.summary)") }
        return
      }
      guard let plan = FuzzRun.Plan(words) else {
        print(FuzzRun.Plan.help)
        exit(64)
      }
      let isSound = FuzzRun(plan) { line in
        print(line)
        // A long run shows each line at once.
        fflush(nil)
      }.run()
      exit(isSound ? 0 : 1)
    #endif
  }
}
