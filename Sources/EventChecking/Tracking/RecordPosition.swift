package import EventModel

/// The position of an event in a log, as numbers: 16 bytes that are kept of each view's last call.
package struct RecordPosition: Hashable, Sendable {
  package var offset: UInt64 = 0
  /// The line, from 1; 0 if it is computed later.
  package var line: UInt32 = 0
  /// The length of the callback's name in bytes.
  package var length: UInt8 = 0

  package init(offset: UInt64 = 0, line: UInt32 = 0, length: UInt8 = 0) {
    self.offset = offset
    self.line = line
    self.length = length
  }

  package var logPosition: LogPosition {
    LogPosition(offset: offset, length: Int(length), line: Int(line))
  }

  package init(of record: EventRecord) {
    self.init(offset: record.offset, line: record.line, length: record.length)
  }
}
