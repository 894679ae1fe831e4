import EventModel

/// Finds the headings, prose and blank lines between the events of a log without time stamps, and a page's headings
/// between those of one with them.
///
/// People paste such logs in parts; what lies between two parts may be a fresh start.
struct SeparatorScan {
  /// How far from the start of a log a heading of its first event may lie: most of what people keep holds no
  /// event for long.
  private static let headLimit: UInt64 = 1 << 20

  /// Whether the log has no time stamps; nil until its first event shows it.
  private var isUntimed: Bool?
  /// Where the last event's line ends, in the log.
  private var eventEnd: UInt64 = 0
  /// Where what was examined ends.
  private var lastEnd: UInt64 = 0
  /// Where the first separator since then starts, if there was one in an earlier block.
  private var pending: (offset: UInt64, line: UInt32)?

  /// Whether the log has time stamps, and so no separators but the headings of a page.
  @inline(__always)
  var isTimed: Bool { isUntimed == false }

  /// Adds a separator before an event if there was one since the last event.
  mutating func beginEvent(
    _ block: LineBlock, _ line: Range<Int>, hasTime: Bool, _ finder: WordFinder,
    _ document: DocumentMap, _ sink: inout EventSink
  ) {
    // A heading above the first event says that something begins there.
    if isUntimed == nil { isUntimed = !hasTime }
    if isUntimed == true {
      look(block, to: line.lowerBound, finder)
      if let pending {
        sink.note(EventRecord.Code.separator, at: pending.offset, line: pending.line)
      }
    } else if let heading = document.heading(
      from: eventEnd, to: block.offset + UInt64(line.lowerBound))
    {
      // A log with times is divided where a page does it.
      sink.note(EventRecord.Code.separator, at: heading.offset, line: heading.line)
    }
    pending = nil
    lastEnd = block.offset + UInt64(line.upperBound)
    eventEnd = lastEnd
  }

  /// Remembers whether the rest of a block has a separator.
  mutating func endBlock(_ block: LineBlock, _ finder: WordFinder) {
    // Before the first event nothing says yet whether the log has times: its heading may lie here.
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
    // Behind the event's own line.
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

  private func isSeparator(_ block: LineBlock, _ line: Range<Int>, _ finder: WordFinder) -> Bool {
    var cleaned = ConsoleLine()
    cleaned.load(UnsafeBufferPointer(rebasing: block.buffer[line]))
    return cleaned.withBytes { bytes in
      let text = CleanText(bytes: bytes, count: line.count)
      let content = text.trimmed(0..<line.count)
      guard !content.isEmpty else { return true }
      guard text.isHeading(content) else { return false }
      var matches: [WordFinder.Match] = []
      finder.find(bytes, content, into: &matches)
      return matches.isEmpty
    }
  }
}

extension CleanText {
  /// Whether a line is a heading or prose, as far as its looks go: plain words, or a ruled line.
  fileprivate func isHeading(_ line: Range<Int>) -> Bool {
    let first = self[line.lowerBound]
    let next = line.count > 1 ? self[line.lowerBound + 1] : 0x20
    if first.isOne(of: "#=") || first.isOne(of: "-*_/~>") && (next == first || next == 0x20) {
      return true
    }
    // The fields Xcode prints below a message are no prose.
    if matches("Timestamp:", at: line.lowerBound) || matches("Type:", at: line.lowerBound) {
      return false
    }
    for index in line {
      let byte = self[index]
      if byte.isOne(of: "[]<>=_{}")
        || byte == 0x28 && index > line.lowerBound && self[index - 1].isWord
      {
        return false
      }
      let isHump =
        byte.isCapital && index > line.lowerBound && self[index - 1].isLetter
        && !self[index - 1].isCapital
      let isDotted = byte == 0x2E && index + 1 < line.upperBound && self[index + 1].isLetter
      if isHump || isDotted { return false }
    }
    let prefix = ConsolePrefix(bytes, line)
    return prefix.time == nil && prefix.process == nil
  }
}
