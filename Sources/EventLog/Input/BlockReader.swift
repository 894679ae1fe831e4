import EventModel

/// A reader that divides a source into blocks of whole lines.
///
/// The bytes after the last line feed of a chunk are carried over to the next block, so that a line
/// is never split, whatever the size of the chunks. Chunks are read to one aligned address, and the
/// rest of the last chunk is moved before it: the kernel then copies pages twice as fast.
final class BlockReader {
  /// How many bytes before and after a block may be loaded.
  private static let margin = 512
  private static let alignment = 4096

  private let source: ByteSource
  /// How many bytes are read at once: of a log that the sample shows whole, not more than that.
  private let chunkBytes: Int
  private var storage: UnsafeMutableRawPointer
  /// How many bytes before the address of chunks are reserved for carried bytes.
  private var carryRoom: Int
  /// The range of the held bytes, relative to the address of chunks; the start may be negative.
  private var start = 0
  private var end = 0
  /// The end of the last block that was returned.
  private var consumed = 0
  /// How many bytes of the log precede the first held byte, and how many lines end there.
  private var offset: UInt64 = 0
  private var lines: UInt64 = 0
  private var position: UInt64 = 0
  private var isDiscarding = false

  /// The bytes that were read to recognize the format, if the input can be read only once.
  private var ahead: [UInt8] = []
  private var aheadStart = 0

  /// The first bytes of the log.
  let sample: [UInt8]

  /// Makes a reader and reads the first bytes; of a live input only as many as are enough.
  init(_ source: ByteSource, isEnough: ([UInt8]) -> Bool) throws(InputError) {
    self.source = source
    sample = try source.sample(isEnough: isEnough)
    if !source.isSeekable { ahead = sample }
    let isShort = source.live == nil && sample.count < ByteSource.sampleLimit
    chunkBytes = isShort ? min(source.chunkBytes, ByteSource.sampleLimit) : source.chunkBytes
    carryRoom = Self.alignment
    storage = Self.allocate(carryRoom, chunkBytes)
  }

  deinit { storage.deallocate() }

  /// How many bytes and lines were returned.
  var progress: (bytes: UInt64, lines: UInt64) { (offset + UInt64(consumed - start), lines) }

  var isAtLineStart: Bool { !isDiscarding }

  /// Whether a live input has no more complete lines yet.
  var isDry: Bool {
    guard source.live != nil, aheadStart == ahead.count, lastLineFeed(from: consumed) == nil else {
      return false
    }
    return source.wait(at: position) == .quiet
  }

  /// Continues at another place, at the start of a line.
  func resume(at place: UInt64, lines: UInt64) {
    (start, end, consumed) = (0, 0, 0)
    (offset, position) = (place, place)
    self.lines = lines
    base[-1] = UInt8(ascii: "\n")
  }

  func next() throws(InputError) -> LineBlock? {
    start = advance(to: consumed)
    var scanned = start
    while true {
      if isDiscarding { discardToLineFeed() }
      let lineFeed = lastLineFeed(from: max(scanned, start))
      scanned = end
      if end - start > Limits.lineBytes, let cut = cutFirstLine() { return cut }
      if let lineFeed { return give(lineFeed + 1) }
      let held = end - start
      let more = try fill()
      if more == 0 {
        // A last line without a line feed ends like the others.
        base[end] = UInt8(ascii: "\n")
        return held > 0 ? give(end) : nil
      }
      scanned = start + held
    }
  }
}

extension BlockReader {
  private static func allocate(_ carryRoom: Int, _ chunkBytes: Int) -> UnsafeMutableRawPointer {
    let count = margin + carryRoom + chunkBytes + margin + alignment
    let storage = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: alignment)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return storage
  }

  /// The address that chunks are read to: aligned, with room for carried bytes and a margin.
  private var base: UnsafeMutablePointer<UInt8> {
    (storage + carryRoom + Self.alignment).assumingMemoryBound(to: UInt8.self)
  }

  /// Drops the bytes before a place.
  private func advance(to place: Int) -> Int {
    offset += UInt64(place - start)
    return place
  }

  /// Reads the next chunk after the held bytes, and returns how many bytes were read.
  private func fill() throws(InputError) -> Int {
    carry()
    let room = UnsafeMutableRawBufferPointer(start: base, count: chunkBytes)
    var more = min(room.count, ahead.count - aheadStart)
    if more > 0 {
      ahead.withUnsafeBytes {
        room.copyMemory(from: .init(rebasing: $0[aheadStart..<aheadStart + more]))
      }
      aheadStart += more
    } else {
      ahead = []
      aheadStart = 0
      more = try source.readNext(at: position, into: room)
    }
    if !source.isSeekable {
      source.recent.append(UnsafeRawBufferPointer(rebasing: room[..<more]))
    }
    position += UInt64(more)
    end = more
    return more
  }

  /// Moves the held bytes before the address of chunks.
  private func carry() {
    let count = end - start
    let from = base + start
    if count > carryRoom {
      let room = (count * 2 + Self.alignment - 1) / Self.alignment * Self.alignment
      let larger = Self.allocate(room, chunkBytes)
      (larger + room + Self.alignment - count).copyMemory(from: from, byteCount: count)
      storage.deallocate()
      storage = larger
      carryRoom = room
    } else if count > 0 {
      UnsafeMutableRawPointer(base - count).copyMemory(from: from, byteCount: count)
    }
    start = -count
    consumed = start
    end = 0
    // A parser may examine the byte before the first line.
    (base + start)[-1] = UInt8(ascii: "\n")
  }

  private func give(_ place: Int, cutTo limit: Int? = nil) -> LineBlock {
    let first = UnsafePointer(base + start)
    let block = LineBlock(
      bytes: first, count: limit ?? place - start, offset: offset, linesBefore: lines,
      isCut: limit != nil)
    consumed = place
    lines += UInt64(first.countLineFeeds(place - start))
    source.marks.note(offset + UInt64(place - start), lines: lines)
    return block
  }

  /// Returns the start of the first line if the line is too long, and skips the rest of it.
  private func cutFirstLine() -> LineBlock? {
    let lineEnd = UnsafePointer(base).lineFeed(from: start, to: end)
    guard lineEnd - start > Limits.lineBytes else { return nil }
    isDiscarding = lineEnd == end
    return give(isDiscarding ? lineEnd : lineEnd + 1, cutTo: Limits.lineBytes)
  }

  private func discardToLineFeed() {
    let lineEnd = UnsafePointer(base).lineFeed(from: start, to: end)
    isDiscarding = lineEnd == end
    lines += isDiscarding ? 0 : 1
    start = advance(to: isDiscarding ? lineEnd : lineEnd + 1)
    consumed = start
    source.marks.note(offset, lines: lines)
  }

  private func lastLineFeed(from first: Int) -> Int? {
    var index = end - 1
    while index >= first {
      if base[index] == UInt8(ascii: "\n") { return index }
      index -= 1
    }
    return nil
  }
}

extension ByteSource {
  /// Returns the first bytes, enough to recognize a format.
  fileprivate func sample(isEnough: ([UInt8]) -> Bool) throws(InputError) -> [UInt8] {
    if live != nil { return try liveSample(Self.sampleLimit, isEnough: isEnough) }
    var bytes = [UInt8](repeating: 0, count: Self.sampleLimit)
    let count = try bytes.withUnsafeMutableBufferPointer { room throws(InputError) in
      try fill(UnsafeMutableRawBufferPointer(room), at: 0)
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}
