import EventReports
import Foundation

/// Whole programs over one log, in turns: the tool with one thread and with two, two tools at once
/// as a control, and common tools (`wc -l`, ripgrep, a plain loop over lines).
struct WholeRuns {
  private let log: BenchLog
  private let bench: Bench
  private let programs: ProgramRuns

  var isSound: Bool { programs.isSound }

  init(_ log: BenchLog, _ bench: Bench) {
    self.log = log
    self.bench = bench
    let lint = [bench.program, "lint", "--no-config", "--quiet", log.path, "--jobs"]
    let words = "view(Will|Did)(Appear|Disappear)"
    let variants = [
      ProgramRuns.Variant("wc -l", ["wc", "-l", log.path]),
      .init("rg -c, the four names", ["rg", "-c", words, log.path]),
      .init("a loop over lines", [bench.loopProgram, "--loop", log.path]),
      .init("lint, one thread", lint + ["1"]),
      .init("lint, two threads", lint + ["2"]),
      .init("two lints at once", lint + ["1"], lint + ["1"]),
    ]
    programs = ProgramRuns(variants, rounds: bench.rounds)
  }

  func lines() throws -> [String] {
    let header = ["program", "s/GB", "MB/s", "events/s", "peak MB"]
    let table = programs.table(header) { _, variant in
      let seconds = variant.seconds / Double(variant.commands.count)
      return [
        (seconds / Double(log.bytes) * 1e9).rounded(to: 2),
        (Double(log.bytes) / seconds / 1e6).rounded(to: 0),
        variant.name.contains("lint")
          ? (Double(log.events) / seconds / 1e6).rounded(to: 1) + " M" : "", variant.peakMegabytes,
      ]
    }
    return [""] + table.indented + ratios() + (try instructions())
  }

  private func ratios() -> [String] {
    var lines: [String] = []
    for (index, name) in [(1, "rg -c"), (0, "wc -l"), (2, "the loop")] {
      guard let ratio = programs.ratio(3, of: index) else { continue }
      lines.append("  lint takes \(ratio) of the time of \(name)")
    }
    let control = programs.ratio(3, of: 5).flatMap(Double.init)
    if let gain = programs.ratio(3, of: 4), let control {
      lines.append(
        "  two threads are \(gain) times as fast; two programs at once do "
          + "\((2 * control).rounded(to: 2)) times the work of one")
    }
    return lines
  }

  /// Returns the number of instructions per event, measured by callgrind, if it was asked for.
  private func instructions() throws -> [String] {
    guard bench.countsInstructions else { return [] }
    let part = try BenchLog(log.shape, megabytes: 4, seed: log.seed, to: "\(log.path).small")
    let errors = "\(log.path).callgrind"
    try Data().write(to: URL(fileURLWithPath: errors))
    let words = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bench.program, "lint",
      "--no-config", "--quiet", part.path, "--jobs", "1",
    ]
    guard let file = FileHandle(forWritingAtPath: errors),
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
