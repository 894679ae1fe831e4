/// A set of bytes; those beyond ASCII are all in it, or none.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var hasOthers = false

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  static let all = ByteSet(UInt8.min...UInt8.max)
  static let digits = ByteSet((UInt8.min...UInt8.max).filter(\.isDigit))
  static let hexDigits = ByteSet((UInt8.min...UInt8.max).filter { $0.hexDigitValue != nil })
  static let letters = ByteSet((UInt8.min...UInt8.max).filter(\.isLetter))
  static let capitals = ByteSet((UInt8.min...UInt8.max).filter(\.isCapital))
  static let wordBytes = ByteSet((UInt8.min...UInt8.max).filter(\.isWord))

  @inline(__always)
  private mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    if byte < 64 { low |= bit } else if byte < 128 { high |= bit } else { hasOthers = true }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 ? (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1 : hasOthers
  }

  /// Whether all members are in another set.
  @inline(__always)
  func isSubset(of other: ByteSet) -> Bool {
    low & ~other.low == 0 && high & ~other.high == 0 && (!hasOthers || other.hasOthers)
  }

  /// Whether two sets have a member in common.
  func meets(_ other: ByteSet) -> Bool {
    low & other.low != 0 || high & other.high != 0 || hasOthers && other.hasOthers
  }

  /// Adds the bytes of another set.
  mutating func formUnion(_ other: ByteSet) {
    low |= other.low
    high |= other.high
    hasOthers = hasOthers || other.hasOthers
  }

  var inverted: ByteSet {
    var set = self
    (set.low, set.high, set.hasOthers) = (~low, ~high, !hasOthers)
    return set
  }
}
