extension UnsafePointer<UInt8> {
  /// Returns the start of the bytes between a delimiter and an end, or nil if there are none or
  /// more than 63.
  ///
  /// The 64 bytes before the end are always examined: a branch on the start of the name would be
  /// mispredicted, and costs as much as comparing all bytes.
  @inline(__always)
  func start(ofSliceEndingAt end: Int, after delimiter: UInt8) -> Int? {
    let text = UnsafeRawPointer(self + (end - 64))
    let pattern = SIMD16<UInt8>(repeating: delimiter)
    var places: UInt64 = 0
    for part in 0..<4 {
      let bytes = (text + 16 &* part).loadUnaligned(as: SIMD16<UInt8>.self)
      let isEqual: SIMDMask<SIMD16<Int8>> = bytes .== pattern
      let lanes = unsafeBitCast(isEqual, to: SIMD2<UInt64>.self)
      places |= lanes.byteBits &<< UInt64(truncatingIfNeeded: 16 &* part)
    }
    let length = places.leadingZeroBitCount
    return length > 0 && length < 64 ? end - length : nil
  }
}
