import Foundation

/// A naive search, as a measure of the machine that needs nothing installed: `memchr` finds the end
/// of each line and each `v`, `memcmp` compares the four names.
public enum LineLoop {
  /// Returns how many lines of a file hold one of the four names, or nil if it cannot be read.
  public static func count(_ path: String) -> Int? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var kept = 0
    var found = 0
    while true {
      let room = chunk.count - kept
      let read = chunk.withUnsafeMutableBytes { fread($0.baseAddress! + kept, 1, room, file) }
      if read == 0 { return found }
      let end = kept + read
      let (lines, rest) = chunk.withUnsafeBytes { count(in: $0.baseAddress!, end) }
      found += lines
      // A line longer than the chunk is counted in parts.
      kept = rest == end || rest == 0 ? 0 : end - rest
      if kept > 0 {
        chunk.withUnsafeMutableBytes { _ = memmove($0.baseAddress!, $0.baseAddress! + rest, kept) }
      }
    }
  }

  /// Returns how many lines hold a name, and where the last whole line ends.
  private static func count(in bytes: UnsafeRawPointer, _ end: Int) -> (found: Int, rest: Int) {
    var found = 0
    var start = 0
    while start < end, let stop = memchr(bytes + start, 0x0A, end - start) {
      let length = UnsafeRawPointer(stop) - (bytes + start)
      if hasName(bytes + start, length) { found += 1 }
      start += length + 1
    }
    return (found, start)
  }

  private static let names = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ].map { ContiguousArray($0.utf8) }

  private static func hasName(_ line: UnsafeRawPointer, _ length: Int) -> Bool {
    var start = 0
    while let place = memchr(line + start, 0x76, length - start) {
      start = UnsafeRawPointer(place) - line
      for name in names where start + name.count <= length {
        if name.withUnsafeBytes({ memcmp(line + start, $0.baseAddress!, name.count) }) == 0 {
          return true
        }
      }
      start += 1
    }
    return false
  }
}
