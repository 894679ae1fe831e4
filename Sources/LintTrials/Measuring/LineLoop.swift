import Foundation

/// A naive search, as a measure of the machine that needs nothing installed: `memchr` finds the end
/// of each line and each `v`, `memcmp` compares the four names.
package enum LineLoop {
  /// Returns how many lines of a file hold one of the four names, or nil if it cannot be read.
  package static func count(_ path: String) -> Int? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    return file.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      var (found, place) = (0, 0)
      while let stop = memchr(start + place, 0x0A, bytes.count - place) {
        let length = UnsafeRawPointer(stop) - (start + place)
        if hasName(start + place, length) { found += 1 }
        place += length + 1
      }
      return found
    }
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
