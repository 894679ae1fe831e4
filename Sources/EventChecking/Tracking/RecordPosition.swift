package import EventModel

/// Where a log has an event, as numbers: 16 bytes that a view keeps of its last call.
package struct RecordPosition: Hashable, Sendable {
  /// The number of bytes before the callback's name.
  package var offset: UInt64 = 0
  /// The line, from 1; 0 if it is resolved later.
  package var line: UInt32 = 0
  /// How many bytes the callback's name takes.
  package var length: UInt8 = 0

  /// Makes a position.
  package init(offset: UInt64 = 0, line: UInt32 = 0, length: UInt8 = 0) {
    self.offset = offset
    self.line = line
    self.length = length
  }

  /// The same place as reports have it.
  package var logPosition: LogPosition {
    LogPosition(offset: offset, length: Int(length), line: Int(line))
  }

  /// Makes the position of a record.
  package init(of record: EventRecord) {
    self.init(offset: record.offset, line: record.line, length: record.length)
  }
}
