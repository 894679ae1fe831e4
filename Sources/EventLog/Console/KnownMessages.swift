import EventModel

/// What messages mean that were read before, by their cleaned text: the same words mean the same.
///
/// The line a message stands in decides only where its events are, and to which process they belong.
/// Messages of forms that no ``LineTemplate`` stands for are read once this way, and then looked up.
struct KnownMessages {
  /// The most messages kept, before all are forgotten.
  private static let countLimit = 1 << 12
  /// The longest message kept.
  private static let longest = 200

  /// An event of a message.
  struct Event {
    /// Its record, with its place in the message instead of one in the log.
    var record: EventRecord
    var detail: EventDetail?
  }

  /// What beside its bytes decides what a message means.
  private struct Manner: Hashable {
    var isLogged: Bool
    var isComment: Bool
    var isHeading: Bool

    init(_ reader: ConsoleLineReader) {
      (isLogged, isComment, isHeading) = (reader.isLogged, reader.isComment, reader.isHeading)
    }
  }

  private struct Meaning {
    var manner: Manner
    var text: [UInt8]
    var events: [Event]
  }

  private var meanings: [Int: Meaning] = [:]

  /// Forgets every message.
  mutating func removeAll() { meanings.removeAll(keepingCapacity: true) }

  /// Returns the events of a message that was read before, or nil.
  func events(of reader: ConsoleLineReader) -> [Event]? {
    let text = Self.text(of: reader)
    guard text.count <= Self.longest, let meaning = meanings[Self.hash(text, reader)],
      meaning.manner == Manner(reader), meaning.text.count == text.count,
      meaning.text.withUnsafeBytes({ $0.elementsEqual(text) })
    else { return nil }
    return meaning.events
  }

  /// Keeps what a message means, unless that may be another thing the next time.
  ///
  /// - Parameters:
  ///   - reader: The message.
  ///   - reading: What it says.
  ///   - first: The number of the first record it became in the sink's batch.
  ///   - origin: Where it stands.
  mutating func keep(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, recordsFrom first: Int,
    of sink: EventSink, _ origin: ConsoleOrigin
  ) {
    let text = Self.text(of: reader)
    guard text.count <= Self.longest, !sink.keepsTimes, origin.places.isEmpty else { return }
    switch reading {
    case .warning: return
    case .nothing: break
    case .events(let events):
      // A life's boundary matters only for a view that had a life.
      guard events.allSatisfy({ $0.match.code != EventRecord.Code.lifeBoundary }) else { return }
    }
    if meanings.count == Self.countLimit { removeAll() }
    let start = origin.offset + UInt64(reader.body.lowerBound)
    let events = sink.batch.records[first...].lazy
      .filter { $0.code < EventRecord.Code.callbackLimit }
      .map { record in
        var placed = record
        placed.offset -= start
        placed.detail = 0
        return Event(
          record: placed,
          detail: record.detail == 0 ? nil : sink.batch.details[Int(record.detail)])
      }
    meanings[Self.hash(text, reader)] = Meaning(
      manner: Manner(reader), text: Array(text), events: Array(events))
  }

  /// What decides a message's meaning: its bytes, and the one before it that tells whether a word
  /// begins there.
  private static func text(of reader: ConsoleLineReader) -> UnsafeRawBufferPointer {
    let start = reader.body.lowerBound - 1
    return UnsafeRawBufferPointer(
      start: reader.text.bytes + start, count: reader.text.count - start)
  }

  private static func hash(_ text: UnsafeRawBufferPointer, _ reader: ConsoleLineReader) -> Int {
    var hasher = Hasher()
    hasher.combine(Manner(reader))
    hasher.combine(bytes: text)
    return hasher.finalize()
  }
}

extension EventSink {
  /// Adds the events of a message that was read before.
  mutating func add(
    _ events: [KnownMessages.Event], of reader: ConsoleLineReader, from origin: ConsoleOrigin
  ) {
    guard !events.isEmpty else { return }
    enter(origin.process ?? reader.process, at: origin.offset, line: origin.line)
    let start = origin.offset + UInt64(reader.body.lowerBound)
    for event in events {
      var record = event.record
      record.offset += start
      record.line = origin.line
      add(record, event.detail)
    }
  }
}
