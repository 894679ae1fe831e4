import Dispatch
import EventModel
import Testing

@testable import TransitionRecording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What was recorded outlives the process")
struct CrashTests {
  private let directory = TemporaryDirectory()

  @Test("a process that is killed right after a call has recorded it")
  func killed() async throws {
    let path = directory.path + "/killed.transcript"
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let recorder = try TransitionRecorder(recordingTo: path)
      let inbox = Inbox()
      recorder.record(.viewWillAppear, of: inbox)
      recorder.record(.viewDidAppear, of: inbox)
      recorder.record(.viewWillDisappear, of: inbox)
      kill(getpid(), SIGKILL)
    }
    #expect(
      try events(in: text(at: path), named: path).map { $0.split(separator: " ").last } == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear",
      ])
    #expect(try findings(in: text(at: path), named: path) == [])
  }

  @Test("a process that is killed after more than one part has recorded them all")
  func manyParts() async throws {
    let path = directory.path + "/many.ndjson"
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let recorder = try TransitionRecorder(recordingTo: path, as: .ndjson)
      let inbox = Inbox()
      // More than one part holds and less than two: no need to wait for a third.
      for _ in 0..<150 {
        recorder.record(.viewWillAppear, of: inbox)
        recorder.record(.viewDidAppear, of: inbox)
        recorder.record(.viewWillDisappear, of: inbox)
        recorder.record(.viewDidDisappear, of: inbox)
      }
      kill(getpid(), SIGKILL)
    }
    let log = text(at: path)
    #expect(log.split(separator: "\n").map(\.utf8.count).reduce(0, +) > RecordingLimits.chunkBytes)
    #expect(try events(in: log, named: path).count == 600)
    #expect(try findings(in: log, named: path) == [])
  }

  @Test(
    "a process that is killed from another thread at any moment has recorded every call that returned"
  )
  func killedAnywhere() async throws {
    for delay in [2_000, 7_000, 13_000] {
      let path = directory.path + "/moment-\(delay).transcript"
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as Int] in
        let recorder = try TransitionRecorder(recordingTo: path)
        let receipts = open(path + ".receipts", O_WRONLY | O_CREAT | O_APPEND, 0o644)
        let hasBegun = Guarded(false)
        Thread.start {
          while !hasBegun.withLock({ $0 }) { usleep(100) }
          usleep(UInt32(delay))
          kill(getpid(), SIGKILL)
        }
        let inbox = Inbox()
        while true {
          recorder.record(.viewWillAppear, of: inbox)
          recorder.record(.viewDidAppear, of: inbox)
          recorder.record(.viewWillDisappear, of: inbox)
          recorder.record(.viewDidDisappear, of: inbox)
          if recorder.lostEventCount == 0 { write(receipts, "4444", 4) }
          hasBegun.withLock { $0 = true }
        }
      }
      let receipts = text(at: path + ".receipts").utf8.count
      let log = text(at: path)
      #expect(receipts > 0)
      #expect(try events(in: log, named: path).count >= receipts)
      let alarms = try findings(in: log, named: path).filter { $0.severity == .error }
      #expect(alarms == [])
    }
  }
}

/// A thread that runs a function.
private enum Thread {
  static func start(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: body)
  }
}
