/// A search for `"processID":4123` in a log's lines, first at the position in the last line.
struct ProcessKey {
  private static let key: StaticString = "\"processID\":"

  /// The distance of the last result from the start of its search.
  private var distance = 0

  /// Returns the range of the id's digits, or nil if there is none.
  ///
  /// A quote inside a string is escaped, so the key does not occur inside a string.
  mutating func value(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let near = max(range.lowerBound, range.lowerBound + distance - 48)
    let close = Self.find(bytes, near..<max(near, min(range.upperBound, near + 128)))
    guard let found = close ?? Self.find(bytes, range) else { return nil }
    distance = found - range.lowerBound
    let start = found + Self.key.utf8CodeUnitCount
    var end = start
    while end < range.upperBound, bytes[end] &- 48 < 10 { end += 1 }
    return end > start ? start..<end : nil
  }

  /// Returns the index of the key; its first, tenth and last byte are compared first, 16 per step.
  private static func find(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
    let raw = UnsafeRawPointer(bytes)
    var index = range.lowerBound
    while index < range.upperBound {
      let found = places(raw + index)
      if found[0] | found[1] != 0 {
        for place in index..<max(index, min(index + 16, range.upperBound - key.utf8CodeUnitCount))
        where (bytes + place).holds(key) {
          return place
        }
      }
      index += 16
    }
    return nil
  }

  @inline(__always)
  private static func places(_ text: UnsafeRawPointer) -> SIMD2<UInt64> {
    let first = text.loadUnaligned(as: SIMD16<UInt8>.self)
    let tenth = text.loadUnaligned(fromByteOffset: 9, as: SIMD16<UInt8>.self)
    let last = text.loadUnaligned(fromByteOffset: 11, as: SIMD16<UInt8>.self)
    let isFirst: SIMDMask<SIMD16<Int8>> = first .== SIMD16(repeating: UInt8(ascii: "\""))
    let isTenth: SIMDMask<SIMD16<Int8>> = tenth .== SIMD16(repeating: UInt8(ascii: "D"))
    let isLast: SIMDMask<SIMD16<Int8>> = last .== SIMD16(repeating: UInt8(ascii: ":"))
    return unsafeBitCast(isFirst, to: SIMD2<UInt64>.self)
      & unsafeBitCast(isTenth, to: SIMD2<UInt64>.self)
      & unsafeBitCast(isLast, to: SIMD2<UInt64>.self)
  }
}
