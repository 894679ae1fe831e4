import EventReports
import Foundation
import LintTool

/// A run of the benchmarks: it makes its own input, measures programs in turns, and prints medians
/// and the ratios within one run.
struct Bench {
  struct Plan {
    /// How large each log is, in megabytes.
    var megabytes: Int
    /// How often each variant is run.
    var rounds: Int
    /// The seed of the input.
    var seed: UInt64
    /// The shapes of the logs.
    var shapes: [Workload.Shape]
    /// Whether instructions are counted, where valgrind is installed.
    var countsInstructions: Bool
    /// The directory for the logs.
    var directory: String
    /// The program that is measured.
    var program: String

    /// The program beside it that runs the plain loop: this one itself.
    var loopProgram: String { program + "-bench" }
  }

  let plan: Plan
  /// Prints each line.
  let say: (String) -> Void

  /// Measures everything and returns whether every program that was run ended as it should.
  ///
  /// - Throws: where a log cannot be written.
  func run() throws -> Bool {
    let scratch = ScratchFiles(in: plan.directory)
    defer { scratch.remove() }
    var isSound = true
    for shape in plan.shapes {
      let log = try BenchLog(shape, plan, to: scratch.place(of: "\(shape.rawValue).log"))
      defer { try? FileManager.default.removeItem(atPath: log.path) }
      say("\n\(shape.rawValue): \(log.bytes) bytes, \(log.lines) lines, \(log.events) events")
      for line in StageRuns(log).lines() { say(line) }
      let whole = WholeRuns(log, plan)
      for line in try whole.lines() { say(line) }
      isSound = isSound && whole.isSound
    }
    for line in DecisionRuns(seed: plan.seed).lines() { say(line) }
    for line in try GrowthRuns(plan: plan, scratch: scratch).lines() { say(line) }
    for line in try ScanRuns(plan: plan, scratch: scratch).lines() { say(line) }
    for line in try RecordingRuns(scratch: scratch).lines() { say(line) }
    return isSound
  }
}

/// A log that was made for measuring, in a file.
struct BenchLog {
  var path: String
  var shape: Workload.Shape
  var seed: UInt64
  var bytes = 0
  var lines = 0
  var events = 0

  init(_ shape: Workload.Shape, _ plan: Bench.Plan, to path: String) throws {
    self.path = path
    self.shape = shape
    seed = plan.seed
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    var workload = Workload(shape, seed: plan.seed)
    var page: [UInt8] = []
    while bytes < plan.megabytes << 20 {
      page.removeAll(keepingCapacity: true)
      workload.append(1 << 20, to: &page)
      try file.write(contentsOf: page)
      bytes += page.count
      lines += page.count { $0 == UInt8(ascii: "\n") }
    }
    events = workload.eventCount
  }
}

extension Double {
  /// The number with so many decimals.
  func rounded(to decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
    let whole = Int((self * Double(factor)).rounded())
    guard decimals > 0 else { return String(whole) }
    let fraction = String(abs(whole) % factor)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(whole < 0 ? "-" : "")\(abs(whole) / factor).\(zeros)\(fraction)"
  }
}

extension TextTable {
  /// The lines as the bench prints them, set in by two.
  var indented: [String] { lines.map { "  " + $0 } }
}
