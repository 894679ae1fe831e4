extension UnsafePointer<UInt8> {
  /// Returns where the bytes between a delimiter and an end start, or nil if they are none or more
  /// than 63.
  ///
  /// The 64 bytes before the end are looked at in any case: where names end is anyone's guess, and a
  /// branch that is guessed wrong costs as much as comparing them all.
  @inline(__always)
  func start(ofSliceEndingAt end: Int, after delimiter: UInt8) -> Int? {
    let text = UnsafeRawPointer(self + (end - 64))
    let pattern = SIMD16<UInt8>(repeating: delimiter)
    let far = places(of: pattern, text)
    let third = places(of: pattern, text + 16)
    let second = places(of: pattern, text + 32)
    let near = places(of: pattern, text + 48)
    var length = 64
    length = nearer(far[0], 56, length)
    length = nearer(far[1], 48, length)
    length = nearer(third[0], 40, length)
    length = nearer(third[1], 32, length)
    length = nearer(second[0], 24, length)
    length = nearer(second[1], 16, length)
    length = nearer(near[0], 8, length)
    length = nearer(near[1], 0, length)
    return length > 0 && length < 64 ? end - length : nil
  }

  /// Returns how far before the end the last place in a word is, or what was known before.
  ///
  /// The bytes are swapped because a count from below is one fast instruction on every x86, and a
  /// count from above is not.
  @inline(__always)
  private func nearer(_ places: UInt64, _ distance: Int, _ known: Int) -> Int {
    let found = distance &+ (places.byteSwapped.trailingZeroBitCount &>> 3)
    return places == 0 ? known : found
  }

  /// Returns where 16 bytes are equal to a pattern's: each byte 0 or 255.
  @inline(__always)
  private func places(of pattern: SIMD16<UInt8>, _ text: UnsafeRawPointer) -> SIMD2<UInt64> {
    let bytes = text.loadUnaligned(as: SIMD16<UInt8>.self)
    let isEqual: SIMDMask<SIMD16<Int8>> = bytes .== pattern
    return unsafeBitCast(isEqual, to: SIMD2<UInt64>.self)
  }
}
