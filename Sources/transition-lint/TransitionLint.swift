import LintTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command-line tool `transition-lint`.
@main
struct TransitionLint {
  static func main() { exit(LintTool.run(Array(CommandLine.arguments.dropFirst()))) }
}
