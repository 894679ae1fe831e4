/// Which pointers a log's views have, roughly: a pointer it does not know, no view has.
///
/// A log tells of thousands of objects that are made and destroyed and never shown; this keeps them
/// from being looked at.
final class KnownInstances {
  private static let bits = 1 << 16
  private let words: UnsafeMutablePointer<UInt64>

  init() {
    words = .allocate(capacity: Self.bits / 64)
    words.initialize(repeating: 0, count: Self.bits / 64)
  }

  /// Makes one of its own that knows what another does.
  init(copying other: KnownInstances) {
    words = .allocate(capacity: Self.bits / 64)
    words.initialize(from: other.words, count: Self.bits / 64)
  }

  deinit { words.deallocate() }

  /// Notes a pointer of at least eight bytes, by its last eight.
  func insert(endingAt end: UnsafeRawPointer) {
    let bit = Self.bit(end)
    words[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Whether a pointer may be known.
  @inline(__always)
  func mayHold(endingAt end: UnsafeRawPointer) -> Bool {
    let bit = Self.bit(end)
    return words[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  @inline(__always)
  private static func bit(_ end: UnsafeRawPointer) -> Int {
    let text = (end - 8).loadUnaligned(as: UInt64.self)
    return Int(truncatingIfNeeded: (text &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }
}

extension UnsafePointer<UInt8> {
  /// Returns where the pointer ends in `<Demo.Inbox: 0x6c11b10> ` right before a place, or nil if
  /// something else stands there.
  @inline(__always)
  func endOfPointer(before place: Int) -> Int? {
    guard self[place - 1] == 0x20, self[place - 2] == UInt8(ascii: ">") else { return nil }
    let end = place - 2
    var index = end
    while index > end - 17,
      self[index - 1].isDigit || self[index - 1] | 0x20 >= 97 && self[index - 1] | 0x20 <= 102
    {
      index -= 1
    }
    guard end - index >= 6, self[index - 1] == UInt8(ascii: "x"), self[index - 2] == 0x30,
      self[index - 3] == 0x20, self[index - 4] == UInt8(ascii: ":")
    else { return nil }
    index -= 4
    let last = index - 80
    while index > last, self[index - 1].isWord || self[index - 1] == UInt8(ascii: ".") {
      index -= 1
    }
    return self[index - 1] == UInt8(ascii: "<") ? end : nil
  }
}
