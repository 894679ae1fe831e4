/// Checks whether some bytes are one of a few words, by a table of hashes.
struct KeywordTable: Sendable {
  private struct Entry {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var keyword: SourceKeyword?
  }

  /// A power of two, four times as many as there are words.
  private static let size = 256

  private let entries: [Entry]
  private let longest: Int

  /// Makes a table of words, each at most 16 bytes long.
  init(_ keywords: [SourceKeyword]) {
    var entries = Array(repeating: Entry(), count: Self.size)
    for keyword in keywords {
      let text = Array(keyword.text.utf8)
      precondition(text.count <= 16, "a keyword has at most 16 bytes")
      let (first, last) = text.withUnsafeBufferPointer { Self.ends(of: $0, 0..<text.count) }
      var place = Self.place(first, last)
      while entries[place].keyword != nil { place = (place + 1) % Self.size }
      entries[place] = Entry(first: first, last: last, count: text.count, keyword: keyword)
    }
    self.entries = entries
    longest = keywords.map(\.text.utf8.count).max() ?? 0
  }

  /// Returns the keyword that a range of bytes holds.
  @inline(__always)
  func keyword(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SourceKeyword? {
    guard range.count >= 2, range.count <= longest else { return nil }
    let (first, last) = Self.ends(of: bytes, range)
    var place = Self.place(first, last)
    while true {
      let entry = entries[place]
      guard entry.count > 0 else { return nil }
      if entry.first == first, entry.last == last, entry.count == range.count {
        return entry.keyword
      }
      place = (place + 1) & (Self.size - 1)
    }
  }

  /// Returns the first eight bytes and the last eight, filled up with zeros.
  @inline(__always)
  private static func ends(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (UInt64, UInt64) {
    (
      word(bytes, range.lowerBound..<min(range.upperBound, range.lowerBound + 8)),
      word(bytes, max(range.lowerBound, range.upperBound - 8)..<range.upperBound)
    )
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    if range.count == 8, let base = bytes.baseAddress {
      return UnsafeRawPointer(base + range.lowerBound).loadUnaligned(as: UInt64.self)
    }
    for index in range.reversed() { word = word << 8 | UInt64(bytes[index]) }
    return UInt64(littleEndian: word)
  }

  @inline(__always)
  private static func place(_ first: UInt64, _ last: UInt64) -> Int {
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 48) & (size - 1)
  }
}

extension KeywordTable {
  /// The reserved words of Swift.
  static let swift = KeywordTable([
    .class, .struct, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var, .let,
    .case, .import, .typealias, .associatedtype, .operator, .precedencegroup, .static, .public,
    .private, .internal, .fileprivate, .inout, .if, .else, .guard, .switch, .for, .while, .repeat,
    .do, .catch, .return, .throw, .defer, .default, .break, .continue, .fallthrough, .where, .in,
    .is, .as, .try, .throws, .rethrows, .`self`, .capitalSelf, .super, .nil, .true, .false, .any,
  ])

  /// The reserved words of C, and those of Objective-C that stand without an `@`.
  static let objectiveC = KeywordTable([
    .struct, .enum, .union, .typedef, .static, .extern, .const, .if, .else, .for, .while, .do,
    .switch, .case, .default, .break, .continue, .return, .goto, .sizeof, .in, .`self`, .super,
    .nil, .yes, .no, .null, .true, .false,
  ])

  /// The words after `@` that structure a file.
  static let afterAt = KeywordTable([
    .interface, .implementation, .protocol, .end, .property, .synthesize, .dynamic, .selector,
    .optional, .required, .class, .import, .public, .private, .try, .catch, .finally, .throw,
    .autoreleasepool, .synchronized,
  ])
}
