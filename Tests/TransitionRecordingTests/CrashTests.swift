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
      let recorder = try TransitionRecorder(writingTo: path)
      let inbox = Inbox()
      recorder.viewWillAppear(inbox)
      recorder.viewDidAppear(inbox)
      recorder.viewWillDisappear(inbox)
      kill(getpid(), SIGKILL)
    }
    #expect(
      try events(in: text(at: path), named: path).map { $0.split(separator: " ").last } == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear",
      ])
    #expect(try findings(in: text(at: path), named: path) == [])
  }

  @Test("a process that traps has recorded everything before, over many parts")
  func trapped() async throws {
    let path = directory.path + "/trapped.ndjson"
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let recorder = try TransitionRecorder(writingTo: path, as: .ndjson)
      let inbox = Inbox()
      for _ in 0..<1_500 {
        recorder.viewWillAppear(inbox)
        recorder.viewDidAppear(inbox)
        recorder.viewWillDisappear(inbox)
        recorder.viewDidDisappear(inbox)
        usleep(50)
      }
      precondition(recorder.lostEventCount > 0, "the crash")
    }
    let log = text(at: path)
    #expect(try events(in: log, named: path).count == 6_000)
    #expect(try findings(in: log, named: path) == [])
  }

  @Test("killed from another thread at any moment, it has every call that had returned")
  func killedAnywhere() async throws {
    for delay in [2_000, 7_000, 13_000] {
      let path = directory.path + "/moment-\(delay).transcript"
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as Int] in
        let recorder = try TransitionRecorder(writingTo: path)
        let receipts = open(path + ".receipts", O_WRONLY | O_CREAT | O_APPEND, 0o644)
        Thread.start {
          usleep(UInt32(delay))
          kill(getpid(), SIGKILL)
        }
        let inbox = Inbox()
        while true {
          recorder.viewWillAppear(inbox)
          recorder.viewDidAppear(inbox)
          recorder.viewWillDisappear(inbox)
          recorder.viewDidDisappear(inbox)
          if recorder.lostEventCount == 0 { write(receipts, "4444", 4) }
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
