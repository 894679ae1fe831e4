/// The places of quotes, line feeds and a third byte in a block, with one bit per byte.
///
/// - Complexity: building it is O(bytes), 64 per step; finding the next one is usually O(1).
final class SpecialBytes {
  /// A bit for each byte, lowest first, with extra bytes that may be loaded.
  private var bits: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  private let third: SIMD16<UInt8>

  /// Makes a finder of quotes, line feeds and another byte.
  init(_ third: UInt8) {
    self.third = SIMD16(repeating: third)
    capacity = 0
    bits = .allocate(capacity: 16)
  }

  deinit { bits.deallocate() }

  /// Searches the first bytes of a text, and returns the bits.
  func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> View {
    makeRoom(for: count)
    let third = third
    let raw = UnsafeRawPointer(bytes)
    let room = UnsafeMutableRawPointer(bits)
    var index = 0
    while index < count {
      var word: UInt64 = 0
      for part in 0..<4 {
        let found = Self.specials(raw + (index &+ 16 &* part), third)
        word |= found.byteBits &<< UInt64(truncatingIfNeeded: 16 &* part)
      }
      room.storeBytes(of: word, toByteOffset: index &>> 3, as: UInt64.self)
      index &+= 64
    }
    // A bit after the last byte stops every search.
    bits[count >> 3] |= 1 << UInt8(count & 7)
    room.storeBytes(of: .max, toByteOffset: (index >> 3), as: UInt64.self)
    return View(bits: UnsafeRawPointer(bits))
  }

  private func makeRoom(for count: Int) {
    guard count > capacity else { return }
    bits.deallocate()
    capacity = count
    bits = .allocate(capacity: count / 8 + 64)
  }

  @inline(__always)
  private static func specials(
    _ text: UnsafeRawPointer, _ third: SIMD16<UInt8>
  ) -> SIMD2<UInt64> {
    let bytes = text.loadUnaligned(as: SIMD16<UInt8>.self)
    let quote: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16(repeating: UInt8(ascii: "\""))
    let other: SIMDMask<SIMD16<Int8>> = bytes .== third
    let lineFeed: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16(repeating: UInt8(ascii: "\n"))
    return unsafeBitCast(quote, to: SIMD2<UInt64>.self)
      | unsafeBitCast(other, to: SIMD2<UInt64>.self)
      | unsafeBitCast(lineFeed, to: SIMD2<UInt64>.self)
  }
}

extension SpecialBytes {
  /// The bits, valid while the object lives and searches no other text.
  struct View {
    fileprivate let bits: UnsafeRawPointer

    /// Returns the index of the next special byte, or the end of the text.
    @inline(__always)
    func next(from place: Int) -> Int {
      var at = place
      while true {
        let word = (bits + (at &>> 3)).loadUnaligned(as: UInt64.self)
        let rest = word &>> UInt64(truncatingIfNeeded: at & 7)
        if rest != 0 { return at &+ rest.trailingZeroBitCount }
        at = (at & ~7) &+ 64
      }
    }

    /// Returns the index of the next line feed, or the end of the block.
    func lineFeed(from start: Int, in block: LineBlock) -> Int {
      var place = next(from: start)
      while place < block.count, block.bytes[place] != UInt8(ascii: "\n") {
        place = next(from: place + 1)
      }
      return min(place, block.count)
    }
  }
}
