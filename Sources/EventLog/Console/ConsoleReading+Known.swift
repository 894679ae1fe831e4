import EventModel

extension ConsoleReading {
  /// Whether the same words mean the same everywhere. They do not for a life's boundary, which
  /// counts only for a view that had a life.
  var staysTheSame: Bool {
    switch self {
    case .warning, .gap: false
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

  /// Whether a line says more than its call, `Inbox viewDidAppear: loaded 20 items`, so that the
  /// call may have its own line before. A note that the call came again is none.
  func isRemark(_ reading: ConsoleReading) -> Bool {
    guard case .events(let events) = reading, events.count == 1, let name = events[0].name,
      case let callback = events[0].match.range, name.whole.lowerBound < callback.lowerBound
    else { return false }
    let arguments = text.endOfArguments(after: callback, to: body.upperBound)
    let end = min(body.upperBound, max(arguments, name.whole.upperBound))
    let rest = text.trimmed(end..<body.upperBound)
    let isApart =
      name.form == .method || text[end - 1] == UInt8(ascii: ":")
      || rest.first.map { text[$0].isOne(of: "-:|,") && text[$0 + 1] == 0x20 } ?? false
    return isApart && text.plainWords(in: rest) > 1
      && !text.words(in: rest).contains { word in
        let word = text.trimmedSigns(word)
        return text.isOne(of: ConsoleWords.repeats, word)
          || text.isOne(of: ConsoleWords.flags, word)
      }
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
