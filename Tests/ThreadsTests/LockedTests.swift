import Testing
import Threads

/// Values that several threads change.
struct LockedTests {
  @Test func `no change of a value that several threads count up is lost`() {
    let (threadCount, changes) = (4, 50_000)
    let ready = Locked(0)
    let count = Locked(0)
    let threads = (0..<threadCount).compactMap { _ in
      WorkThread {
        // Threads that run one after the other lose nothing anyway.
        ready.withLock { $0 += 1 }
        var waits = 0
        while ready.withLock({ $0 }) < threadCount, waits < 1_000_000 { waits += 1 }
        for _ in 0..<changes { count.withLock { $0 += 1 } }
      }
    }
    for thread in threads { thread.join() }
    #expect(threads.count == threadCount)
    #expect(count.withLock { $0 } == threads.count * changes)
  }
}
