/// Three consecutive bytes, each with bits that are ignored: a word may be where they occur.
struct MaskedTriple: Sendable {
  var ignored: (UInt8, UInt8, UInt8)
  var bytes: (UInt8, UInt8, UInt8)

  /// Makes a value that matches exactly three bytes.
  init(_ triple: Triple) {
    ignored = (0, 0, 0)
    bytes = (triple.first, triple.second, triple.third)
  }

  /// Makes a value; the ignored bits must be set in the bytes.
  init(ignored: (UInt8, UInt8, UInt8), bytes: (UInt8, UInt8, UInt8)) {
    self.ignored = ignored
    self.bytes = bytes
  }

  /// `Loa`, `loa`, `ini` and `loc` in one, and so every word of ``EventRecord/boundaries``: one of
  /// `HILMhilm`, then `n` or `o`, then one of `acik`. Every other choice of three letters of these
  /// words occurs in more other places.
  static let boundaries = MaskedTriple(ignored: (0x25, 0x01, 0x0A), bytes: (0x6D, 0x6F, 0x6B))

  func matches(_ triple: Triple) -> Bool {
    triple.first | ignored.0 == bytes.0 && triple.second | ignored.1 == bytes.1
      && triple.third | ignored.2 == bytes.2
  }
}

/// A scanner that searches text, 64 bytes at a time, for places where a word may be.
struct WordScanner: Sendable {
  /// The most bytes that are searched at once.
  static let segmentBytes = 1 << 14

  private let probes: [ScanProbe]
  private let following: FollowingBytes

  init(_ finder: WordFinder) {
    // One masked triple replaces the probes of all words that begin and end a life.
    var triples = finder.probes.map(\.triple).filter { !MaskedTriple.boundaries.matches($0) }
    let first = triples.isEmpty ? finder.probes[0].triple : triples.removeFirst()
    following = FollowingBytes(finder)
    probes =
      [ScanProbe(first, .boundaries)] + triples.map { ScanProbe($0, MaskedTriple($0)) }
  }

  /// The most places that one scan writes: each byte may have the letters of each probe, and a scan
  /// reads whole blocks.
  var mostPlaces: Int { probes.count * (Self.segmentBytes + 64) + 1 }

  /// Calls the closure with each place of a block where a word may be, in order.
  @inline(__always)
  func forEachPlace(in block: LineBlock, _ places: PlaceBuffer, _ body: (Int) -> Void) {
    var start = 0
    while start < block.count {
      let end = min(block.count, start + Self.segmentBytes)
      for index in 0..<scan(block.bytes, start..<end, into: places) {
        body(Int(places.start[index]))
      }
      start = end
    }
  }

  /// Finds places in a part of a text, in order, and returns their number.
  ///
  /// - Parameters:
  ///   - bytes: The text; 66 bytes after the part may be loaded.
  ///   - range: The part, of at most ``segmentBytes``.
  ///   - places: The buffer for the places, made for this scanner.
  func scan(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, into places: PlaceBuffer) -> Int {
    let following = following.view
    guard probes.count > 1 else {
      return probes[0].scan(bytes, range, following, into: places, from: 0)
    }
    var count = 0
    for probe in probes { count = probe.scan(bytes, range, following, into: places, from: count) }
    var found = UnsafeMutableBufferPointer(start: places.start, count: count)
    found.sort()
    return count
  }
}

/// A buffer for the places that one scan finds.
final class PlaceBuffer {
  let start: UnsafeMutablePointer<UInt32>
  /// The starts of the 64-byte blocks that have a place.
  fileprivate let blocks: UnsafeMutablePointer<UInt32>

  /// Makes a buffer for all places that a scanner may find in one part of a text.
  init(for scanner: WordScanner) {
    start = .allocate(capacity: scanner.mostPlaces)
    blocks = .allocate(capacity: WordScanner.segmentBytes / 64 + 2)
  }

  deinit {
    start.deallocate()
    blocks.deallocate()
  }
}

/// The first and the third byte of a triple, and a masked triple, in each lane of 16 bytes.
///
/// Operands have explicit types, and bits are combined 64 at a time; otherwise the code works lane
/// by lane. Sixteen bytes at a time fit in registers; 64 do not, and take three times as long.
private struct ScanProbe: Sendable {
  private let exact0, exact2: SIMD16<UInt8>
  private let masked0, masked1, masked2: SIMD16<UInt8>
  private let ignored0, ignored1, ignored2: SIMD2<UInt64>

  /// Makes a probe. The middle byte of the first triple is not examined: `p?a` occurs in hardly
  /// more places than `pea`.
  init(_ exact: Triple, _ masked: MaskedTriple) {
    exact0 = SIMD16(repeating: exact.first)
    exact2 = SIMD16(repeating: exact.third)
    masked0 = SIMD16(repeating: masked.bytes.0)
    masked1 = SIMD16(repeating: masked.bytes.1)
    masked2 = SIMD16(repeating: masked.bytes.2)
    let lanes: UInt64 = 0x0101_0101_0101_0101
    ignored0 = SIMD2(repeating: lanes &* UInt64(masked.ignored.0))
    ignored1 = SIMD2(repeating: lanes &* UInt64(masked.ignored.1))
    ignored2 = SIMD2(repeating: lanes &* UInt64(masked.ignored.2))
  }

  /// Finds places in a part of a text, and returns their number including the places found before.
  func scan(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ following: FollowingBytes.View,
    into places: PlaceBuffer, from known: Int
  ) -> Int {
    let raw = UnsafeRawPointer(bytes)
    let blocks = places.blocks
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let found =
        hits(raw + index) | hits(raw + (index &+ 16)) | hits(raw + (index &+ 32))
        | hits(raw + (index &+ 48))
      // Always written, and counted without a branch: the places of words are not predictable.
      blocks[count] = UInt32(truncatingIfNeeded: index)
      count &+= found.hasByte ? 1 : 0
      index &+= 64
    }
    let limit = UInt32(truncatingIfNeeded: range.upperBound)
    var total = tellApart(raw, following, places, blockCount: count, from: known)
    while total > known, places.start[total - 1] >= limit { total -= 1 }
    return total
  }

  private func tellApart(
    _ raw: UnsafeRawPointer, _ following: FollowingBytes.View, _ places: PlaceBuffer,
    blockCount: Int, from known: Int
  ) -> Int {
    let start = places.start
    var count = known
    for block in 0..<blockCount {
      let index = Int(places.blocks[block])
      var bits: UInt64 = 0
      for part in 0..<4 {
        bits |=
          hits(raw + (index &+ 16 &* part)).byteBits
          &<< UInt64(truncatingIfNeeded: 16 &* part)
      }
      while bits != 0 {
        let place = index &+ bits.trailingZeroBitCount
        start[count] = UInt32(truncatingIfNeeded: place)
        count &+= following.allow(raw + place)
        bits &= bits &- 1
      }
    }
    return count
  }

  /// Returns which of 16 places have a triple: each byte is 0 or 255.
  @inline(__always)
  private func hits(_ text: UnsafeRawPointer) -> SIMD2<UInt64> {
    let first = text.loadUnaligned(as: SIMD16<UInt8>.self)
    let second = text.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
    let third = text.loadUnaligned(fromByteOffset: 2, as: SIMD16<UInt8>.self)
    let isFirst: LaneMask = first .== exact0
    let isThird: LaneMask = third .== exact2
    let isExact: LaneMask = isFirst .& isThird
    let mayFirst: LaneMask = Self.or(first, ignored0) .== masked0
    let maySecond: LaneMask = Self.or(second, ignored1) .== masked1
    let mayThird: LaneMask = Self.or(third, ignored2) .== masked2
    let isMasked: LaneMask = mayFirst .& maySecond .& mayThird
    let isEither: LaneMask = isExact .| isMasked
    return unsafeBitCast(isEither, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func or(_ bytes: SIMD16<UInt8>, _ bits: SIMD2<UInt64>) -> SIMD16<UInt8> {
    unsafeBitCast(unsafeBitCast(bytes, to: SIMD2<UInt64>.self) | bits, to: SIMD16<UInt8>.self)
  }
}

/// The result of a comparison of 16 bytes: each lane is 0 or -1.
private typealias LaneMask = SIMDMask<SIMD16<Int8>>
