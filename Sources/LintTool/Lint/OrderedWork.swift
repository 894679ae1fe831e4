#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on numbered things by several threads, whose results come back in order.
///
/// No thread runs far ahead of the results that were taken, so that what waits is bounded.
struct OrderedWork {
  /// How many results may wait for each thread.
  private static let lead = 4

  /// How many threads work.
  let jobs: Int

  /// How many things there are.
  let count: Int

  /// Works on every thing; `take` gets the results in order and says whether more are wanted.
  func run<Outcome: Sendable>(
    _ work: @escaping (Int) -> Outcome, _ take: (Outcome) -> Bool
  ) {
    let board = Board<Outcome>(count: count, lead: jobs * Self.lead, work)
    let threads = (0..<jobs).compactMap { _ in board.start() }
    if threads.isEmpty {
      for index in 0..<count where !take(work(index)) { return }
      return
    }
    for _ in 0..<count {
      guard take(board.next()) else { break }
    }
    board.stop()
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// What the threads share; every access lies between lock and unlock.
///
/// `@unchecked`: the lock is the C library's, since the standard library's asks for newer systems.
private final class Board<Outcome: Sendable>: BoardOfWork, @unchecked Sendable {
  private let count: Int
  private let lead: Int
  private let work: (Int) -> Outcome
  private var started = 0
  private var taken = 0
  private var isStopped = false
  private var done: [Int: Outcome] = [:]

  init(count: Int, lead: Int, _ work: @escaping (Int) -> Outcome) {
    self.count = count
    self.lead = lead
    self.work = work
  }

  /// Works until nothing is left.
  override func labour() {
    while let index = begin() {
      let outcome = work(index)
      lock()
      done[index] = outcome
      signal()
      unlock()
    }
  }

  private func begin() -> Int? {
    lock()
    defer { unlock() }
    while !isStopped, started < count, started >= taken + lead { wait() }
    guard !isStopped, started < count else { return nil }
    started += 1
    return started - 1
  }

  /// Returns the next result in order, waiting for it.
  func next() -> Outcome {
    lock()
    defer { unlock() }
    while true {
      if let outcome = done.removeValue(forKey: taken) {
        taken += 1
        signal()
        return outcome
      }
      wait()
    }
  }

  /// Ends the work; what is under way is finished.
  func stop() {
    lock()
    isStopped = true
    signal()
    unlock()
  }
}

/// A lock with a signal, and threads that labour under it.
private class BoardOfWork {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func labour() {}

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func wait() { pthread_cond_wait(condition, mutex) }
  func signal() { pthread_cond_broadcast(condition) }

  /// Starts a thread that labours; nil if the system gives none.
  func start() -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let board = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          let pointer: UnsafeMutableRawPointer = argument
        #else
          let pointer: UnsafeMutableRawPointer = argument!
        #endif
        Unmanaged<BoardOfWork>.fromOpaque(pointer).takeRetainedValue().labour()
        return nil
      }, board.toOpaque())
    if status != 0 {
      board.release()
      return nil
    }
    return thread
  }
}
