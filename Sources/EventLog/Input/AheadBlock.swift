/// A part of a file that was read and searched before the parser reaches it.
///
/// It contains the lines that start in one stretch of the file, so that each part can be read
/// without the one before it.
final class AheadBlock {
  /// The division of a file into stretches.
  struct Stretches {
    /// How many bytes of the file one block covers.
    let length: Int
    /// How many bytes the last line may exceed it by; a file with longer lines is read in order.
    let overlap: Int

    /// Divides a file into stretches of the size of its chunks.
    init(_ source: ByteSource) {
      length = source.chunkBytes
      overlap = max(64, length / 4)
    }

    /// How many of the overlap bytes are read at first; most lines are short.
    fileprivate var near: Int { min(overlap, AheadBlock.pageBytes) }
  }

  /// Reads start at page boundaries: the kernel then copies pages twice as fast.
  private static let pageBytes = 4096

  /// The thread that fills the block: memory that a core wrote last is nearest to it.
  let owner: Int

  private let stretches: Stretches
  private let storage: UnsafeMutableRawPointer

  /// The lines; their line numbers do not count the lines before the block.
  private(set) var lines: LineBlock
  private(set) var lineCount = 0
  private(set) var hits: [LineHit] = []
  /// The generation of the scout that found the hits.
  private(set) var generation = 0
  /// Whether the block could be read; otherwise the file is read in order from here on.
  private(set) var isWhole = false

  /// Makes room for one block.
  init(_ stretches: Stretches, owner: Int) {
    self.owner = owner
    self.stretches = stretches
    let count = 3 * Self.pageBytes + stretches.length + stretches.overlap
    storage = .allocate(byteCount: count, alignment: Self.pageBytes)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    let bytes = (storage + Self.pageBytes).assumingMemoryBound(to: UInt8.self)
    lines = LineBlock(bytes: bytes, count: 0, offset: 0, linesBefore: 0, isCut: false)
  }

  deinit { storage.deallocate() }

  /// Reads the lines that start in a stretch of a file, and searches them.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - origin: The start of the first stretch, at the start of a line.
  ///   - index: The number of the stretch.
  ///   - scout: The scout that searches the lines.
  ///   - generation: The generation of the scout.
  func load(
    _ source: ByteSource, from origin: UInt64, _ index: Int, _ scout: any LineScout,
    _ generation: Int
  ) {
    isWhole = false
    hits.removeAll(keepingCapacity: true)
    self.generation = generation
    let start = origin + UInt64(index * stretches.length)
    // The byte before the stretch shows whether a line starts at its first byte.
    let from = index == 0 ? start : start - 1
    let page = from / UInt64(Self.pageBytes) * UInt64(Self.pageBytes)
    let skipped = Int(from - page)
    let end = Int(start - page) + stretches.length
    var held = 0
    guard let last = lineEnd(source, page, end, &held) else { return }
    let text = UnsafePointer((storage + Self.pageBytes).assumingMemoryBound(to: UInt8.self))
    let first = index == 0 ? skipped : text.lineFeed(from: skipped, to: held) + 1
    guard first <= last + 1 else { return }
    lines = LineBlock(
      bytes: text + first, count: last + 1 - first, offset: page + UInt64(first), linesBefore: 0,
      isCut: false)
    lineCount = lines.bytes.countLineFeeds(lines.count)
    scout.look(lines, into: &hits)
    isWhole = true
  }

  /// Reads from a page on, and returns the end of the line that contains the stretch's last byte.
  private func lineEnd(
    _ source: ByteSource, _ page: UInt64, _ end: Int, _ held: inout Int
  ) -> Int? {
    let text = (storage + Self.pageBytes).assumingMemoryBound(to: UInt8.self)
    for more in [stretches.near, stretches.overlap] {
      let room = UnsafeMutableRawBufferPointer(start: text + held, count: end + more - held)
      guard (try? source.fill(room, at: page + UInt64(held))) == room.count else { return nil }
      held = end + more
      let last = UnsafePointer(text).lineFeed(from: end - 1, to: held)
      if last < held { return last }
    }
    return nil
  }
}
