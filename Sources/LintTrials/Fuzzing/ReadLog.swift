import EventCatalogue
import EventLog
import EventModel

/// One record of a log with its texts, so that two readings can be compared.
struct ReadRecord: Hashable {
  var record: EventRecord
  var view: String
  var instance: String?
  var identity: NameTable.Identity
  var scope: String
  var detail: EventDetail

  var text: String {
    let words = [view, instance ?? "", scope, detail.time ?? "", detail.text ?? ""]
    return "\(record.line): \(record.offset)+\(record.length) code \(record.code) "
      + words.map { "<\($0)>" }.joined(separator: " ")
  }
}

struct ReadLog: EventConsumer {
  var records: [ReadRecord] = []
  /// Faults that no reader may produce, as text.
  var problem: String?

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - keepsTimes: Whether times are read; fewer lines are then read by learnt templates.
  ///   - threads: How many threads read it, if it has parts enough.
  ///   - renamed: A team's own words for callbacks.
  /// - Throws: an `InputError` where the bytes are no log at all.
  static func reading(
    _ bytes: [UInt8], as format: LogFormat?, chunkBytes: Int = ByteSource.chunkLimit,
    isSeekable: Bool = true, keepsTimes: Bool = true, threads: Int = 1,
    renamed: [String: Callback] = ["onWillAppear": "viewWillAppear"]
  ) throws(InputError) -> (log: ReadLog, lines: UInt64, format: LogFormat) {
    let source = ByteSource(
      bytes: bytes, name: "log.txt", chunkBytes: chunkBytes, isSeekable: isSeekable)
    var reader = try LogReader(
      source, format: format, contract: .viewTransitions,
      options: LogOptions(
        resolvesLines: true, keepsTimes: keepsTimes, renamed: renamed, threads: threads))
    var names = NameTable()
    var log = ReadLog()
    try reader.read(into: &log, names: &names)
    if reader.byteCount != UInt64(bytes.count) {
      log.problem = log.problem ?? "\(reader.byteCount) of \(bytes.count) bytes were read"
    }
    log.checkPlaces(bytes)
    return (log, reader.lineCount, reader.format)
  }

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    for index in 0..<batch.records.count {
      let record = batch.records[index]
      guard Int(record.view) < names.viewCount, Int(record.scope) < names.scopeCount,
        Int(record.detail) < batch.details.count
      else {
        problem = problem ?? "a record points at nothing: \(record)"
        continue
      }
      let view = names.view(record.view)
      var known = record
      (known.view, known.scope, known.detail) = (0, 0, 0)
      records.append(
        ReadRecord(
          record: known, view: names.name(ofView: record.view), instance: view.instance,
          identity: view.identity, scope: names.scope(record.scope),
          detail: batch.details[Int(record.detail)]))
    }
  }

  /// Checks that each record's place is in the log, and that its line is the line of that place.
  private mutating func checkPlaces(_ bytes: [UInt8]) {
    var (lines, last) = ([UInt32](), UInt32(1))
    for byte in bytes {
      lines.append(last)
      if byte == UInt8(ascii: "\n") { last += 1 }
    }
    for read in records {
      let place = Int(read.record.offset)
      guard place + Int(read.record.length) <= bytes.count else {
        problem = problem ?? "a place behind the end of \(bytes.count) bytes: \(read.text)"
        return
      }
      let line = place < lines.count ? lines[place] : last
      if read.record.line != line {
        problem = problem ?? "line \(line) is given another number: \(read.text)"
      }
    }
  }
}

extension ReadLog {
  /// Whether each line means the same when it is read as a whole and when its form is known. A
  /// message is read even if the rest of its line is not JSON, or has another message.
  func isClear(_ bytes: [UInt8]) -> Bool {
    let key = Array("\"eventMessage\"".utf8)
    return !records.contains { $0.record.code == EventRecord.Code.malformed }
      && bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
        line.firstRange(of: key).map { line[$0.upperBound...].firstRange(of: key) == nil } ?? true
      }
  }

  var withoutTimes: ReadLog {
    var log = self
    for index in log.records.indices { log.records[index].detail.time = nil }
    return log
  }

  /// Returns how two readings of the same bytes differ, as text, or nil.
  func difference(from other: ReadLog) -> String? {
    if let problem = problem ?? other.problem { return problem }
    for (first, second) in zip(records, other.records) where first != second {
      return "read as \(first.text), and as \(second.text)"
    }
    guard records.count != other.records.count else { return nil }
    return "\(records.count) records, and \(other.records.count)"
  }

  /// The calls of the contract's callbacks as text.
  var events: [LoggedEvent] {
    records.filter { $0.record.code < EventRecord.Code.callbackLimit }.map { read in
      let callback = Contract.viewTransitions.callbacks[Int(read.record.code)]
      var event = LoggedEvent(view: read.view, callback)
      event.instance = read.instance
      event.scope = read.scope.isEmpty ? nil : read.scope
      return event
    }
  }
}

extension InputError {
  /// What is wrong with it; nil for bytes that are no text of a log.
  var problem: String? {
    switch reason {
    case .encoded, .compressed: nil
    default: "cannot be read: \(self)"
    }
  }
}

extension [UInt8] {
  /// A number that depends on all bytes and from which an input derives its own settings: FNV-1a.
  var digest: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
