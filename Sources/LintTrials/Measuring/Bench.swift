import EventReports
import Foundation

/// A run of the benchmarks: it makes its own input, measures programs in turns, and prints medians
/// and the ratios within one run.
struct Bench {
  /// How large each log is, in megabytes.
  let megabytes: Int
  let rounds: Int
  let seed: UInt64
  let shapes: [Workload.Shape]
  /// Whether instructions are counted, where valgrind is installed.
  let countsInstructions: Bool
  let program: String
  let scratch: ScratchFiles

  /// The program beside it that runs the plain loop: this one itself.
  var loopProgram: String { program + "-bench" }

  /// Measures everything, prints each line, and returns whether every program ended as it should.
  func run(_ say: (String) -> Void) throws -> Bool {
    defer { scratch.remove() }
    var isSound = true
    for shape in shapes {
      let log = try BenchLog(
        shape, megabytes: megabytes, seed: seed, to: scratch.place(of: "\(shape.rawValue).log"))
      defer { try? FileManager.default.removeItem(atPath: log.path) }
      say("\n\(shape.rawValue): \(log.bytes) bytes, \(log.lines) lines, \(log.events) events")
      for line in StageRuns(log).lines() { say(line) }
      let whole = WholeRuns(log, self)
      for line in try whole.lines() { say(line) }
      isSound = isSound && whole.isSound
    }
    for measure in [decisions, growth, scan, recording] {
      for line in try measure() { say(line) }
    }
    return isSound
  }
}

struct BenchLog {
  var path: String
  var shape: Workload.Shape
  var seed: UInt64
  var bytes = 0
  var lines = 0
  var events = 0

  init(_ shape: Workload.Shape, megabytes: Int, seed: UInt64, to path: String) throws {
    self.path = path
    self.shape = shape
    self.seed = seed
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    var workload = Workload(shape, seed: seed)
    var page: [UInt8] = []
    while bytes < megabytes << 20 {
      page.removeAll(keepingCapacity: true)
      workload.append(1 << 20, to: &page)
      try file.write(contentsOf: page)
      bytes += page.count
      lines += page.count { $0 == UInt8(ascii: "\n") }
    }
    events = workload.eventCount
  }
}

extension TextTable {
  var indented: [String] { lines.map { "  " + $0 } }
}
