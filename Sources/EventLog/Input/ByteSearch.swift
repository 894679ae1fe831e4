#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension UnsafePointer<UInt8> {
  /// Returns where a byte stands next in a range, or the range's end.
  ///
  /// The C library looks at 32 bytes a step.
  @inline(__always)
  func index(of byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let found = memchr(self + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }

  /// Returns where the next line feed stands, or the range's end.
  func lineFeed(from start: Int, to end: Int) -> Int {
    index(of: UInt8(ascii: "\n"), from: start, to: end)
  }

  /// Whether a text stands here.
  @inline(__always)
  func holds(_ text: StaticString) -> Bool {
    for place in 0..<text.utf8CodeUnitCount where self[place] != text.utf8Start[place] {
      return false
    }
    return true
  }
}
