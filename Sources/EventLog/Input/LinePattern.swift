/// A pattern of a whole line: `*` matches any text, every other character matches itself.
package struct LinePattern: Hashable, Sendable {
  /// The texts between the stars; the first must start a line, and the last must end it.
  private let parts: [[UInt8]]

  /// Reads a pattern.
  package init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether every line matches.
  package var matchesAnything: Bool { parts.count > 1 && parts.allSatisfy(\.isEmpty) }

  /// Returns whether a line matches.
  ///
  /// - Complexity: O(length of the line × length of the pattern) at worst.
  func matches(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = parts.first, let last = parts.last, line.starts(with: first) else {
      return false
    }
    if parts.count == 1 { return line.count == first.count }
    var place = first.count
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = line[place...].offset(of: part) else { return false }
      place += found + part.count
    }
    return line.count - place >= last.count && line.suffix(last.count).elementsEqual(last)
  }
}
