import EventCatalogue
import EventLint
import EventLog
import EventModel
import Foundation
import LintTrials
import Testing

@Suite("The logs made for measuring")
struct WorkloadTests {
  @Test(
    "logs made for measuring are the same for one seed and differ between seeds",
    arguments: Workload.Shape.allCases)
  func seeds(_ shape: Workload.Shape) {
    #expect(log(shape, seed: 7).bytes == log(shape, seed: 7).bytes)
    #expect(log(shape, seed: 7).bytes != log(shape, seed: 8).bytes)
  }

  @Test(
    "logs made for measuring are read in their format, with every event and without a finding",
    arguments: Workload.Shape.allCases)
  func legal(_ shape: Workload.Shape) throws {
    let (bytes, events) = log(shape, seed: 42)
    var reader = try LogReader(ByteSource(bytes: bytes), contract: .viewTransitions)
    let formats: [Workload.Shape: LogFormat] = [
      .plain: .console, .console: .console, .ndjson: .ndjson, .oslog: .oslogNDJSON,
    ]
    #expect(reader.format == formats[shape])
    var linter = Linter(
      contract: .viewTransitions, configuration: LintConfiguration(), file: "log")
    var names = NameTable()
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    #expect(linter.eventCount == events)
    #expect(linter.takeFindings().filter { $0.severity > .note } == [])
    let share = bytes.count { $0 == UInt8(ascii: "\n") } / events
    #expect((shape == .console ? 12...30 : shape == .oslog ? 6...15 : 1...1).contains(share))
  }

  @Test(
    "the plain loop counts every event of logs made for measuring",
    arguments: Workload.Shape.allCases)
  func loop(_ shape: Workload.Shape) throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("workload-\(shape)-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: file) }
    let (bytes, events) = log(shape, seed: 42)
    try Data(bytes).write(to: file)
    #expect(LineLoop.count(file.path) == events)
    #expect(events > 10)
  }

  @Test("lines are not counted where there is no file")
  func noFile() {
    #expect(LineLoop.count("/nowhere/at all") == nil)
  }

  private func log(_ shape: Workload.Shape, seed: UInt64) -> (bytes: [UInt8], events: Int) {
    var workload = Workload(shape, seed: seed)
    var bytes: [UInt8] = []
    workload.append(1 << 16, to: &bytes)
    return (bytes, workload.eventCount)
  }
}
