/// The fourth bytes that may follow three searched letters: `loc` may end `dealloc`, but `location`
/// and `lock` contain no word.
///
/// `@unchecked`: it does not change after it is made.
final class FollowingBytes: @unchecked Sendable {
  /// A bit for each pair of a third and a fourth byte.
  private let bits: UnsafeMutablePointer<UInt64>

  init(_ finder: WordFinder) {
    bits = .allocate(capacity: 1 << 10)
    bits.initialize(repeating: 0, count: 1 << 10)
    for probe in finder.probes {
      for (word, at) in probe.words {
        for byte in finder.words[word].allowed(at: at + 3) {
          let pair = Int(probe.triple.third) | Int(byte) << 8
          bits[pair >> 6] |= 1 << UInt64(pair & 63)
        }
      }
    }
  }

  deinit { bits.deallocate() }

  /// The pairs, without reference counting.
  struct View {
    fileprivate let bits: UnsafePointer<UInt64>
  }

  /// The pairs, valid while this object lives.
  var view: View { View(bits: bits) }
}

extension FollowingBytes.View {
  /// Returns 1 if the fourth byte at a place may follow the third one, otherwise 0.
  @inline(__always)
  func allow(_ place: UnsafeRawPointer) -> Int {
    let pair = Int((place + 2).loadUnaligned(as: UInt16.self).littleEndian)
    return Int(truncatingIfNeeded: bits[pair &>> 6] &>> UInt64(truncatingIfNeeded: pair & 63) & 1)
  }
}
