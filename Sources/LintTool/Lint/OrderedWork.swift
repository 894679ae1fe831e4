import Threads

/// Numbered tasks that several threads run, with results that come back in order.
///
/// No thread runs far ahead of the results that were taken, so the number of waiting results is
/// bounded.
struct OrderedWork {
  /// The most results that may wait for each thread.
  private static let lead = 4

  let jobs: Int
  let count: Int

  /// Runs every task; `take` gets the results in order.
  func run<Outcome: Sendable>(_ work: @escaping (Int) -> Outcome, _ take: (Outcome) -> Void) {
    let state = SharedState<Outcome>(count: count, lead: jobs * Self.lead, work)
    let threads = (0..<jobs).compactMap { _ in WorkThread { state.runTasks() } }
    for index in 0..<count { take(threads.isEmpty ? work(index) : state.next()) }
    for thread in threads { thread.join() }
  }
}

/// The state that the threads share; every access is between lock and unlock.
///
/// `@unchecked`: the lock is a ``ThreadGate``.
private final class SharedState<Outcome: Sendable>: @unchecked Sendable {
  private let gate = ThreadGate()
  private let count: Int
  private let lead: Int
  private let work: (Int) -> Outcome
  private var started = 0
  private var taken = 0
  private var done: [Int: Outcome] = [:]

  init(count: Int, lead: Int, _ work: @escaping (Int) -> Outcome) {
    self.count = count
    self.lead = lead
    self.work = work
  }

  func runTasks() {
    while let index = begin() {
      let outcome = work(index)
      gate.lock()
      done[index] = outcome
      gate.signal()
      gate.unlock()
    }
  }

  private func begin() -> Int? {
    gate.lock()
    defer { gate.unlock() }
    while started < count, started >= taken + lead { gate.wait() }
    guard started < count else { return nil }
    started += 1
    return started - 1
  }

  func next() -> Outcome {
    gate.lock()
    defer { gate.unlock() }
    while done[taken] == nil { gate.wait() }
    defer {
      taken += 1
      gate.signal()
    }
    return done.removeValue(forKey: taken)!
  }
}
