import EventModel

/// Reads a source into blocks of whole lines.
///
/// What follows the last line feed of a chunk is carried over to the next block, so that a line is
/// never split, whatever the size of the chunks.
final class BlockReader {
  private static let front = 128
  private static let back = 256

  private let source: ByteSource
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int

  /// How many bytes of the log lie before the first byte held.
  private var offset: UInt64 = 0
  private var lines: UInt64 = 0
  /// The bytes held, and how many of them the last block gave out.
  private var count = 0
  private var consumed = 0
  private var position: UInt64 = 0
  private var isDiscarding = false

  /// What was read ahead to recognise the format, where it can be read only once.
  private var ahead: [UInt8] = []
  private var aheadStart = 0

  /// The first bytes of the log.
  let sample: [UInt8]

  /// Makes a reader and looks at the first bytes.
  init(_ source: ByteSource, sampleBytes: Int = 1 << 16) throws(InputError) {
    self.source = source
    capacity = 2 * ByteSource.chunkLimit
    storage = Self.allocate(capacity)
    var first = [UInt8](repeating: 0, count: sampleBytes)
    var count = 0
    var failure: InputError?
    first.withUnsafeMutableBytes { room in
      do throws(InputError) {
        while count < room.count {
          let more = try source.read(
            at: UInt64(count), into: UnsafeMutableRawBufferPointer(rebasing: room[count...]))
          if more == 0 { break }
          count += more
        }
      } catch {
        failure = error
      }
    }
    first.removeSubrange(count...)
    sample = first
    if let failure {
      storage.deallocate()
      throw failure
    }
    if !source.isSeekable { ahead = first }
  }

  deinit { storage.deallocate() }

  /// How many bytes and lines were given out.
  var progress: (bytes: UInt64, lines: UInt64) { (offset + UInt64(consumed), lines) }

  /// Returns the next block, or nil at the end.
  func next() throws(InputError) -> LineBlock? {
    dropConsumed()
    var scanned = 0
    while true {
      if isDiscarding { discardToLineFeed() }
      let lineFeed = lastLineFeed(from: scanned)
      scanned = count
      if count > Limits.lineBytes, let cut = cutFirstLine() { return cut }
      if let lineFeed { return give(lineFeed + 1) }
      if try fill() == 0 { return count > 0 ? give(count) : nil }
    }
  }
}

extension BlockReader {
  private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    let storage = UnsafeMutableRawPointer.allocate(
      byteCount: front + capacity + back, alignment: 64)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: front + capacity + back)
    storage.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: front - 1, as: UInt8.self)
    return storage
  }

  private var bytes: UnsafeMutablePointer<UInt8> {
    (storage + Self.front).assumingMemoryBound(to: UInt8.self)
  }

  private func dropConsumed() {
    if count > consumed {
      memoryMove(storage + Self.front, storage + Self.front + consumed, count - consumed)
    }
    count -= consumed
    offset += UInt64(consumed)
    consumed = 0
    // A block may have changed the byte before its first, to step over a byte order mark.
    bytes[-1] = UInt8(ascii: "\n")
  }

  private func fill() throws(InputError) -> Int {
    if count + source.chunkBytes > capacity { grow() }
    let room = UnsafeMutableRawBufferPointer(
      start: storage + Self.front + count, count: source.chunkBytes)
    var more = min(room.count, ahead.count - aheadStart)
    if more > 0 {
      ahead.withUnsafeBytes {
        room.copyMemory(from: .init(rebasing: $0[aheadStart..<aheadStart + more]))
      }
      aheadStart += more
    } else {
      ahead = []
      aheadStart = 0
      more = try source.read(at: position, into: room)
    }
    if !source.isSeekable {
      source.recent.append(UnsafeRawBufferPointer(rebasing: room[..<more]))
    }
    position += UInt64(more)
    count += more
    return more
  }

  private func grow() {
    let larger = Self.allocate(capacity * 2)
    memoryMove(larger + Self.front, storage + Self.front, count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  private func give(_ end: Int, cutTo limit: Int? = nil) -> LineBlock {
    let block = LineBlock(
      bytes: UnsafePointer(bytes), count: limit ?? end, offset: offset, linesBefore: lines,
      isCut: limit != nil)
    consumed = end
    lines += UInt64(UnsafePointer(bytes).countLineFeeds(end))
    source.marks.note(offset + UInt64(end), lines: lines)
    return block
  }

  /// Gives the start of the first line if the line is too long, and steps over the rest of it.
  private func cutFirstLine() -> LineBlock? {
    let end = UnsafePointer(bytes).indexOfLineFeed(from: 0, to: count)
    guard end > Limits.lineBytes else { return nil }
    isDiscarding = end == count
    return give(isDiscarding ? end : end + 1, cutTo: Limits.lineBytes)
  }

  private func discardToLineFeed() {
    let end = UnsafePointer(bytes).indexOfLineFeed(from: 0, to: count)
    isDiscarding = end == count
    lines += isDiscarding ? 0 : 1
    consumed = isDiscarding ? end : end + 1
    dropConsumed()
    source.marks.note(offset, lines: lines)
  }

  private func lastLineFeed(from start: Int) -> Int? {
    var index = count - 1
    while index >= start {
      if bytes[index] == UInt8(ascii: "\n") { return index }
      index -= 1
    }
    return nil
  }
}

private func memoryMove(_ to: UnsafeMutableRawPointer, _ from: UnsafeRawPointer, _ count: Int) {
  to.copyMemory(from: from, byteCount: count)
}
