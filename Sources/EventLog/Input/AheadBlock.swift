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
      overlap = max(64, length / 4)
    }

    /// How much of what may follow is read at first; lines are short as a rule.
    fileprivate var near: Int { min(overlap, AheadBlock.pageBytes) }
  }

  /// Files are read from whole pages to whole pages: the kernel copies them twice as fast that way.
  private static let pageBytes = 4096

  /// Which thread fills it: what a core wrote last is nearest to it.
  let owner: Int

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
    let start = origin + UInt64(index * stretches.length)
    // The byte before tells whether a line starts at the first.
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

  /// Reads from a page on and returns where the line ends that the last byte of the stretch is in.
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
