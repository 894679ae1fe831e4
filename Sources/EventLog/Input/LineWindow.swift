/// The part of a log that was examined last, with its line feeds. Findings are close together, so
/// most can be looked up without reading the log again.
final class LineWindow {
  private let source: ByteSource

  private(set) var start: UInt64 = 0

  private(set) var bytes: [UInt8] = []

  /// How many lines end before the part.
  private(set) var linesBefore: UInt64 = 0

  private(set) var lineFeeds: [Int] = []

  init(_ source: ByteSource) { self.source = source }

  private var end: UInt64 { start + UInt64(bytes.count) }

  /// How many bytes after a place must be in the part: the longest that is marked.
  private static let ahead: UInt64 = 1024

  /// Moves the part so that it contains an offset and the bytes near it, and returns whether the
  /// offset can be looked up.
  func move(to offset: UInt64) -> Bool {
    if offset >= start, offset + Self.ahead <= end || isLast && offset <= end { return true }
    var place = source.marks.mark(before: offset)
    if start > place.offset, start <= offset { place = .init(offset: start, lines: linesBefore) }
    while true {
      guard load(from: place.offset, lines: place.lines) else { return false }
      if offset + Self.ahead <= end || !isFull { return offset <= end }
      guard let next = nextStart(before: offset) else { return true }
      place = .init(
        offset: start + UInt64(next), lines: linesBefore + UInt64(lineFeeds(before: next)))
    }
  }

  /// Returns where to continue: at the start of the offset's line or of the last line before it,
  /// after the part if one line fills it, or nil if the line starts with the part.
  private func nextStart(before offset: UInt64) -> Int? {
    let feeds = lineFeeds(before: Int(min(offset, end) - start))
    if feeds > 0 { return lineFeeds[feeds - 1] + 1 }
    return offset < end ? nil : bytes.count
  }

  /// Whether the part was filled, so that more bytes may follow it.
  private var isFull: Bool { bytes.count == ByteSource.chunkLimit }

  /// Whether no bytes follow. An input that is followed, or is read only once, may still grow.
  private var isLast: Bool {
    source.isSeekable && source.live == nil && !isFull && !bytes.isEmpty
  }

  /// Returns the number of line feeds before a place of the part.
  ///
  /// - Complexity: O(log lines).
  func lineFeeds(before place: Int) -> Int {
    var low = 0
    var high = lineFeeds.count
    while low < high {
      let middle = (low + high) / 2
      if lineFeeds[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the bytes between two offsets, fewer at the end of the log, or nil if they are gone.
  func bytes(from first: UInt64, to last: UInt64) -> ArraySlice<UInt8>? {
    let last = isLast ? max(first, min(last, end)) : last
    if first >= start, last <= end {
      return bytes[Int(first - start)..<Int(last - start)]
    }
    return read(from: first, count: Int(last - first)).map { $0[...] }
  }

  private func load(from offset: UInt64, lines: UInt64) -> Bool {
    guard let bytes = read(from: offset, count: ByteSource.chunkLimit) else { return false }
    (start, linesBefore, self.bytes) = (offset, lines, bytes)
    lineFeeds.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return }
      var index = text.lineFeed(from: 0, to: bytes.count)
      while index < bytes.count {
        lineFeeds.append(index)
        index = text.lineFeed(from: index + 1, to: bytes.count)
      }
    }
    return true
  }

  private func read(from start: UInt64, count: Int) -> [UInt8]? {
    guard source.isSeekable else { return source.recent.bytes(from: start, count: count) }
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = bytes.withUnsafeMutableBytes { try? source.fill($0, at: start) }
    return filled.map { Array(bytes[..<$0]) }
  }
}

extension RecentBytes {
  /// Returns the bytes from an offset on that were read, or nil if they are no longer available.
  fileprivate func bytes(from first: UInt64, count: Int) -> [UInt8]? {
    guard first >= start else { return nil }
    let from = min(Int(first - start), bytes.count)
    return Array(bytes[from..<min(from + count, bytes.count)])
  }
}
