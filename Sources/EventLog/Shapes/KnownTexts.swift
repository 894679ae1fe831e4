import EventModel

/// The meanings of texts that were read before: the same words mean the same.
///
/// The place of a text determines only the offsets of its events. A text without a learned form is
/// read once and then looked up.
struct KnownTexts {
  /// The most texts that are kept; then all are dropped.
  private static let countLimit = 1 << 12
  private static let longest = 200

  /// An event of a text.
  struct Event {
    /// The record, with an offset relative to the text.
    var record: EventRecord
    var detail: EventDetail?
  }

  private struct Meaning {
    var manner: Int
    var text: [UInt8]
    var events: [Event]
  }

  private var meanings: [Int: Meaning] = [:]

  mutating func removeAll() { meanings.removeAll(keepingCapacity: true) }

  /// Returns the events of a text that was read before, or nil.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - manner: The properties beside its bytes that determine its meaning.
  func events(of text: UnsafeRawBufferPointer, _ manner: Int = 0) -> [Event]? {
    guard text.count <= Self.longest, let meaning = meanings[Self.hash(text, manner)],
      meaning.manner == manner, meaning.text.count == text.count,
      meaning.text.withUnsafeBytes({ $0.elementsEqual(text) })
    else { return nil }
    return meaning.events
  }

  /// Keeps the meaning of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - manner: The properties beside its bytes that determine its meaning.
  ///   - offset: The offset of the text in the log.
  ///   - first: The index of its first record in the sink's batch.
  mutating func keep(
    _ text: UnsafeRawBufferPointer, _ manner: Int = 0, at offset: UInt64, recordsFrom first: Int,
    of sink: EventSink
  ) {
    guard text.count <= Self.longest, !sink.keepsTimes else { return }
    if meanings.count == Self.countLimit { removeAll() }
    let events = sink.batch.records[first...].lazy
      .filter { $0.code < EventRecord.Code.callbackLimit }
      .map { record in
        var placed = record
        placed.offset -= offset
        placed.detail = 0
        return Event(
          record: placed,
          detail: record.detail == 0 ? nil : sink.batch.details[Int(record.detail)])
      }
    meanings[Self.hash(text, manner)] = Meaning(
      manner: manner, text: Array(text), events: Array(events))
  }

  private static func hash(_ text: UnsafeRawBufferPointer, _ manner: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(manner)
    hasher.combine(bytes: text)
    return hasher.finalize()
  }
}

extension EventSink {
  /// Adds the events of a text at an offset in the log.
  mutating func add(_ events: [KnownTexts.Event], at offset: UInt64, line: UInt32 = 0) {
    for event in events {
      var record = event.record
      record.offset += offset
      record.line = line
      add(record, event.detail)
    }
  }
}
