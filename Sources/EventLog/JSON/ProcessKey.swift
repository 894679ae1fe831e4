/// A search for `"processID":4123` in a log's lines, first at the position in the last line.
struct ProcessKey {
  private static let key: StaticString = "\"processID\":"

  /// The distance of the last result from the start of its search.
  private var distance = 0

  /// Returns the range of the id's digits, or nil if there is none.
  ///
  /// A quote inside a string is escaped, so the key does not occur inside a string.
  mutating func value(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let text = CleanText(bytes: bytes, count: range.upperBound)
    let near = max(range.lowerBound, range.lowerBound + distance - 48)
    let close = text.find(Self.key, in: near..<max(near, min(range.upperBound, near + 128)))
    guard let found = close ?? text.find(Self.key, in: range) else { return nil }
    distance = found - range.lowerBound
    let start = found + Self.key.utf8CodeUnitCount
    var end = start
    while end < range.upperBound, bytes[end].isDigit { end += 1 }
    return end > start ? start..<end : nil
  }
}
