import Testing
import Threads

/// Values that several threads change.
struct LockedTests {
  @Test func `no change of a value that several threads count up is lost`() {
    let count = Locked(0)
    let threads = (0..<4).compactMap { _ in
      WorkThread { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
    }
    for thread in threads { thread.join() }
    #expect(count.withLock { $0 } == threads.count * 10_000)
  }
}
