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

extension UnsafeBufferPointer<UInt8> {
  func holds(_ text: StaticString) -> Bool {
    guard let base = baseAddress else { return false }
    return CleanText(bytes: base, count: count).find(text, in: 0..<count) != nil
  }
}
