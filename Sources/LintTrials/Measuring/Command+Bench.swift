import Foundation
package import LintTool

extension Command {
  package static let bench = Command(
    "transition-lint-bench", abstract: "Measure the tool on logs and source made for it.",
    discussion: """
      Makes its own logs, measures the stages, the whole tool and common tools in rounds that take \
      turns, and prints medians. Build it with '-c release'.
      """,
    options: [
      BenchOptions.megabytes, BenchOptions.rounds, BenchOptions.seed, BenchOptions.shapes,
      BenchOptions.directory, BenchOptions.instructions, BenchOptions.loop,
    ],
    action: { invocation, console throws(ToolFailure) in
      if let path = invocation.text(BenchOptions.loop) {
        guard let lines = LineLoop.count(path) else { throw .impossible("cannot read '\(path)'") }
        console.output.writeLine(String(lines))
        return .clean
      }
      do {
        return try Bench(invocation).run(console.show) ? .clean : .findings
      } catch {
        throw .impossible("\(error)")
      }
    })
}

private enum BenchOptions {
  static let megabytes = CommandOption(
    "mb", .count(from: 1), "n", help: "The size of each log in megabytes (default: 128)")
  static let rounds = CommandOption(
    "rounds", .count(from: 1), "n", help: "How often each program is run (default: 5)")
  static let seed = CommandOption(
    "seed", .count(from: 0), "n", help: "The seed of the input (default: 42)")
  static let shapes = CommandOption(
    "only", .words(Workload.Shape.allCases.map(\.rawValue)), "shapes",
    help: "The shapes of the logs, e.g. plain,ndjson (default: all)")
  static let directory = CommandOption(
    "dir", .file, "directory", help: "Where the logs are written (default: /tmp)")
  static let instructions = CommandOption(
    "instructions", help: "Count instructions too, where valgrind is installed")
  static let loop = CommandOption(
    "loop", .file, "file", help: "Only count the lines with a callback, by the plain loop")
}

extension Bench {
  init(_ invocation: Invocation) {
    megabytes = invocation.count(BenchOptions.megabytes) ?? 128
    rounds = invocation.count(BenchOptions.rounds) ?? 5
    seed = UInt64(invocation.count(BenchOptions.seed) ?? 42)
    let shapes = invocation.words(BenchOptions.shapes).compactMap(Workload.Shape.init)
    self.shapes = shapes.isEmpty ? Workload.Shape.allCases : shapes
    countsInstructions = invocation.has(BenchOptions.instructions)
    scratch = ScratchFiles(in: invocation.text(BenchOptions.directory) ?? "/tmp")
    let own = CommandLine.arguments[0]
    program = own.hasSuffix("-bench") ? String(own.dropLast("-bench".count)) : "transition-lint"
  }
}

extension Console {
  /// Prints a line immediately, so that a long run shows its progress.
  func show(_ line: String) {
    output.writeLine(line)
    output.flush()
  }
}
