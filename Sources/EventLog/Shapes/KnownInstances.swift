/// A filter of the pointers of a log's views: a pointer that is not in it belongs to no view.
///
/// A log may mention thousands of objects that are never shown; these need not be examined.
final class KnownInstances {
  private static let count = 1 << 11
  private let words: UnsafeMutablePointer<UInt64>

  init() {
    words = .allocate(capacity: Self.count)
    words.initialize(repeating: 0, count: Self.count)
  }

  /// Makes an independent copy of a filter.
  init(copying other: KnownInstances) {
    words = .allocate(capacity: Self.count)
    words.initialize(from: other.words, count: Self.count)
  }

  deinit { words.deallocate() }

  /// Adds a pointer of at least eight bytes, by its last eight.
  func insert(endingAt end: UnsafeRawPointer) {
    let (word, bits) = Self.place(end)
    words[word] |= bits
  }

  /// Whether a pointer may be in the filter.
  @inline(__always)
  func mayHold(endingAt end: UnsafeRawPointer) -> Bool {
    let (word, bits) = Self.place(end)
    return words[word] & bits == bits
  }

  /// Returns the word of a pointer, and two bits of it, since many pointers share one bit.
  @inline(__always)
  private static func place(_ end: UnsafeRawPointer) -> (word: Int, bits: UInt64) {
    let text = (end - 8).loadUnaligned(as: UInt64.self)
    let hash = text &* 0x9E37_79B9_7F4A_7C15
    let bits: UInt64 = 1 &<< (hash &>> 40) | 1 &<< (hash &>> 46)
    return (Int(truncatingIfNeeded: hash &>> 53), bits)
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the end of the pointer in `<Demo.Inbox: 0x6c11b10> ` just before a place, or nil if
  /// there is none.
  @inline(__always)
  func endOfPointer(before place: Int) -> Int? {
    guard self[place - 1] == 0x20, self[place - 2] == UInt8(ascii: ">") else { return nil }
    let end = place - 2
    guard let start = startOfAddress(endingAt: end), self[start - 1] == 0x20,
      self[start - 2] == UInt8(ascii: ":")
    else { return nil }
    return self[startOfClass(endingAt: start - 2) - 1] == UInt8(ascii: "<") ? end : nil
  }

  /// Returns the start of an address that ends at a place, `0x` and at least six digits, or nil.
  @inline(__always)
  func startOfAddress(endingAt end: Int) -> Int? {
    let digits = end - startOfHexDigits(endingAt: end)
    let start = end - digits - 2
    guard (6...16).contains(digits), self[start] == 0x30, self[start + 1] == UInt8(ascii: "x")
    else { return nil }
    return start
  }

  /// Whether a word is in a backtrace frame: `0x0000000102b3 -[Inbox viewWillAppear:] + 551`.
  @inline(__always)
  func isFrame(_ start: Int, _ length: Int) -> Bool {
    let end = start + length
    let close = self[end] == UInt8(ascii: ":") ? end + 1 : end
    guard self[close] == UInt8(ascii: "]"), self[close + 1] == 0x20,
      self[close + 2] == UInt8(ascii: "+"), self[close + 3] == 0x20, self[close + 4].isDigit,
      self[start - 1] == 0x20
    else { return false }
    let name = startOfClass(endingAt: start - 1)
    guard self[name - 1] == UInt8(ascii: "["), self[name - 2] == UInt8(ascii: "-"),
      self[name - 3] == 0x20, let address = startOfAddress(endingAt: name - 3)
    else { return false }
    return self[address - 1] == 0x20
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the start of the hexadecimal digits that end at a place; at most 32 are examined.
  @inline(__always)
  private func startOfHexDigits(endingAt end: Int) -> Int {
    var start = end
    while start > end - 32, self[start - 1].isDigit || self[start - 1] | 0x20 &- 97 < 6 {
      start -= 1
    }
    return start
  }

  /// Returns the start of the class name that ends at a place: letters, digits, underscores and
  /// dots; at most 96 are examined.
  @inline(__always)
  private func startOfClass(endingAt end: Int) -> Int {
    var start = end
    while start > end - 96, self[start - 1].isWord || self[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    return start
  }
}
