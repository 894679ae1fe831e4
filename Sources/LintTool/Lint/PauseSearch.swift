import EventChecking
import EventLog
import EventModel

/// The search for a second without a call in a part of a log. Times are not read with the events;
/// the few lines that a finding is about are read again for theirs.
struct PauseSearch {
  let index: LineIndex
  let reading: ReadingPlan
  let vocabulary: Vocabulary

  /// Returns whether a log in a format shows a second without a call between two positions.
  func hasPause(
    from start: LogPosition, to end: LogPosition, _ format: LogFormat
  ) -> Bool {
    guard let lines = index.lines(from: start, to: end) else { return false }
    // The first line of a table names its columns.
    let top = LogPosition(offset: 0, line: 1)
    let header = index.lines(from: top, to: top).map { $0 + [UInt8(ascii: "\n")] } ?? []
    var search = Times(start: UInt64(header.count))
    var names = NameTable()
    do throws(InputError) {
      var reader = try LogReader(
        ByteSource(bytes: header + lines), format: format, vocabulary: vocabulary,
        options: reading.options(keepingTimes: true))
      try reader.read(into: &search, names: &names)
    } catch { return false }
    return search.quiet.hasPause
  }

  /// The times of the calls from an offset on.
  private struct Times: EventConsumer {
    let start: UInt64
    var quiet = QuietTime()

    mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
      for record in batch.records where record.detail > 0 && record.offset >= start {
        guard let time = batch.details[Int(record.detail)].time else { continue }
        quiet.take(time, at: RecordPosition(of: record))
      }
    }
  }
}
