import EventReports
import EventCatalogue
import EventLint
import EventLog
import EventModel

/// The cost of each stage of a check by itself, on the first part of a log, in this process.
///
/// *scan* is the reader looking for words that do not occur; *parse* is the reader with a consumer
/// that does nothing; *step* is the check of records that were read before.
struct StageRuns {
  /// How much of the log is examined: enough to time, and small enough to keep the records in
  /// memory.
  private static let byteLimit = 16 << 20

  private let bytes: [UInt8]
  private let shape: Workload.Shape

  init(_ log: BenchLog) {
    var workload = Workload(log.shape, seed: log.seed)
    var bytes: [UInt8] = []
    workload.append(min(log.bytes, Self.byteLimit), to: &bytes)
    self.bytes = bytes
    shape = log.shape
  }

  func lines() -> [String] {
    var kept = Kept()
    var names = NameTable()
    read(.viewTransitions, into: &kept, &names)
    let events = kept.batches.reduce(0) { $0 + $1.records.count }
    var table = TextTable(["stage", "MB/s", "ns/event"])
    let stages: [(String, () -> Void)] = [
      ("scan", { scan() }), ("parse", { parse() }), ("step", { step(kept, names) }),
    ]
    for (name, work) in stages {
      let seconds = (0..<3).map { _ in secondsTaken(by: work) }.median
      table.add([name, rate(seconds), (seconds * 1e9 / Double(max(1, events))).rounded(to: 0)])
    }
    return table.indented
  }

  private func rate(_ seconds: Double) -> String {
    (Double(bytes.count) / seconds / 1e6).rounded(to: 0)
  }

  private func read(
    _ contract: Contract, as format: LogFormat? = nil, into consumer: inout some EventConsumer,
    _ names: inout NameTable
  ) {
    guard
      var reader = try? LogReader(
        ByteSource(bytes: bytes, name: "\(shape).log"), format: format, contract: contract)
    else { return }
    try? reader.read(into: &consumer, names: &names)
  }

  private func scan() {
    var contract = Contract.viewTransitions
    contract.callbacks = ["zzWillQqzzk", "zzDidQqzzk"]
    contract.contextCallbacks = []
    var discarding = DiscardingConsumer()
    var names = NameTable()
    // Read as a console log: as JSON, a line without its event would be malformed.
    read(contract, as: .console, into: &discarding, &names)
  }

  private func parse() {
    var discarding = DiscardingConsumer()
    var names = NameTable()
    read(.viewTransitions, into: &discarding, &names)
  }

  private func step(_ kept: Kept, _ names: NameTable) {
    var linter = Linter(contract: .viewTransitions, configuration: LintConfiguration(), file: "log")
    for batch in kept.batches { linter.consume(batch, names: names) }
    linter.finish(names: names)
  }

  private struct DiscardingConsumer: EventConsumer {
    mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {}
  }

  private struct Kept: EventConsumer {
    var batches: [EventBatch] = []

    mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
      batches.append(copy batch)
    }
  }
}
