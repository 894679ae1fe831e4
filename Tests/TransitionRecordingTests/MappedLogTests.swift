import Dispatch
import Testing

@testable import TransitionRecording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A mapped log keeps what it was given")
struct MappedLogTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/screens.transcript" }

  /// Appends a line and waits until there is room for it.
  private func append(_ line: String, to log: MappedLog) {
    while log.append(Array(line.utf8), isNotice: false) == .noRoom { usleep(100) }
  }

  @Test(
    "lines over many parts come back whole and in order, and a closed file ends behind the last")
  func parts() throws {
    let lines = (0..<20_000).map { "line \($0) of a log that goes over many parts\n" }
    let log = try MappedLog(at: path, byteLimit: 1 << 24)
    for line in lines { append(line, to: log) }
    #expect(text(at: path).split(separator: "\n") == lines.map { $0.dropLast() })
    waitFor { log.close($0) }
    let whole = text(at: path)
    #expect(whole.hasSuffix("line 19999 of a log that goes over many parts\n"))
    #expect(!whole.hasSuffix("\n\n"))
    #expect(whole.split(separator: "\n").count == 20_000)
    #expect(log.append([10]) == .full)
  }

  @Test("a log that was not closed ends in blank lines, and lint finds nothing in it")
  func unclosed() throws {
    let recorder = try TransitionRecorder(recordingTo: path)
    let inbox = Inbox()
    recorder.record(.viewWillAppear, of: inbox)
    recorder.record(.viewDidAppear, of: inbox)
    let open = text(at: path)
    #expect(open.utf8.count == 2 * RecordingLimits.chunkBytes)
    #expect(try findings(in: open, named: path) == [])
    #expect(try events(in: open, named: path).count == 2)
    waitFor { recorder.close(completion: $0) }
    let closed = text(at: path)
    #expect(closed.hasPrefix("transcript 1\n# times are seconds since 20"))
    #expect(open.hasPrefix(closed))
    #expect(closed.utf8.count < 300)
  }

  @Test("an earlier log is kept, and the next one gets a number")
  func numbers() throws {
    for _ in 0..<3 { _ = try TransitionRecorder(recordingTo: path) }
    let bare = directory.path + "/.log"
    for _ in 0..<2 { _ = try TransitionRecorder(recordingTo: bare) }
    #expect(
      directory.names == [
        ".log", ".log-2", "screens-2.transcript", "screens-3.transcript", "screens.transcript",
      ])
  }

  @Test("a missing directory is an error with the system's reason")
  func missing() {
    let path = directory.path + "/none/screens.transcript"
    #expect(throws: RecordingError(path: path, reason: "No such file or directory")) {
      try TransitionRecorder(recordingTo: path)
    }
  }

  @Test(
    "if the queue cannot keep up, lost events are counted, the log says so, and recording continues"
  )
  func noRoom() throws {
    let gate = DispatchSemaphore(value: 0)
    let log = try MappedLog(at: path, byteLimit: 1 << 24, beforePart: { gate.wait() })
    let recorder = TransitionRecorder(log, as: .transcript, clock: .steady)
    let inbox = Inbox()
    // Two parts hold less than 3,000 of these events.
    for _ in 0..<3_000 { recorder.record(.viewWillAppear, of: inbox) }
    let lost = recorder.lostEventCount
    #expect(lost > 500)
    for _ in 0..<10 { gate.signal() }
    recordUntilThereIsRoom(recorder, inbox)
    waitFor { recorder.close(completion: $0) }
    let lines = text(at: path).split(separator: "\n")
    let notice = lines.first { $0.hasPrefix("# ") } ?? ""
    #expect(notice == "# \(recorder.lostEventCount) lines are missing here")
    #expect(lines.last?.contains(" ~1 Inbox viewWillAppear ") == true)
  }

  private func recordUntilThereIsRoom(_ recorder: TransitionRecorder, _ inbox: Inbox) {
    var lost = -1
    while recorder.lostEventCount != lost {
      lost = recorder.lostEventCount
      usleep(100)
      recorder.record(.viewWillAppear, of: inbox)
    }
  }

  @Test("a full log says so, counts lost events, and accepts no more lines")
  func full() throws {
    let recorder = try TransitionRecorder(recordingTo: path, byteLimit: 1)
    let inbox = Inbox()
    for _ in 0..<1_000 { recorder.record(.viewWillAppear, of: inbox) }
    let lost = recorder.lostEventCount
    #expect(lost > 100)
    waitFor { recorder.close(completion: $0) }
    let lines = text(at: path).split(separator: "\n")
    #expect(
      lines.suffix(2) == [
        "# the log is full: what comes later is not recorded", "# \(lost) lines are missing here",
      ])
    #expect(lines.count { $0.contains("viewWillAppear") } == 1_000 - lost)
    #expect(text(at: path).utf8.count <= RecordingLimits.chunkBytes)
  }

  @Test("several threads record at once, and every line is whole")
  func threads() throws {
    let recorder = try TransitionRecorder(recordingTo: path)
    let screens = (0..<4).map { _ in Inbox() }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<200 { recorder.record(.viewWillAppear, of: screens[thread], as: "S\(thread)") }
    }
    waitFor { recorder.close(completion: $0) }
    let lines = text(at: path).split(separator: "\n").filter { $0.contains("viewWillAppear") }
    #expect(lines.count == 800)
    for thread in 0..<4 { #expect(lines.count { $0.contains(" S\(thread) ") } == 200) }
  }

  @Test("closing does not wait for a part that is being made")
  func closing() throws {
    let directory = TemporaryDirectory()
    let gate = DispatchSemaphore(value: 0)
    let log = try MappedLog(at: directory.path + "/a.log", byteLimit: 1 << 24) { gate.wait() }
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1023) + [10]
    // The first full part asks for the next but one, which the gate holds up.
    for _ in 0..<70 { _ = log.append(line) }
    let isCut = Guarded(false)
    let isDone = DispatchSemaphore(value: 0)
    log.close {
      isCut.withLock { $0 = true }
      isDone.signal()
    }
    #expect(!isCut.withLock { $0 })
    gate.signal()
    isDone.wait()
    let whole = text(at: directory.path + "/a.log")
    #expect(whole.split(separator: "\n").count == 70)
    #expect(whole.hasSuffix("x\n"))
  }
}
