import EventReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the benchmarks: it makes its own input, measures in rounds that take turns, and prints
/// medians and the ratios taken within one run.
public struct Bench {
  /// What is to be measured.
  public struct Plan: Hashable, Sendable {
    /// How large each log is, in megabytes.
    public var megabytes = 128
    /// How often each variant is run.
    public var rounds = 5
    /// The seed of the input.
    public var seed: UInt64 = 42
    /// The shapes of the logs.
    public var shapes = Workload.Shape.allCases
    /// Whether instructions are counted, where valgrind is installed.
    public var countsInstructions = false
    /// The directory for the logs.
    public var directory = "/tmp"
    /// The program that is measured.
    public var program = "transition-lint"

    /// Makes the usual plan.
    public init() {}
  }

  private let plan: Plan
  private let say: (String) -> Void

  /// Makes a run; `say` takes each line for a person.
  public init(_ plan: Plan, say: @escaping (String) -> Void) {
    self.plan = plan
    self.say = say
  }

  /// Measures everything and returns whether every program that was run ended as it should.
  public func run() -> Bool {
    var isSound = true
    for shape in plan.shapes {
      let path = "\(plan.directory)/transition-lint-bench-\(getpid())-\(shape.rawValue).log"
      defer { unlink(path) }
      guard let log = BenchLog(shape, plan, to: path) else {
        say("cannot write \(path)")
        return false
      }
      say("\n\(shape.rawValue): \(log.bytes) bytes, \(log.lines) lines, \(log.events) events")
      for line in StageRuns(log).lines() { say(line) }
      let whole = WholeRuns(log, plan)
      for line in whole.lines() { say(line) }
      isSound = isSound && whole.isSound
    }
    for line in DecisionRuns(seed: plan.seed).lines() { say(line) }
    for line in GrowthRuns(plan).lines() { say(line) }
    for line in ScanRuns(plan).lines() { say(line) }
    for line in RecordingRuns(directory: plan.directory).lines() { say(line) }
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

  /// Writes a log; nil if it cannot be written.
  init?(_ shape: Workload.Shape, _ plan: Bench.Plan, to path: String) {
    self.path = path
    self.shape = shape
    seed = plan.seed
    guard let file = fopen(path, "w") else { return nil }
    defer { fclose(file) }
    var workload = Workload(shape, seed: plan.seed)
    var page: [UInt8] = []
    while bytes < plan.megabytes << 20 {
      page.removeAll(keepingCapacity: true)
      workload.append(1 << 20, to: &page)
      guard page.withUnsafeBytes({ fwrite($0.baseAddress, 1, $0.count, file) }) == page.count else {
        return nil
      }
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
