import EventLog

/// Numbered tasks that several threads run, with results that come back in order.
///
/// No thread runs far ahead of the results that were taken, so the number of waiting results is
/// bounded.
struct OrderedWork {
  /// The most results that may wait for each thread.
  private static let lead = 4

  let jobs: Int
  let count: Int

  /// Runs every task; `take` gets the results in order and returns whether more are wanted.
  func run<Outcome: Sendable>(_ work: @escaping (Int) -> Outcome, _ take: (Outcome) -> Bool) {
    let state = SharedState<Outcome>(count: count, lead: jobs * Self.lead, work)
    let threads = (0..<jobs).compactMap { _ in WorkThread { state.runTasks() } }
    if threads.isEmpty {
      for index in 0..<count where !take(work(index)) { return }
      return
    }
    for _ in 0..<count {
      guard take(state.next()) else { break }
    }
    state.stop()
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
  private var isStopped = false
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
    while !isStopped, started < count, started >= taken + lead { gate.wait() }
    guard !isStopped, started < count else { return nil }
    started += 1
    return started - 1
  }

  func next() -> Outcome {
    gate.lock()
    defer { gate.unlock() }
    while true {
      if let outcome = done.removeValue(forKey: taken) {
        taken += 1
        gate.signal()
        return outcome
      }
      gate.wait()
    }
  }

  /// Ends the work; tasks that have begun are finished.
  func stop() {
    gate.lock()
    isStopped = true
    gate.signal()
    gate.unlock()
  }
}
