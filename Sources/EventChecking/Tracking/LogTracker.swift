package import EventModel

/// A tracker of a log: the lives of views, the transitions of scopes, each process separately.
///
/// It consumes batches and produces observations, in the order in which they are decided.
///
/// - Complexity: O(1) per event. Memory is proportional to the open views, scopes and transitions,
///   bounded by ``Limits``.
package struct LogTracker {
  let tables: TrackingTables
  let output: TrackerOutput
  var runs: [ProcessRun]
  var current = 0
  /// The limits that were reported; each is reported once.
  private var reportedLimits: Set<String> = []
  /// The assumptions that the log is checked against, including those that it declares.
  package internal(set) var assumptions: [DeclaredAssumption]
  /// The judge of the assumptions that the log declares; nil before the first.
  var judge: Judge?
  let kinds: [String]?
  let file: String
  package private(set) var eventCount = 0

  /// Makes a tracker; `kinds` are the names of the chosen kinds. With `keepsTransitions`, every
  /// closed transition is an observation, not only those that a rule may report.
  package init(
    _ compiled: CompiledContract, kinds: [String]? = nil, keepsTransitions: Bool = false,
    assumptions: [DeclaredAssumption] = [], file: String = ""
  ) {
    tables = TrackingTables(compiled, kinds: kinds, assumptions.map(\.monitor))
    output = TrackerOutput(
      variantCount: compiled.variants.count, keepsTransitions: keepsTransitions)
    self.kinds = kinds
    self.assumptions = assumptions
    self.file = file
    runs = [ProcessRun(process: nil, tables, output)]
  }

  package var triggered: [Int] {
    tables.monitors.monitors.indices.map {
      output.triggered.indices.contains($0) ? output.triggered[$0] : 0
    }
  }

  package var compiled: CompiledContract { tables.compiled }

  var contract: Contract { tables.contract }

  package var transitionCount: Int { output.transitionCount }

  package var coverage: [(variant: Variant, count: Int)] {
    tables.orders.countedVariants.map { variant in
      (variant, contract.variants.firstIndex(of: variant).map { output.coverage[$0] } ?? 0)
    }
  }

  package mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    let records = batch.records
    var index = 0
    while index < records.count {
      let next = records.withUnsafeBufferPointer { runs[current].receiveByShape($0, from: index) }
      watchCalls(records, index..<next, names: names)
      eventCount += next - index
      index = next
      guard index < records.count else { break }
      let record = records[index]
      index += 1
      let detail = record.detail == 0 ? nil : SharedDetail(batch.details[Int(record.detail)])
      if record.code < EventRecord.Code.callbackLimit {
        eventCount += 1
        runs[current].receive(record, detail, names: names)
        watchCalls(records, index - 1..<index, names: names)
        runs[current].actors?.take(record, detail?.value, names: names)
      } else {
        takeOther(record, detail?.value ?? EventDetail(), names: names)
      }
    }
    checkAssumptions()
  }

  /// Checks calls that were read against the assumptions about lives and histories.
  private mutating func watchCalls(
    _ records: [EventRecord], _ range: Range<Int>, names: borrowing NameTable
  ) {
    guard tables.monitors.isWatchingCalls, !range.isEmpty else { return }
    tables.monitors.makeGroups()
    records.withUnsafeBufferPointer {
      runs[current].watch.take(
        UnsafeBufferPointer(rebasing: $0[range]), &tables.monitors, names: names)
    }
  }

  package mutating func finish(names: borrowing NameTable) {
    let last = current
    for index in runs.indices { end(index, by: index == last ? .log : .process, names: names) }
  }

  private mutating func end(
    _ run: Int, by ending: ProcessRun.Ending, names: borrowing NameTable
  ) {
    current = run
    runs[run].finish(by: ending, names: names)
    checkAssumptions()
  }

  /// Reports once that a limit was reached.
  mutating func reportLimit(_ text: String) {
    guard reportedLimits.insert(text).inserted else { return }
    output.add(.limit(text: text, at: RecordPosition()))
  }

  package mutating func takeObservations() -> [Observation] {
    defer { output.observations.removeAll(keepingCapacity: true) }
    return output.observations
  }

  private mutating func takeOther(
    _ record: EventRecord, _ detail: EventDetail, names: borrowing NameTable
  ) {
    let position = RecordPosition(of: record)
    let text = detail.text ?? ""
    switch record.code {
    case EventRecord.Code.lifeBoundary:
      runs[current].endLife(record, names: names)
      if names.isSingle(record.view) {
        tables.monitors.makeGroups()
        runs[current].watch.beginLife(of: record.view, tables.monitors)
      }
      runs[current].actors?.endLife(of: record.view)
    case EventRecord.Code.separator:
      runs[current].separate(record, names: names)
    case EventRecord.Code.transitionBegins:
      runs[current].begin(record, detail, names: names)
    case EventRecord.Code.transitionEnds:
      runs[current].end(detail, names: names)
    case EventRecord.Code.process: enter(process: text, names: names)
    case EventRecord.Code.frameworkWarning: output.add(.frameworkWarning(text: text, at: position))
    case EventRecord.Code.malformed: output.add(.malformed(reason: text, at: position))
    case EventRecord.Code.limit: output.add(.limit(text: text, at: position))
    case EventRecord.Code.assumption: declare(text, at: position)
    case EventRecord.Code.firstAction...: runs[current].takeAction(record, names: names)
    default: break
    }
  }

  private mutating func enter(process: String, names: borrowing NameTable) {
    checkAssumptions()
    if let known = runs.firstIndex(where: { $0.process == process }) {
      current = known
      return
    }
    if runs.count >= Limits.processes {
      // The oldest process makes room.
      end(0, by: .log, names: names)
      runs.removeFirst()
    }
    runs.append(ProcessRun(process: process, tables, output))
    current = runs.count - 1
  }
}
