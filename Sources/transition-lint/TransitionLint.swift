import LintTool

/// The command-line tool `transition-lint`.
@main
struct TransitionLint {
  static func main() {}
}
