import Foundation
import LintTool
import LintTrials

/// The benchmark program; what is measured is in `LintTrials`.
@main
struct TransitionLintBench {
  static func main() {
    exit(LintTool.run(Array(CommandLine.arguments.dropFirst()), of: .bench, on: .ofThisProgram()))
  }
}
