import Dispatch
import Testing

@testable import TransitionRecording

@Suite("A queued log does not make its caller wait")
struct QueuedLogTests {
  @Test("a call returns while the queued log is slow, and the lines come in order")
  func order() {
    let gate = DispatchSemaphore(value: 0)
    let written = Guarded("")
    let log = QueuedLog { line in
      gate.wait()
      written.withLock { $0 += String(decoding: line, as: UTF8.self) }
    }
    let (inbox, recorder) = (Inbox(), TransitionRecorder(log, as: .console, clock: .steady))
    recorder.record(.viewWillAppear, of: inbox)
    recorder.record(.viewDidAppear, of: inbox)
    #expect(written.withLock { $0 } == "")
    for _ in 0..<2 { gate.signal() }
    waitFor { recorder.close(completion: $0) }
    let name = "<Inbox: \(inbox.address)>"
    #expect(written.withLock { $0 } == "\(name) viewWillAppear\n\(name) viewDidAppear\n")
    recorder.record(.viewWillDisappear, of: inbox)
    #expect(recorder.lostEventCount == 1)
  }

  @Test("a queued log that cannot keep up loses lines, counts them, and uses new names after them")
  func bound() throws {
    let gate = DispatchSemaphore(value: 0)
    let hasWritten = DispatchSemaphore(value: 0)
    let written = Guarded("")
    let log = QueuedLog { line in
      gate.wait()
      written.withLock { $0 += String(decoding: line, as: UTF8.self) }
      hasWritten.signal()
    }
    let (inbox, recorder) = (Inbox(), TransitionRecorder(log, as: .console, clock: .steady))
    let count = RecordingLimits.waitingLines
    for _ in 0..<count { recorder.record(.viewWillAppear, of: inbox, as: "Page") }
    #expect(recorder.lostEventCount == 0)
    recorder.record(.viewDidAppear, of: inbox)
    #expect(recorder.lostEventCount == 1)
    for _ in 0..<count { gate.signal() }
    for _ in 0..<count { hasWritten.wait() }
    // The queue counts a line as written just after it wrote it.
    var lost = 0
    while recorder.lostEventCount != lost {
      lost = recorder.lostEventCount
      recorder.record(.viewWillDisappear, of: inbox)
    }
    for _ in 0..<10_000 { gate.signal() }
    waitFor { recorder.close(completion: $0) }
    let tail = written.withLock { $0 }.split(separator: "\n").dropFirst(count)
    #expect(tail.first?.hasPrefix("# ") == true)
    #expect(tail.first?.hasSuffix(" lines are missing here") == true)
    // Another screen than before: nothing is concluded across the gap.
    let first = try events(in: tail.joined(separator: "\n") + "\n", named: "a.log")
      .first { $0.hasSuffix("viewWillDisappear") }
    #expect(first == " | Inbox~1 | \(inbox.address) | viewWillDisappear")
  }
}
