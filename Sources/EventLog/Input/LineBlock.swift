/// Some whole lines of a log, in memory until the next block is read.
///
/// The byte before the first one is a line feed or a byte of the log. 256 bytes before and after
/// may be loaded, whatever they contain.
struct LineBlock {
  var bytes: UnsafePointer<UInt8>

  /// The number of bytes, including line feeds.
  var count: Int

  /// The number of bytes of the log before the first one.
  var offset: UInt64

  /// The number of lines that end before the first byte.
  var linesBefore: UInt64

  /// Whether the block is the start of one line that is longer than ``Limits/lineBytes``.
  var isCut: Bool

  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  /// Calls the closure with each line, without its line feed and carriage return.
  @inline(__always)
  func forEachLine(_ body: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let end = bytes.lineFeed(from: start, to: count)
      body(withoutReturn(start..<end))
      start = end + 1
    }
  }

  /// Returns a line without the carriage return at its end.
  @inline(__always)
  func withoutReturn(_ line: Range<Int>) -> Range<Int> {
    let hasReturn = !line.isEmpty && bytes[line.upperBound - 1] == UInt8(ascii: "\r")
    return hasReturn ? line.dropLast() : line
  }

  /// Returns the line that contains a place, without its line feed and carriage return.
  func line(around place: Int) -> Range<Int> {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return withoutReturn(start..<bytes.lineFeed(from: place, to: count))
  }

  /// Returns the bytes of a range as text; invalid UTF-8 is repaired.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
  }
}

extension LineBlock {
  func part(_ range: Range<Int>) -> LineBlock {
    LineBlock(
      bytes: bytes + range.lowerBound, count: range.count,
      offset: offset + UInt64(range.lowerBound), linesBefore: linesBefore, isCut: isCut)
  }
}
