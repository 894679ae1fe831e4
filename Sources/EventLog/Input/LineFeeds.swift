extension UnsafePointer<UInt8> {
  /// Returns the number of line feeds in the first bytes.
  ///
  /// - Complexity: O(count), 64 bytes per step.
  func countLineFeeds(_ count: Int) -> Int {
    let raw = UnsafeRawPointer(self)
    let lineFeed = SIMD64<UInt8>(repeating: UInt8(ascii: "\n"))
    var total = 0
    var index = 0
    while index + 64 <= count {
      var sums = SIMD64<UInt8>()
      let end = Swift.min(count - 63, index + 255 * 64)
      while index < end {
        let bytes = raw.loadUnaligned(fromByteOffset: index, as: SIMD64<UInt8>.self)
        let found: SIMDMask<SIMD64<Int8>> = bytes .== lineFeed
        // A lane of the mask is 0 or -1.
        sums &-= unsafeBitCast(found, to: SIMD64<UInt8>.self)
        index += 64
      }
      total += sums.sumOfLanes
    }
    while index < count {
      if self[index] == UInt8(ascii: "\n") { total += 1 }
      index += 1
    }
    return total
  }
}

extension SIMD64<UInt8> {
  fileprivate var sumOfLanes: Int {
    let words = unsafeBitCast(self, to: SIMD8<UInt64>.self)
    let low: UInt64 = 0x00ff_00ff_00ff_00ff
    var total: UInt64 = 0
    for lane in 0..<8 {
      let pairs = (words[lane] & low) + (words[lane] >> 8 & low)
      total += (pairs &* 0x0001_0001_0001_0001) >> 48
    }
    return Int(total)
  }
}
