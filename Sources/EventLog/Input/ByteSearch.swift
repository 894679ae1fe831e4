#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension UnsafePointer<UInt8> {
  /// Returns the next index of a byte in a range, or the end of the range.
  ///
  /// The C library examines 32 bytes per step.
  @inline(__always)
  func index(of byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let found = memchr(self + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }

  /// Returns the index of the first occurrence of some bytes in a range, or nil.
  ///
  /// - Complexity: O(range × text) if each part of the range starts as the text does.
  func index(of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard let first = text.first else { return range.lowerBound }
    let end = range.upperBound - text.count + 1
    var start = range.lowerBound
    while start < end {
      start = index(of: first, from: start, to: end)
      if start < end, memcmp(self + start, text.baseAddress!, text.count) == 0 { return start }
      start += 1
    }
    return nil
  }

  /// Returns the index of the next line feed in a range, or the end of the range.
  func lineFeed(from start: Int, to end: Int) -> Int {
    index(of: UInt8(ascii: "\n"), from: start, to: end)
  }

  /// Whether a text starts here.
  @inline(__always)
  func holds(_ text: StaticString) -> Bool {
    for place in 0..<text.utf8CodeUnitCount where self[place] != text.utf8Start[place] {
      return false
    }
    return true
  }
}

extension Collection<UInt8> {
  func holds(_ text: StaticString) -> Bool { offset(of: text) != nil }

  /// Returns the number of bytes before the first occurrence of a text, or nil.
  func offset(of text: StaticString) -> Int? {
    text.withUTF8Buffer { offset(of: $0) }
  }

  /// Returns the number of bytes before the first occurrence of some bytes, or nil.
  func offset(of text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { offset(of: $0) }
  }

  private func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let found = withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.flatMap { $0.index(of: text, in: bytes.indices) }
    }
    return found ?? Array(self).offset(of: text)
  }
}
