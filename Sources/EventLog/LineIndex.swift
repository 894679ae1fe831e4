public import EventModel

/// Where places of a log lie in lines and columns, found by looking at the log again.
///
/// Events carry offsets; only the few that are reported are looked up here. An input that can be
/// read only once is looked up in its last bytes; its records carry their lines.
public struct LineIndex {
  /// A line of a log with its number.
  public struct Line: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// The text, without its line feed; cut if it is very long.
    public var text: String
  }

  /// How many bytes before and after a place are looked at for the lines around it.
  private static let reach = 1 << 15

  private let source: ByteSource

  /// Makes an index of what was read of a source.
  public init(_ source: ByteSource) { self.source = source }

  /// Returns the position with its line and columns; columns count characters from 1.
  ///
  /// What can no longer be looked up keeps its line and gets column 1.
  ///
  /// - Complexity: O(distance to the last mark), at most some chunks of the log.
  public func resolve(_ position: LogPosition) -> LogPosition {
    var resolved = position
    let mark = source.marks.mark(before: position.offset)
    let before = bytes(from: mark.offset, to: position.offset)
    resolved.column = 1
    resolved.endColumn = 1
    guard let before else { return resolved }
    let lineFeed = UInt8(ascii: "\n")
    resolved.line = Int(mark.lines) + before.count { $0 == lineFeed } + 1
    let start = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let marked = bytes(from: position.offset, to: position.offset + UInt64(position.length)) ?? []
    resolved.column = Self.characters(before[start...]) + 1
    resolved.endColumn = resolved.column + Self.characters(marked[...])
    return resolved
  }

  /// Returns the line that holds an offset and some lines around it, as far as they are near.
  public func lines(around position: LogPosition, before: Int = 0, after: Int = 0) -> [Line] {
    let place = position.line > 0 ? position : resolve(position)
    let first = place.offset - min(place.offset, UInt64(Self.reach))
    guard let head = bytes(from: first, to: place.offset),
      let tail = bytes(from: place.offset, to: place.offset + UInt64(Self.reach))
    else { return [] }
    let above = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let below = tail.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line above may have lost its start; it is shown only if it is the line asked for.
    let lost = first > 0 && above.count > 1 ? 1 : 0
    var texts = above.dropFirst(lost).dropLast().suffix(before).map { Array($0) }
    let number = place.line - texts.count
    texts.append(Array(above.last ?? []) + Array(below.first ?? []))
    var rest = below.dropFirst()
    // What follows the log's last line feed is no line.
    if rest.last?.isEmpty == true { rest = rest.dropLast() }
    texts += rest.prefix(after).map { Array($0) }
    return texts.enumerated().map { Line(number: number + $0, text: Self.text($1)) }
  }

  /// Returns the text of the line that holds a position, or nil if it can no longer be looked up.
  public func text(at position: LogPosition) -> String? { lines(around: position).first?.text }
}

extension LineIndex {
  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  /// Returns the bytes between two offsets, fewer at the end of the log, or nil if they are gone.
  private func bytes(from start: UInt64, to end: UInt64) -> [UInt8]? {
    guard source.isSeekable else { return source.recent.bytes(from: start, to: end) }
    var bytes = [UInt8](repeating: 0, count: Int(end - start))
    var count = 0
    let isRead = bytes.withUnsafeMutableBytes { room in
      while count < room.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: room[count...])
        guard let more = try? source.read(at: start + UInt64(count), into: rest) else {
          return false
        }
        if more == 0 { break }
        count += more
      }
      return true
    }
    return isRead ? Array(bytes[..<count]) : nil
  }
}

extension RecentBytes {
  /// Returns the bytes between two offsets as far as they were read, or nil if they are gone.
  fileprivate func bytes(from first: UInt64, to last: UInt64) -> [UInt8]? {
    guard first >= start else { return nil }
    let from = min(Int(first - start), bytes.count)
    let to = min(Int(last - start), bytes.count)
    return Array(bytes[from..<to])
  }
}
