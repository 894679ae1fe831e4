import EventModel

/// A consumer that passes on the events of a log as text, one after another, as they are read.
struct LoggedEvents: EventConsumer {
  private let contract: Contract
  private let receive: (LoggedEvent) -> Void
  /// What was read since the last event.
  private var process: String?
  private var followsHeading = false

  /// Makes a consumer that passes on every call of the contract's callbacks and client actions.
  init(_ contract: Contract, _ receive: @escaping (LoggedEvent) -> Void) {
    self.contract = contract
    self.receive = receive
  }

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for index in 0..<batch.records.count {
      let record = batch.records[index]
      if record.code == EventRecord.Code.process {
        process = batch.details[Int(record.detail)].text
      }
      if record.code == EventRecord.Code.separator { followsHeading = true }
      guard let callback = contract.event(of: record) else { continue }
      let view = names.view(record.view)
      var event = LoggedEvent(
        view: names.name(ofView: record.view), callback, line: Int(record.line))
      event.instance = view.instance
      event.isClass = view.identity == .anyInstance
      event.process = process
      event.followsHeading = followsHeading
      (process, followsHeading) = (nil, false)
      if record.scope != 0 { event.scope = names.scope(record.scope) }
      if record.detail != 0 { Self.add(batch.details[Int(record.detail)], to: &event) }
      receive(event)
    }
  }

  private static func add(_ detail: EventDetail, to event: inout LoggedEvent) {
    event.time = detail.time
    event.transition = detail.transition
    event.kind = detail.kind
    event.outcome = detail.outcome
    event.parent = detail.parent
    event.source = detail.file.map { Finding.Source(file: $0, line: detail.sourceLine ?? 1) }
  }
}

extension Contract {
  /// Returns the callback of a record, or its client action by name; nil for other records.
  fileprivate func event(of record: EventRecord) -> Callback? {
    if record.code < EventRecord.Code.callbackLimit { return callbacks[Int(record.code)] }
    if record.code == EventRecord.Code.lifeBoundary {
      // The record stores the length of the word, and no two words have the same length.
      return EventRecord.boundaries.first { $0.utf8.count == Int(record.length) }.map {
        Callback($0)
      }
    }
    guard record.code >= EventRecord.Code.firstAction else { return nil }
    return Callback(actions[Int(record.code - EventRecord.Code.firstAction)].name)
  }
}
