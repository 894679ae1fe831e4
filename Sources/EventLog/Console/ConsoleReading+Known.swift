import EventModel

extension ConsoleReading {
  /// Whether the same words mean the same everywhere. They do not for a life's boundary, which
  /// counts only for a view that had a life.
  var staysTheSame: Bool {
    switch self {
    case .warning: false
    case .nothing: true
    case .events(let events): !events.contains { $0.match.code == EventRecord.Code.lifeBoundary }
    }
  }
}

extension ConsoleLineReader {
  /// The message's bytes, and the byte before it, which determines whether a word starts there.
  var bytes: UnsafeRawBufferPointer {
    let start = body.lowerBound - 1
    return UnsafeRawBufferPointer(start: text.bytes + start, count: text.count - start)
  }

  /// A hash of the properties beside its bytes that determine the meaning of a message.
  var manner: Int {
    let bits = (isLogged ? 1 : 0) | (isComment ? 2 : 0) | (isHeading ? 4 : 0)
    // The text before the message shows which of two loggers repeats the other.
    guard !habits.columns.echoes.isEmpty else { return bits }
    var hasher = Hasher()
    for index in 0..<body.lowerBound where !text[index].isDigit { hasher.combine(text[index]) }
    return hasher.finalize() << 3 | bits
  }
}
