import EventModel

/// What pieces of a log mean that were read before: the same words mean the same.
///
/// Where a piece stands decides only where its events are. Pieces of forms that nothing quicker stands
/// for are read once this way, and then looked up.
struct KnownTexts {
  /// The most pieces kept, before all are forgotten.
  private static let countLimit = 1 << 12
  /// The longest piece kept.
  private static let longest = 200

  /// An event of a piece.
  struct Event {
    /// Its record, with its place in the piece instead of one in the log.
    var record: EventRecord
    var detail: EventDetail?
  }

  private struct Meaning {
    var manner: Int
    var text: [UInt8]
    var events: [Event]
  }

  private var meanings: [Int: Meaning] = [:]

  /// Forgets every piece.
  mutating func removeAll() { meanings.removeAll(keepingCapacity: true) }

  /// Returns the events of a piece that was read before, or nil.
  ///
  /// - Parameters:
  ///   - text: The piece.
  ///   - manner: What beside its bytes decides what it means.
  func events(of text: UnsafeRawBufferPointer, _ manner: Int = 0) -> [Event]? {
    guard text.count <= Self.longest, let meaning = meanings[Self.hash(text, manner)],
      meaning.manner == manner, meaning.text.count == text.count,
      meaning.text.withUnsafeBytes({ $0.elementsEqual(text) })
    else { return nil }
    return meaning.events
  }

  /// Keeps what a piece means.
  ///
  /// - Parameters:
  ///   - text: The piece.
  ///   - manner: What beside its bytes decides what it means.
  ///   - offset: Where it stands in the log.
  ///   - first: The number of the first record it became in the sink's batch.
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
  /// Adds the events of a piece of the log that stands at an offset.
  mutating func add(_ events: [KnownTexts.Event], at offset: UInt64, line: UInt32 = 0) {
    for event in events {
      var record = event.record
      record.offset += offset
      record.line = line
      add(record, event.detail)
    }
  }
}
