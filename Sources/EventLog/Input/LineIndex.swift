package import EventModel

/// An index that finds the lines and columns of places in a log by reading the log again.
///
/// Events carry offsets; only the few that are reported are looked up here. For an input that can
/// be read only once, only the last bytes are available, but its records carry their lines.
package struct LineIndex {
  /// How many bytes before and after a place are searched for the lines around it.
  private static let reach = 1 << 15

  private static let lineFeed = UInt8(ascii: "\n")

  private let window: LineWindow

  /// Makes an index of the part of a source that was read.
  package init(_ source: ByteSource) { window = LineWindow(source) }

  /// Returns the position with its line and columns; columns count characters from 1.
  ///
  /// A position that can no longer be looked up keeps its line and gets column 1.
  ///
  /// - Complexity: O(distance to the place looked up before, or to the last mark), at most some
  ///   chunks of the log.
  package func resolve(_ position: LogPosition) -> LogPosition {
    var resolved = position
    resolved.column = 1
    resolved.endColumn = 1
    guard window.move(to: position.offset) else { return resolved }
    let place = Int(position.offset - window.start)
    let feeds = window.lineFeeds(before: place)
    resolved.line = Int(window.linesBefore) + feeds + 1
    let start = feeds > 0 ? window.lineFeeds[feeds - 1] + 1 : 0
    let end = min(place + position.length, window.bytes.count)
    resolved.column = Self.characters(window.bytes[start..<place]) + 1
    if feeds == 0 { resolved.column += charactersBeforeWindow() }
    resolved.endColumn = resolved.column + Self.characters(window.bytes[place..<end])
    return resolved
  }

  /// Returns the line that contains an offset and some lines around it, if they are near.
  ///
  /// - Complexity: O(length of the lines).
  package func lines(around position: LogPosition, before: Int = 0, after: Int = 0) -> [LogLine] {
    let number = position.line > 0 ? position.line : resolve(position).line
    let first = position.offset - min(position.offset, UInt64(Self.reach))
    guard let bytes = window.bytes(from: first, to: position.offset + UInt64(Self.reach)) else {
      return []
    }
    let place = bytes.startIndex + Int(position.offset - first)
    guard place <= bytes.endIndex else { return [] }
    var lines = [Self.start(ofLineAt: place, in: bytes)..<Self.end(ofLineAt: place, in: bytes)]
    while lines.count <= before,
      let above = Self.line(above: lines[0], in: bytes, isWhole: first == 0)
    {
      lines.insert(above, at: 0)
    }
    let above = lines.count - 1
    let skipped = skipped(before: lines[above], of: position, at: place, bytes, isWhole: first == 0)
    while lines.count <= above + after,
      let below = Self.line(below: lines[lines.count - 1], in: bytes)
    {
      lines.append(below)
    }
    return lines.enumerated().map { index, line in
      let isMain = index == above
      return LogLine(
        number - above + index, Self.text(bytes[line], isCut: isMain && skipped > 0),
        skipped: isMain ? skipped : 0)
    }
  }

  /// Returns how many characters of a line precede the window; most lines start in it.
  ///
  /// - Complexity: O(length of the line), only for a line longer than the window.
  private func charactersBeforeWindow() -> Int {
    var (count, end) = (0, window.start)
    while end > 0, window.start - end < UInt64(Limits.lineBytes) {
      let start = end - min(end, UInt64(Self.reach))
      guard let bytes = window.bytes(from: start, to: end), !bytes.isEmpty else { return count }
      if let feed = bytes.lastIndex(of: Self.lineFeed) {
        return count + Self.characters(bytes[(feed + 1)...])
      }
      count += Self.characters(bytes)
      end = start
    }
    return count
  }

  /// Returns how many characters of a position's line precede the part of the line that is kept.
  private func skipped(
    before line: Range<Int>, of position: LogPosition, at place: Int, _ bytes: ArraySlice<UInt8>,
    isWhole: Bool
  ) -> Int {
    guard line.lowerBound == bytes.startIndex, !isWhole, position.column > 0 else { return 0 }
    let kept = bytes[line.lowerBound..<place].drop { $0 & 0xC0 == 0x80 }
    return max(0, position.column - 1 - Self.characters(kept))
  }

  /// Returns the text of a position's line, or nil if it can no longer be looked up.
  package func text(at position: LogPosition) -> String? { lines(around: position).first?.text }
}

extension LineIndex {
  private static func start(ofLineAt place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? bytes.startIndex
  }

  private static func end(ofLineAt place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[place...].firstIndex(of: lineFeed) ?? bytes.endIndex
  }

  /// Returns the line above another one, unless its start may be missing.
  private static func line(
    above line: Range<Int>, in bytes: ArraySlice<UInt8>, isWhole: Bool
  ) -> Range<Int>? {
    guard line.lowerBound > bytes.startIndex else { return nil }
    let end = line.lowerBound - 1
    let start = start(ofLineAt: end, in: bytes)
    return start > bytes.startIndex || isWhole ? start..<end : nil
  }

  /// Returns the line below another one; after the log's last line feed there is no line.
  private static func line(
    below line: Range<Int>, in bytes: ArraySlice<UInt8>
  ) -> Range<Int>? {
    let start = line.upperBound + 1
    guard start < bytes.endIndex else { return nil }
    return start..<end(ofLineAt: start, in: bytes)
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }

  private static func text(_ line: ArraySlice<UInt8>, isCut: Bool) -> String {
    // The text may start inside a character.
    let line = isCut ? line.drop { $0 & 0xC0 == 0x80 } : line
    return String(
      decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
