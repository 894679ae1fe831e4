package import EventModel

/// An index that finds the lines and columns of places in a log by reading the log again.
///
/// Events carry offsets; only the few that are reported are looked up here. For an input that can
/// be read only once, only the last bytes are available, but its records carry their lines.
package final class LineIndex {
  /// How many bytes before and after a place are searched for the lines around it.
  private static let reach = UInt64(RecentBytes.reach)

  private static let lineFeed = UInt8(ascii: "\n")

  private let source: ByteSource

  /// The place that was looked up last. Findings are close together, so that most line numbers are
  /// found by reading little of the log again.
  private var last = LineMarks.Mark(offset: 0, lines: 0)

  /// Makes an index of the part of a source that was read.
  package init(_ source: ByteSource) { self.source = source }

  /// Keeps the lines around a position of an input that can be read only once, so that they can be
  /// looked up however much is read in the meantime.
  package func keep(_ position: LogPosition) {
    if !source.isSeekable { source.recent.keep(position.offset) }
  }

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
    if source.isSeekable || position.line == 0 {
      guard let lines = lines(before: position.offset) else { return resolved }
      resolved.line = lines + 1
    } else if source.recent.part(around: position.offset) == nil {
      return resolved
    }
    let before = textLength(before: position.offset)
    let bytes = bytes(
      from: position.offset, to: position.offset + UInt64(position.length), around: position.offset)
    let end = before + TextLength(of: bytes ?? [])
    (resolved.column, resolved.scalarsBefore) = (before.characters + 1, before.extraScalars)
    (resolved.endColumn, resolved.scalarsBeforeEnd) = (end.characters + 1, end.extraScalars)
    return resolved
  }

  /// Returns the line that contains an offset and some lines around it, if they are near.
  ///
  /// - Complexity: O(length of the lines).
  package func lines(around position: LogPosition, before: Int = 0, after: Int = 0) -> [LogLine] {
    let number = position.line > 0 ? position.line : resolve(position).line
    let (start, isWhole) = startOfBytes(around: position.offset)
    let first = max(start, position.offset - min(position.offset, Self.reach))
    guard
      let bytes = bytes(from: first, to: position.offset + Self.reach, around: position.offset)
    else { return [] }
    let place = Int(position.offset - first)
    guard place <= bytes.endIndex else { return [] }
    var lines = [Self.start(ofLineAt: place, in: bytes)..<Self.end(ofLineAt: place, in: bytes)]
    while lines.count <= before,
      let above = Self.line(above: lines[0], in: bytes, isWhole: first == start && isWhole)
    {
      lines.insert(above, at: 0)
    }
    let above = lines.count - 1
    let isCut = lines[above].lowerBound == 0 && first > 0 && first > start
    let kept = bytes[lines[above].lowerBound..<place].drop { $0 & 0xC0 == 0x80 }
    let skipped =
      isCut && position.column > 0
      ? max(0, position.column - 1 - TextLength(of: kept).characters) : 0
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

  /// Returns the text of a position's line, or nil if it can no longer be looked up.
  package func text(at position: LogPosition) -> String? { lines(around: position).first?.text }

  /// Returns the bytes of the lines from one position to another; nil if they can no longer be looked
  /// up, or are too far apart.
  ///
  /// - Complexity: O(length of the lines).
  package func lines(from first: LogPosition, to last: LogPosition) -> [UInt8]? {
    guard first.offset <= last.offset, last.offset - first.offset < ByteSource.chunkLimit else {
      return nil
    }
    let start = max(
      startOfBytes(around: first.offset).offset, first.offset - min(first.offset, Self.reach))
    guard let bytes = bytes(from: start, to: last.offset + Self.reach, around: first.offset),
      Int(last.offset - start) <= bytes.endIndex
    else { return nil }
    let begin = Self.start(ofLineAt: Int(first.offset - start), in: bytes)
    return Array(bytes[begin..<Self.end(ofLineAt: Int(last.offset - start), in: bytes)])
  }

  /// Returns the number of lines that end before an offset, or nil if the log does not reach it.
  private func lines(before offset: UInt64) -> Int? {
    var place = source.marks.mark(before: offset)
    if place.offset <= last.offset, last.offset <= offset { place = last }
    while place.offset < offset {
      let end = min(offset, place.offset + UInt64(ByteSource.chunkLimit))
      guard let bytes = bytes(from: place.offset, to: end, around: end),
        bytes.count == Int(end - place.offset)
      else { return nil }
      place.lines += UInt64(
        bytes.withUnsafeBufferPointer { $0.baseAddress!.countLineFeeds(bytes.count) })
      place.offset = end
    }
    last = place
    return Int(place.lines)
  }

  /// Returns the length of the part of a line that precedes an offset.
  private func textLength(before offset: UInt64) -> TextLength {
    let first = startOfBytes(around: offset).offset
    var (count, end) = (TextLength(), offset)
    while end > first, offset - end < UInt64(Limits.lineBytes) {
      let start = max(first, end - min(end, Self.reach))
      guard let bytes = bytes(from: start, to: end, around: offset), !bytes.isEmpty else {
        return count
      }
      if let feed = bytes.lastIndex(of: Self.lineFeed) {
        return count + TextLength(of: bytes[(feed + 1)...])
      }
      // A character may lie on both sides of the start.
      let cut = start > first ? bytes.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count : 0
      count = count + TextLength(of: bytes.dropFirst(cut))
      end = start + UInt64(cut)
    }
    return count
  }

  /// Returns the offset of the first byte that is available around a place, and whether a line starts
  /// there.
  private func startOfBytes(around offset: UInt64) -> (offset: UInt64, isWhole: Bool) {
    let part = source.isSeekable ? nil : source.recent.part(around: offset)
    return (part?.start ?? 0, part?.isWhole ?? true)
  }

  /// Returns the bytes between two offsets, fewer at the end of the log, or nil if they are gone.
  private func bytes(
    from start: UInt64, to end: UInt64, around place: UInt64
  ) -> ArraySlice<UInt8>? {
    let count = Int(end - start)
    guard source.isSeekable else { return source.recent.bytes(from: start, to: end, around: place) }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      filled = (try? source.fill(UnsafeMutableRawBufferPointer(room), at: start)) ?? 0
    }
    return bytes[...]
  }
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

  private static func text(_ line: ArraySlice<UInt8>, isCut: Bool) -> String {
    // The text may start inside a character.
    let line = isCut ? line.drop { $0 & 0xC0 == 0x80 } : line
    return String(
      decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

extension RecentBytes {
  /// Returns bytes around a place that were read, or nil if they are no longer available.
  fileprivate func bytes(
    from first: UInt64, to end: UInt64, around place: UInt64
  ) -> ArraySlice<UInt8>? {
    guard let part = part(around: place), part.holds(first) else { return nil }
    let from = Int(first - part.start)
    return Array(part.bytes[from..<min(from + Int(end - first), part.bytes.count)])[...]
  }
}
