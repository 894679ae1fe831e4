import EventModel

extension KnownTexts {
  /// Returns the events of a message that was read before, or nil.
  func events(of reader: ConsoleLineReader) -> [Event]? { events(of: reader.bytes, reader.manner) }

  /// Keeps the meaning of a message, unless the same message may mean something else the next time.
  ///
  /// - Parameters:
  ///   - reader: The reader of the message.
  ///   - reading: The meaning of the message.
  ///   - first: The index of its first record in the sink's batch.
  ///   - origin: The place of the message.
  mutating func keep(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, recordsFrom first: Int,
    of sink: EventSink, _ origin: ConsoleOrigin
  ) {
    guard origin.places.isEmpty, reading.staysTheSame else { return }
    keep(
      reader.bytes, reader.manner, at: origin.offset + UInt64(reader.body.lowerBound),
      recordsFrom: first, of: sink)
  }
}

extension EventSink {
  /// Adds the events of a message that was read before.
  mutating func add(
    _ events: [KnownTexts.Event], of reader: ConsoleLineReader, from origin: ConsoleOrigin
  ) {
    guard !events.isEmpty else { return }
    enter(origin.process ?? reader.process, at: origin.offset, line: origin.line)
    add(events, at: origin.offset + UInt64(reader.body.lowerBound), line: origin.line)
  }
}

extension ConsoleReading {
  /// Whether the same words mean the same everywhere. They do not for a life's boundary, which
  /// counts only for a view that had a life.
  fileprivate var staysTheSame: Bool {
    switch self {
    case .warning: false
    case .nothing: true
    case .events(let events): !events.contains { $0.match.code == EventRecord.Code.lifeBoundary }
    }
  }
}

extension ConsoleLineReader {
  /// The message's bytes, and the byte before it, which determines whether a word starts there.
  fileprivate var bytes: UnsafeRawBufferPointer {
    let start = body.lowerBound - 1
    return UnsafeRawBufferPointer(start: text.bytes + start, count: text.count - start)
  }

  /// A hash of the properties beside its bytes that determine the meaning of a message.
  fileprivate var manner: Int {
    // The text before the message shows which of two loggers repeats the other.
    guard !habits.columns.echoes.isEmpty else { return bits }
    var hasher = Hasher()
    for index in 0..<body.lowerBound where !text[index].isDigit { hasher.combine(text[index]) }
    return hasher.finalize() << 3 | bits
  }

  private var bits: Int { (isLogged ? 1 : 0) | (isComment ? 2 : 0) | (isHeading ? 4 : 0) }
}
