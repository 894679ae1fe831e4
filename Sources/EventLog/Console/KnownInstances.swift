/// Which pointers a log's views have, roughly: a pointer it does not know, no view has.
///
/// A log tells of thousands of objects that are made and destroyed and never shown; this keeps them
/// from being looked at.
final class KnownInstances {
  private static let count = 1 << 11
  private let words: UnsafeMutablePointer<UInt64>

  init() {
    words = .allocate(capacity: Self.count)
    words.initialize(repeating: 0, count: Self.count)
  }

  /// Makes one of its own that knows what another does.
  init(copying other: KnownInstances) {
    words = .allocate(capacity: Self.count)
    words.initialize(from: other.words, count: Self.count)
  }

  deinit { words.deallocate() }

  /// Notes a pointer of at least eight bytes, by its last eight.
  func insert(endingAt end: UnsafeRawPointer) {
    let (word, bits) = Self.place(end)
    words[word] |= bits
  }

  /// Whether a pointer may be known.
  @inline(__always)
  func mayHold(endingAt end: UnsafeRawPointer) -> Bool {
    let (word, bits) = Self.place(end)
    return words[word] & bits == bits
  }

  /// Returns the word a pointer belongs to, and its two bits of it: one alone is often another's.
  @inline(__always)
  private static func place(_ end: UnsafeRawPointer) -> (word: Int, bits: UInt64) {
    let text = (end - 8).loadUnaligned(as: UInt64.self)
    let hash = text &* 0x9E37_79B9_7F4A_7C15
    let bits: UInt64 = 1 &<< (hash &>> 40) | 1 &<< (hash &>> 46)
    return (Int(truncatingIfNeeded: hash &>> 53), bits)
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

  /// Whether a word stands in a row of a backtrace: `0x0000000102b3 -[Inbox viewWillAppear:] + 551`.
  @inline(__always)
  func isFrame(_ start: Int, _ length: Int) -> Bool {
    let end = start + length
    let close = self[end] == UInt8(ascii: ":") ? end + 1 : end
    guard self[close] == UInt8(ascii: "]"), self[close + 1] == 0x20,
      self[close + 2] == UInt8(ascii: "+"), self[close + 3] == 0x20, self[close + 4].isDigit,
      self[start - 1] == 0x20
    else { return false }
    var index = start - 1
    let last = index - 80
    while index > last, self[index - 1].isWord || self[index - 1] == UInt8(ascii: ".") {
      index -= 1
    }
    guard self[index - 1] == UInt8(ascii: "["), self[index - 2] == UInt8(ascii: "-"),
      self[index - 3] == 0x20
    else { return false }
    let pointer = index - 3
    index = pointer
    while index > pointer - 17, self[index - 1].hexDigitValue != nil { index -= 1 }
    return pointer - index >= 6 && self[index - 1] == UInt8(ascii: "x") && self[index - 2] == 0x30
      && self[index - 3] == 0x20
  }
}
