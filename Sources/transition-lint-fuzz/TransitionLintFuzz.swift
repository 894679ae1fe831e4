import Foundation
import LintTool
import LintTrials

/// The program that tries hostile inputs; what there is to try is in `LintTrials`.
@main
struct TransitionLintFuzz {
  static func main() {
    #if LIBFUZZER
      CoverageGuided.run()
    #else
      exit(LintTool.run(Array(CommandLine.arguments.dropFirst()), of: .fuzz, on: .ofThisProgram()))
    #endif
  }
}
