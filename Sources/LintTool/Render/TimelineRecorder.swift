import EventLint
import EventLog
import EventModel
import EventReports

/// Records the calls of one log for a picture, while a linter looks for findings in them.
struct TimelineRecorder: EventConsumer {
  private(set) var timeline: Timeline
  private(set) var linter: Linter
  private(set) var findings: [Finding] = []
  private(set) var transitions: [ViewTransition] = []

  /// The number of calls that did not fit.
  private(set) var unrecorded = 0

  private let log: Int
  private var lanes: [UInt32: Int] = [:]

  init(_ timeline: Timeline, _ linter: Linter, log name: String) {
    self.timeline = timeline
    self.linter = linter
    log = self.timeline.begin(log: name)
  }

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    linter.consume(batch, names: names)
    collect()
    for index in 0..<batch.records.count {
      let record = batch.records[index]
      guard record.code < EventRecord.Code.callbackLimit else { continue }
      if timeline.calls.count >= Limits.drawnCalls {
        unrecorded += 1
        continue
      }
      let time = batch.details[Int(record.detail)].time.flatMap(LogTime.microseconds)
      timeline.add(
        Timeline.Call(
          lane: lane(of: record, names), callback: Int(record.code), line: Int(record.line),
          offset: record.offset, time: time))
    }
  }

  mutating func makeRoom(in names: inout NameTable) {
    linter.makeRoom(in: &names)
    collect()
    lanes = [:]
  }

  mutating func finish(names: borrowing NameTable) {
    linter.finish(names: names)
    collect()
  }

  private mutating func collect() {
    findings += linter.takeFindings()
    transitions += linter.takeTransitions()
  }

  private mutating func lane(of record: EventRecord, _ names: borrowing NameTable) -> Int {
    if let known = lanes[record.view] { return known }
    let view = names.view(record.view)
    let number = timeline.number(
      of: Timeline.Lane(
        log: log, scope: names.scope(record.scope), name: names.name(ofView: record.view),
        instance: view.instance))
    lanes[record.view] = number
    return number
  }
}
