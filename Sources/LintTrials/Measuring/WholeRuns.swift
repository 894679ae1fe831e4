import EventReports
import Foundation

/// Whole programs over one log, in turns: the tool with one thread and with two, two tools at once
/// as a control, and common tools (`wc -l`, ripgrep, a plain loop over lines).
final class WholeRuns {
  private struct Variant {
    var name: String
    var commands: [[String]]
    var runs: [ChildRun] = []
    var peakBytes = 0
  }

  private let log: BenchLog
  private let plan: Bench.Plan
  private var variants: [Variant]

  /// Whether every run ended as it should.
  private(set) var isSound = true

  init(_ log: BenchLog, _ plan: Bench.Plan) {
    self.log = log
    self.plan = plan
    let lint = [plan.program, "lint", "--no-config", "--quiet", log.path, "--jobs"]
    let words = "view(Will|Did)(Appear|Disappear)"
    variants = [
      Variant(name: "wc -l", commands: [["wc", "-l", log.path]]),
      Variant(name: "rg -c, the four names", commands: [["rg", "-c", words, log.path]]),
      Variant(name: "a loop over lines", commands: [[plan.loopProgram, "--loop", log.path]]),
      Variant(name: "lint, one thread", commands: [lint + ["1"]]),
      Variant(name: "lint, two threads", commands: [lint + ["2"]]),
      Variant(name: "two lints at once", commands: [lint + ["1"], lint + ["1"]]),
    ]
  }

  /// The table of the programs and the ratios.
  func lines() throws -> [String] {
    // The first round warms the page cache and looks at the memory; its times are not counted.
    for round in 0...plan.rounds {
      for index in variants.indices {
        guard
          let runs = ChildRun.run(variants[index].commands, watchesMemory: round == 0)
        else { continue }
        isSound = isSound && runs.allSatisfy(\.isSound)
        if round == 0 {
          variants[index].peakBytes = runs.map(\.peakBytes).max() ?? 0
        } else if let run = runs.first {
          variants[index].runs.append(run)
        }
      }
    }
    var table = TextTable(["program", "s/GB", "MB/s", "events/s", "peak MB"])
    for variant in variants {
      guard !variant.runs.isEmpty else {
        table.add([variant.name, "not installed"])
        continue
      }
      let seconds = variant.runs.map(\.seconds).median
      let times = Double(variant.commands.count)
      let peak = Double(variant.peakBytes)
      table.add([
        variant.name, (seconds / times / Double(log.bytes) * 1e9).rounded(to: 2),
        (times * Double(log.bytes) / seconds / 1e6).rounded(to: 0),
        variant.name.contains("lint")
          ? (times * Double(log.events) / seconds / 1e6).rounded(to: 1) + " M" : "",
        (peak / 1e6).rounded(to: 1),
      ])
    }
    return [""] + table.indented + ratios() + (try instructions())
  }

  /// Returns the time of the first variant divided by that of the second, as the median over the
  /// rounds.
  private func ratio(_ first: Int, of second: Int) -> String? {
    let (first, second) = (variants[first].runs, variants[second].runs)
    guard !first.isEmpty, first.count == second.count else { return nil }
    return zip(first, second).map { $0.seconds / $1.seconds }.median.rounded(to: 2)
  }

  private func ratios() -> [String] {
    var lines: [String] = []
    for (index, name) in [(1, "rg -c"), (0, "wc -l"), (2, "the loop")] {
      guard let ratio = ratio(3, of: index) else { continue }
      lines.append("  lint takes \(ratio) of the time of \(name)")
    }
    if let gain = ratio(3, of: 4), let control = ratio(3, of: 5).flatMap(Double.init) {
      lines.append(
        "  two threads are \(gain) times as fast; two programs at once do "
          + "\((2 * control).rounded(to: 2)) times the work of one")
    }
    return lines
  }

  /// Returns the number of instructions per event, measured by callgrind, if it was asked for.
  private func instructions() throws -> [String] {
    guard plan.countsInstructions else { return [] }
    var small = plan
    small.megabytes = 4
    let part = try BenchLog(log.shape, small, to: "\(log.path).small")
    let errors = "\(log.path).callgrind"
    try Data().write(to: URL(fileURLWithPath: errors))
    let words = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", plan.program, "lint",
      "--no-config", "--quiet", part.path, "--jobs", "1",
    ]
    guard
      let file = FileHandle(forWritingAtPath: errors),
      ChildRun.run([words], errorsTo: file) != nil,
      let line = try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n")
        .first(where: { $0.contains("Collected :") }),
      let count = Double(line[(line.lastIndex(of: ":") ?? line.startIndex)...].filter(\.isNumber))
    else { return ["  valgrind is not installed: no instructions counted"] }
    return [
      "  \((count / Double(part.events)).rounded(to: 0)) instructions an event, "
        + "\((count / Double(part.bytes)).rounded(to: 2)) a byte (callgrind, \(part.bytes) bytes)"
    ]
  }
}
