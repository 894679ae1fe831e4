internal import EventModel

/// The languages that client source is written in.
public enum SourceLanguage: Hashable, Sendable {
  case swift
  /// Objective-C and Objective-C++, with their headers.
  case objectiveC

  /// Returns the language of a file by its extension: `.swift`, `.m`, `.mm`, `.h`; nil for any
  /// other.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".m") || path.hasSuffix(".h") || path.hasSuffix(".mm") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}

/// One file of client source: its path, its bytes, and where its lines start.
///
///     let file = SourceFile(path: "Inbox.swift", bytes: Array("class Inbox {}\n".utf8), language: .swift)
///     file.site(6..<11).description  // Inbox.swift:1:7
///
/// Any bytes are accepted, including a byte order mark, carriage returns and bytes that are not
/// UTF-8. Only the first `Limits.sourceBytes` are examined.
package struct SourceFile: Sendable {
  package let path: String

  /// The file's bytes, at most `Limits.sourceBytes`.
  package let bytes: [UInt8]

  package let language: SourceLanguage

  /// Whether the file has more bytes than are examined.
  package let isCutOff: Bool

  package init(path: String, bytes: [UInt8], language: SourceLanguage) {
    self.path = path
    self.language = language
    isCutOff = bytes.count > Limits.sourceBytes
    self.bytes = isCutOff ? Array(bytes.prefix(Limits.sourceBytes)) : bytes
  }
}

/// The starts of the lines of a file, from which lines and columns of byte offsets are computed.
///
/// A line ends after a line feed, a carriage return, or both in this order, as in editors.
package struct SourceLines: Sendable {
  /// The offset of each line's first byte, in order; the first is 0.
  package let starts: [Int32]

  /// Finds the lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let hasReturns = base.index(of: .carriageReturn, from: 0, to: bytes.count) < bytes.count
      guard hasReturns else {
        var end = base.index(of: .lineFeed, from: 0, to: bytes.count)
        while end < bytes.count {
          starts.append(Int32(truncatingIfNeeded: end + 1))
          end = base.index(of: .lineFeed, from: end + 1, to: bytes.count)
        }
        return
      }
      for index in bytes.indices where bytes[index].isLineEnd {
        let isPair =
          bytes[index] == .carriageReturn && index + 1 < bytes.count
          && bytes[index + 1] == .lineFeed
        if !isPair { starts.append(Int32(index + 1)) }
      }
    }
    self.starts = starts
  }

  /// Returns the line of a byte, from 1.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the column of a byte, from 1, in bytes.
  package func column(of offset: Int) -> Int { offset - Int(starts[line(of: offset) - 1]) + 1 }
}
