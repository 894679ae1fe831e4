import Threads

/// A reader of a file on other threads, ahead of its parser, which returns the blocks in order.
///
/// A thread that waits for a block works on the next one that is not begun; no core is idle.
final class AheadReader {
  private let board: AheadBoard
  private var threads: [WorkThread] = []
  private var scout: any LineScout
  private var generation: Int
  private var learntCount: Int
  private var sinceRenewal = 0

  /// How many blocks are read before the scouts are given what the parser has learned since.
  private static let patience = 32

  /// Makes a reader, or returns nil if the rest of the file is too short, or if lines cannot be
  /// examined independently.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - offset: The offset to start at, at the start of a line.
  ///   - parser: The parser that reads the blocks.
  ///   - threads: How many threads may work, including the calling one.
  init?(_ source: ByteSource, from offset: UInt64, _ parser: any BlockParser, threads: Int) {
    let size = source.size
    let stretches = AheadBlock.Stretches(source)
    let needed = UInt64(stretches.overlap + 16 * stretches.length)
    guard threads > 1, size > offset, size - offset > needed, let scout = parser.makeScout() else {
      return nil
    }
    self.scout = scout
    generation = parser.generation
    learntCount = parser.learntCount
    let count = Int(size - offset - UInt64(stretches.overlap)) / stretches.length
    board = AheadBoard(source, stretches, from: offset, count: count, workers: threads - 1)
    send(parser)
    for worker in 0..<threads - 1 {
      let board = board
      if let thread = WorkThread({ board.work(as: worker) }) { self.threads.append(thread) }
    }
  }

  deinit {
    board.stop()
    for thread in threads { thread.join() }
  }

  /// Returns the next block, or nil if the rest of the file must be read in order.
  func next() -> AheadBlock? {
    guard let block = board.next(scout, generation), block.isWhole else { return nil }
    return block
  }

  /// Takes a block back, and occasionally gives the scouts what the parser has learned.
  func takeBack(_ block: AheadBlock, _ parser: any BlockParser) {
    board.takeBack(block)
    sinceRenewal += 1
    let isStale = parser.generation != generation
    let isBehind = parser.learntCount != learntCount && sinceRenewal >= Self.patience
    // The first names of a log are passed on at once.
    let isYoung = parser.learntCount >= 2 * learntCount + 8
    guard isStale || isBehind || isYoung, let scout = parser.makeScout() else { return }
    self.scout = scout
    generation = parser.generation
    learntCount = parser.learntCount
    sinceRenewal = 0
    send(parser)
  }

  private func send(_ parser: any BlockParser) {
    for worker in 0..<board.workers {
      guard let scout = parser.makeScout() else { return }
      board.send(scout, generation, to: worker)
    }
  }
}

/// The state that the threads of one reader share.
///
/// `@unchecked`: mutable state is accessed only between lock and unlock, and a block belongs to the
/// thread that took it.
private final class AheadBoard: @unchecked Sendable {
  /// How many threads work beside the calling one.
  let workers: Int

  /// How many blocks each thread fills in turn, one while others wait. They fit in its cache.
  private static let blocksEach = 2

  private let source: ByteSource
  private let origin: UInt64
  private let count: Int
  private let gate = ThreadGate()
  private var scouts: [(scout: any LineScout, generation: Int)?]
  /// The free blocks of each thread; those of the calling thread come last.
  private var free: [[AheadBlock]]
  /// The filled blocks, by the number of the stretch modulo the number of blocks.
  private var ready: [AheadBlock?]
  private var begun = 0
  private var taken = 0
  private var isStopped = false

  init(
    _ source: ByteSource, _ stretches: AheadBlock.Stretches, from origin: UInt64, count: Int,
    workers: Int
  ) {
    self.source = source
    self.origin = origin
    self.count = count
    self.workers = workers
    scouts = Array(repeating: nil, count: workers)
    free = (0...workers).map { owner in
      (0..<Self.blocksEach).map { _ in AheadBlock(stretches, owner: owner) }
    }
    ready = Array(repeating: nil, count: Self.blocksEach * (workers + 1))
  }

  func send(_ scout: any LineScout, _ generation: Int, to worker: Int) {
    gate.lock()
    scouts[worker] = (scout, generation)
    gate.unlock()
  }

  func stop() {
    gate.lock()
    isStopped = true
    gate.signal()
    gate.unlock()
  }

  func takeBack(_ block: AheadBlock) {
    gate.lock()
    free[block.owner].append(block)
    gate.signal()
    gate.unlock()
  }

  /// Fills blocks until no stretch is left.
  func work(as worker: Int) {
    gate.lock()
    defer { gate.unlock() }
    var own: (scout: any LineScout, generation: Int)?
    while true {
      while !isStopped, begun < count, free[worker].isEmpty { gate.wait() }
      guard !isStopped, let (index, block) = begin(as: worker) else { return }
      if let sent = scouts[worker] {
        own = sent
        scouts[worker] = nil
      }
      guard let own else { return }
      load(block, index, own.scout, own.generation)
      if !block.isWhole { isStopped = true }
    }
  }

  func next(_ scout: any LineScout, _ generation: Int) -> AheadBlock? {
    gate.lock()
    defer { gate.unlock() }
    guard taken < count else { return nil }
    while true {
      let place = taken % ready.count
      if let block = ready[place] {
        ready[place] = nil
        taken += 1
        return block
      }
      if let (index, block) = begin(as: workers) {
        load(block, index, scout, generation)
      } else if isStopped, begun <= taken {
        return nil
      } else {
        gate.wait()
      }
    }
  }

  /// Takes the next stretch that is not begun, and a free block for it.
  private func begin(as owner: Int) -> (Int, AheadBlock)? {
    guard !isStopped, begun < count, let block = free[owner].popLast() else { return nil }
    begun += 1
    return (begun - 1, block)
  }

  /// Loads a block while the gate is unlocked.
  private func load(
    _ block: AheadBlock, _ index: Int, _ scout: any LineScout, _ generation: Int
  ) {
    gate.unlock()
    block.load(source, from: origin, index, scout, generation)
    gate.lock()
    ready[index % ready.count] = block
    gate.signal()
  }
}
