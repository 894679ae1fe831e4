/// A part of a file that was read and looked through ahead of the parser.
///
/// It holds the lines that start in one stretch of the file, so that each can be read without the one
/// before it.
final class AheadBlock {
  /// How a file is cut up.
  struct Stretches {
    /// How many bytes of the file one block stands for.
    let length: Int
    /// How much longer its last line may be; a file with longer lines is read in order.
    let overlap: Int

    /// Cuts up a file as large as it is read otherwise.
    init(_ source: ByteSource) {
      length = source.chunkBytes
      overlap = max(64, source.chunkBytes / 4)
    }

    /// The most bytes read for one.
    fileprivate var wanted: Int { 1 + length + overlap }
  }

  private static let margin = 512

  private let stretches: Stretches
  private let storage: UnsafeMutableRawPointer

  /// The lines; what lies before the block is not counted.
  private(set) var lines: LineBlock
  /// How many lines they are.
  private(set) var lineCount = 0
  /// What was found in them.
  private(set) var hits: [LineHit] = []
  /// What the scout that found it knew.
  private(set) var generation = 0
  /// Whether the block could be read; else the file is read in order from here on.
  private(set) var isWhole = false

  /// Makes room for one block.
  init(_ stretches: Stretches) {
    self.stretches = stretches
    let count = 2 * Self.margin + stretches.wanted
    storage = .allocate(byteCount: count, alignment: 4096)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    let bytes = (storage + Self.margin).assumingMemoryBound(to: UInt8.self)
    lines = LineBlock(bytes: bytes, count: 0, offset: 0, linesBefore: 0, isCut: false)
  }

  deinit { storage.deallocate() }

  /// Reads the lines that start in a stretch of a file, and looks through them.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - origin: Where the first stretch starts; a line starts there.
  ///   - index: The number of the stretch.
  ///   - scout: What looks through them.
  ///   - generation: What the scout knows.
  func load(
    _ source: ByteSource, from origin: UInt64, _ index: Int, _ scout: any LineScout,
    _ generation: Int
  ) {
    isWhole = false
    hits.removeAll(keepingCapacity: true)
    self.generation = generation
    // The byte before tells whether a line starts at the first.
    let before = index == 0 ? 0 : 1
    let start = origin + UInt64(index * stretches.length)
    let wanted = before + stretches.length + stretches.overlap
    let bytes = (storage + Self.margin).assumingMemoryBound(to: UInt8.self)
    guard read(source, at: start - UInt64(before), into: bytes, wanted) else { return }
    let text = UnsafePointer(bytes)
    let first = before == 0 ? 0 : text.lineFeed(from: 0, to: wanted) + 1
    let last = text.lineFeed(from: before + stretches.length - 1, to: wanted)
    guard last < wanted, first <= last + 1 else { return }
    lines = LineBlock(
      bytes: text + first, count: last + 1 - first,
      offset: start - UInt64(before) + UInt64(first), linesBefore: 0, isCut: false)
    lineCount = lines.bytes.countLineFeeds(lines.count)
    scout.look(lines, into: &hits)
    isWhole = true
  }

  private func read(
    _ source: ByteSource, at offset: UInt64, into bytes: UnsafeMutablePointer<UInt8>, _ wanted: Int
  ) -> Bool {
    var count = 0
    while count < wanted {
      let room = UnsafeMutableRawBufferPointer(start: bytes + count, count: wanted - count)
      guard let more = try? source.read(at: offset + UInt64(count), into: room), more > 0 else {
        return false
      }
      count += more
    }
    return true
  }
}
