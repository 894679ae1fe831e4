import EventModel

/// A search for the headings and blank lines between the events of a log without time stamps, and
/// for a page's headings between the events of a log with them.
///
/// Logs without time stamps are pasted in parts; between two parts the app may have been restarted.
/// A line of plain words is what the app printed, `user tapped Buy`, unless a blank line, a rule, a
/// colon or a number marks it as a heading, or the lines of events around it are numbered and it is
/// not.
struct SeparatorScan {
  /// How many bytes from the start of a log are searched for a heading of the first event: most log
  /// files have no event for a long time.
  private static let headLimit: UInt64 = 1 << 20

  /// Whether the log has no time stamps; nil until the first event.
  private var isUntimed: Bool?
  /// The end of the last event's line, as an offset in the log.
  private var eventEnd: UInt64 = 0
  /// The end of the part that was examined.
  private var lastEnd: UInt64 = 0
  /// Whether the line of the last event begins with a number.
  private var isNumbered = false
  /// The start of the first separator since the last event, if one was found.
  private var pending: (offset: UInt64, line: UInt32)?

  /// Whether the log has time stamps, so that only headings of a page are separators.
  @inline(__always)
  var isTimed: Bool { isUntimed == false }

  /// Adds a separator before an event if there is one after the last event.
  mutating func beginEvent(
    _ block: LineBlock, _ line: Range<Int>, hasTime: Bool, _ finder: WordFinder,
    _ document: DocumentMap, _ sink: inout EventSink
  ) {
    // A heading above the first event marks the start of a part.
    if isUntimed == nil { isUntimed = !hasTime }
    if isUntimed == true {
      look(block, to: line.lowerBound, finder)
      if let pending {
        sink.note(EventRecord.Code.separator, at: pending.offset, line: pending.line)
      }
    } else if let heading = document.heading(
      from: eventEnd, to: block.offset + UInt64(line.lowerBound))
    {
      // A log with time stamps is divided only by the headings of a page.
      sink.note(EventRecord.Code.separator, at: heading.offset, line: heading.line)
    }
    pending = nil
    isNumbered = !hasTime && Self.isNumbered(block, line)
    lastEnd = block.offset + UInt64(line.upperBound)
    eventEnd = lastEnd
  }

  /// Remembers whether the rest of a block has a separator.
  mutating func endBlock(_ block: LineBlock, _ finder: WordFinder) {
    // Before the first event it is not known whether the log has times; a heading may be here.
    guard !isTimed else { return }
    look(block, to: block.count, finder)
    if let place = pending, place.line == 0 {
      let inBlock = Int(place.offset - block.offset)
      let before = block.linesBefore + UInt64(block.bytes.countLineFeeds(inBlock))
      pending?.line = UInt32(clamping: before + 1)
    }
    lastEnd = block.offset + UInt64(block.count)
  }

  /// Looks for the first separator between the last event and a place.
  private mutating func look(_ block: LineBlock, to end: Int, _ finder: WordFinder) {
    guard pending == nil else { return }
    var start = lastEnd > block.offset ? Int(lastEnd - block.offset) : 0
    // After the event's own line.
    if start > 0, start < end, block.bytes[start - 1] != UInt8(ascii: "\n") {
      start = block.bytes.lineFeed(from: start, to: end) + 1
    }
    while start < end, isUntimed == true || block.offset + UInt64(start) < Self.headLimit {
      let lineEnd = block.bytes.lineFeed(from: start, to: end)
      if isSeparator(block, start..<lineEnd, finder) {
        pending = (block.offset + UInt64(start), 0)
        return
      }
      start = lineEnd + 1
    }
  }

  /// Whether a line begins with its number: `14: `.
  private static func isNumbered(_ block: LineBlock, _ line: Range<Int>) -> Bool {
    guard let mark = line.first(where: { !block.bytes[$0].isDigit }), mark > line.lowerBound else {
      return false
    }
    return block.bytes[mark].isOne(of: ":.)")
  }

  private func isSeparator(_ block: LineBlock, _ line: Range<Int>, _ finder: WordFinder) -> Bool {
    var cleaned = ConsoleLine()
    cleaned.load(UnsafeBufferPointer(rebasing: block.buffer[line]))
    return cleaned.withBytes { bytes in
      let text = CleanText(bytes: bytes, count: line.count)
      let content = text.trimmed(0..<line.count)
      guard !content.isEmpty else { return true }
      guard text.isHeading(content, amongNumbers: isNumbered) else { return false }
      var matches: [WordFinder.Match] = []
      finder.find(bytes, content, into: &matches)
      return matches.isEmpty
    }
  }
}

extension CleanText {
  /// Whether a line is marked as a heading: a ruled line, `Second run:` or `2. Push`; among lines that
  /// are numbered, also one without a number.
  fileprivate func isHeading(_ line: Range<Int>, amongNumbers isListed: Bool) -> Bool {
    // A blank follows the line.
    if end(of: Self.rule, in: line.lowerBound..<line.upperBound + 1) != nil { return true }
    let isMarked =
      self[line.lowerBound].isDigit
      ? endOfNumber(at: line.lowerBound).map { self[$0 - 1].isOne(of: ".)") } ?? false : isListed
    guard isMarked || self[line.upperBound - 1] == UInt8(ascii: ":"),
      end(of: Self.field, in: line) == nil, end(of: Self.code, in: line) == nil
    else {
      return false
    }
    let prefix = ConsolePrefix(self, line)
    return prefix.time == nil && prefix.process == nil
  }

  private static let rule = TextPattern(#"([#=]|-[\- ]|\*[* ]|_[_ ]|/[/ ]|~[~ ]|>[> ])…"#)
  /// A field that Xcode prints below a message.
  private static let field = TextPattern("(Timestamp|Type):…")
  /// Signs that prose does not have: brackets at words, capitals inside words, dots before them.
  private static let code = TextPattern(#"…([\[\]<>=_{}]|\w\(|[a-z]\u|\.\a)…"#)
}
