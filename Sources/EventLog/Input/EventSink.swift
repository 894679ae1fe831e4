import EventModel

/// The destination of a parser's records: the next batch, and what is known about the log so far.
struct EventSink {
  /// The batch that the reader delivers next.
  var batch = EventBatch()

  /// The words to look for.
  let vocabulary: Vocabulary

  /// Whether times are added to the details.
  let keepsTimes: Bool

  /// How many callbacks of the contract were read.
  var eventCount = 0

  /// The process id of the last event; empty if the log names none.
  var process: [UInt8] = []

  /// The number of runs that a header began after the first one.
  private var laterRuns = 0

  private var hasReportedCut = false
  private var hasReportedEchoes = false

  /// The words that were reported as unknown; each is reported once per log.
  private var unknownWords: Set<String> = []

  init(vocabulary: Vocabulary, keepsTimes: Bool) {
    self.vocabulary = vocabulary
    self.keepsTimes = keepsTimes
  }

  /// Adds a record of a callback or a life's boundary.
  mutating func add(_ record: EventRecord, _ detail: EventDetail? = nil) {
    var record = record
    if let detail, detail != EventDetail() { record.detail = batch.add(detail) }
    append(record)
  }

  @inline(__always)
  mutating func append(_ record: EventRecord) {
    eventCount &+= record.code < EventRecord.Code.callbackLimit ? 1 : 0
    batch.records.append(record)
  }

  /// Removes the events from an offset on, since their line has to be read whole.
  mutating func removeEvents(from offset: UInt64) {
    while let last = batch.records.last, last.offset >= offset,
      last.code <= EventRecord.Code.lifeBoundary
    {
      batch.records.removeLast()
      if last.code < EventRecord.Code.callbackLimit { eventCount -= 1 }
    }
  }

  /// Removes the events in lines of a block that match a pattern. The process that such lines name
  /// stays known.
  mutating func removeEvents(of block: LineBlock, _ patterns: [LinePattern]) {
    if patterns.isEmpty { return }
    var removed = 0
    batch.records.removeAll { record in
      let isCall = record.code < EventRecord.Code.callbackLimit
      let isAbout =
        record.code <= EventRecord.Code.lifeBoundary || record.code >= EventRecord.Code.firstAction
        || record.code == EventRecord.Code.malformed
        || record.code == EventRecord.Code.frameworkWarning
      guard isAbout, record.offset >= block.offset,
        record.offset < block.offset + UInt64(block.count)
      else { return false }
      let line = block.line(around: Int(record.offset - block.offset))
      let text = UnsafeBufferPointer(rebasing: block.buffer[line])
      guard patterns.contains(where: { $0.matches(text) }) else { return false }
      if isCall { removed += 1 }
      return true
    }
    eventCount -= removed
  }

  /// Adds a record that is about a line and not about a view.
  mutating func note(
    _ code: UInt8, at offset: UInt64, line: UInt32 = 0, length: Int = 0, scope: UInt32 = 0,
    _ fill: (inout EventDetail) -> Void = { _ in }
  ) {
    var detail = EventDetail()
    fill(&detail)
    let number = detail == EventDetail() ? 0 : batch.add(detail)
    batch.records.append(
      EventRecord(
        offset: offset, line: line, view: 0, scope: scope, detail: number, code: code,
        length: UInt8(clamping: length)))
  }

  /// Notes the process of an event, with a record if it is a new one; nil if it is unknown.
  mutating func enter(_ id: String?, at offset: UInt64, line: UInt32 = 0) {
    guard let id, !process.elementsEqual(id.utf8) else { return }
    process = Array(id.utf8)
    note(EventRecord.Code.process, at: offset, line: line) { $0.text = id }
  }

  /// Begins a new run at a header: several recordings are in one log, one after another. The first
  /// header is above all events and begins nothing new.
  mutating func beginRun(at offset: UInt64, line: UInt32 = 0) {
    guard eventCount > 0 else { return }
    laterRuns += 1
    enter("run \(laterRuns + 1)", at: offset, line: line)
  }

  /// Reports that a line of a structured log cannot be read.
  mutating func malformed(at offset: UInt64, line: UInt32 = 0, _ reason: String) {
    note(EventRecord.Code.malformed, at: offset, line: line) {
      $0.text = MessageText.of(reason)
    }
  }

  /// Reports, once per log, an unknown column; the line is read without it.
  mutating func unknownColumn(_ name: String, at offset: UInt64) {
    guard isNew(name) else { return }
    let near = Spelling.nearest(to: name, among: Column.names)
    malformed(at: offset, "no column \"\(name)\"\(advice(near)); its value is not read")
  }

  /// Reports, once per log, a declared kind that is similar to one of the contract's. A kind that
  /// is similar to none is the recorder's own.
  mutating func declare(kind: String, at offset: UInt64, line: UInt32 = 0) {
    guard !vocabulary.kinds.contains(kind),
      let near = Spelling.nearest(to: kind, among: vocabulary.kinds), isNew(kind)
    else { return }
    malformed(
      at: offset, line: line,
      "no kind \"\(kind)\" in the contract\(advice(near)); the declared kind is not checked")
  }

  private func advice(_ near: String?) -> String { near.map { " (did you mean \"\($0)\"?)" } ?? "" }

  private mutating func isNew(_ word: String) -> Bool {
    guard unknownWords.count < Limits.unknownWords else { return false }
    return unknownWords.insert(word).inserted
  }

  /// Reports, once per log, that lines that only repeat others are left out.
  mutating func leaveOutEchoes(at offset: UInt64) {
    guard !hasReportedEchoes else { return }
    hasReportedEchoes = true
    note(EventRecord.Code.limit, at: offset) {
      $0.text = "each call is logged twice, in lines of two shapes; the repeating ones are left out"
    }
  }

  /// Reports, once per log, that a line was too long to be read completely.
  mutating func cut(at offset: UInt64) {
    guard !hasReportedCut else { return }
    hasReportedCut = true
    note(EventRecord.Code.limit, at: offset) {
      $0.text =
        "this line is longer than Limits.lineBytes (\(Limits.lineBytes) bytes); only its start is read"
    }
  }
}
