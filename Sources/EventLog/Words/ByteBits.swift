#if arch(x86_64) && canImport(_Builtin_intrinsics)
  import _Builtin_intrinsics.intel
#endif

extension SIMD2<UInt64> {
  /// One bit for each of 16 bytes that are 0 or 255, lowest bit first.
  ///
  /// One instruction if the processor has it, otherwise two multiplications.
  @inline(__always)
  var byteBits: UInt64 {
    #if arch(x86_64) && canImport(_Builtin_intrinsics)
      UInt64(UInt32(bitPattern: _mm_movemask_epi8(unsafeBitCast(self, to: __m128i.self))))
    #else
      Self.bits(self[0]) | Self.bits(self[1]) &<< 8
    #endif
  }

  /// Whether any of 16 bytes that are 0 or 255 is not 0.
  @inline(__always)
  var hasByte: Bool {
    #if arch(x86_64) && canImport(_Builtin_intrinsics)
      byteBits != 0
    #else
      self[0] | self[1] != 0
    #endif
  }

  /// Returns one bit for each of eight bytes that are 0 or 255.
  @inline(__always)
  private static func bits(_ bytes: UInt64) -> UInt64 {
    ((bytes & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }
}
