import Testing

@testable import LintTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built program with a standard input that stays open, beside which a test goes on.
final class LiveRun {
  /// Where the program lies: beside the tests.
  static let program: String? = {
    let tests = CommandLine.arguments[0]
    guard let slash = tests.lastIndex(of: "/") else { return nil }
    // On Apple's systems the tests lie deeper, in a bundle.
    let products = tests[..<slash].split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    let path = "/" + products.joined(separator: "/") + "/transition-lint"
    return access(path, X_OK) == 0 ? path : nil
  }()

  private let directory = TemporaryDirectory()
  private let pipe: UnsafeMutablePointer<FILE>
  private var isOpen = true

  init(_ arguments: String) throws {
    let program = try #require(Self.program)
    let command =
      "cd '\(directory.path)'; sh -c 'echo $$ >number; "
      + "exec \(program) \(arguments) --no-config >output 2>errors'; echo $? >status"
    pipe = try #require(popen(command, "w"))
    #expect(waits { !directory.text(of: "number").isEmpty })
  }

  /// What it printed so far.
  var output: String { directory.text(of: "output") }

  /// What it said so far.
  var errors: String { directory.text(of: "errors") }

  /// The path of a file beside it.
  func path(_ name: String) -> String { directory(name) }

  /// Feeds it a line.
  func feed(_ line: String) {
    fputs(line + "\n", pipe)
    fflush(pipe)
  }

  /// Waits for something, by default as long as a busy machine may take; a turn is 20 ms.
  func waits(turns: Int = 1500, _ isTrue: () -> Bool) -> Bool {
    for _ in 0..<turns {
      if isTrue() { return true }
      usleep(20_000)
    }
    return false
  }

  /// Sends a signal, that of ^C if not told otherwise, and returns the exit status.
  func interrupt(by signal: Int32 = SIGINT) -> Int32 {
    send(signal)
    return statusOfEnd()
  }

  /// Ends its input and returns the exit status.
  func end() -> Int32 {
    pclose(pipe)
    isOpen = false
    return statusOfEnd()
  }

  /// Waits for its end and returns the exit status.
  func statusOfEnd() -> Int32 {
    let isEnded = waits { !directory.text(of: "status").isEmpty }
    #expect(isEnded, "the program goes on")
    return directory.text(of: "status").split(separator: "\n").first.flatMap { Int32($0) } ?? -1
  }

  deinit {
    if directory.text(of: "status").isEmpty { send(SIGKILL) }
    if isOpen { pclose(pipe) }
  }

  private func send(_ signal: Int32) {
    let number = directory.text(of: "number").split(separator: "\n").first.flatMap { pid_t($0) }
    if let number { kill(number, signal) }
  }
}

@Suite("A log that is still being written", .serialized, .enabled(if: LiveRun.program != nil))
struct LiveTests {
  private static let calls = [
    "<Inbox: 0x6000019c4b40> viewWillAppear", "<Inbox: 0x6000019c4b40> viewDidAppear",
    "<Inbox: 0x6000019c4b40> viewWillDisappear",
    "<Detail: 0x6000019d1e80> viewWillAppear", "<Inbox: 0x6000019c4b40> viewDidDisappear",
    "<Detail: 0x6000019d1e80> viewDidAppear",
    "<Detail: 0x6000019d1e80> viewDidAppear", "<Detail: 0x6000019d1e80> viewWillDisappear",
    "<Inbox: 0x6000019c4b40> viewWillAppear",
    "<Detail: 0x6000019d1e80> viewDidDisappear",
  ]

  @Test(
    "each finding is printed when it is decided, and ^C gives the summary",
    arguments: [
      (
        [
          "Filtering the log data using \"process == \\\"Demo\\\"\"",
          "Timestamp                       Thread     Type        Activity             PID    TTL  ",
        ],
        "2026-07-19 08:22:51.917310+0300 0x559c     Info        0x0                  599    0    "
          + "Demo: (UIKitCore) [com.example.demo:screens] "
      ),
      (
        [
          "Filtering the log data using \"process == \\\"Demo\\\"\"",
          "Timestamp               Ty Process[PID:TID]",
        ], "2026-08-11 17:15:22.033 Df Demo[80328:998b3a] [com.example.demo:screens] "
      ),
      (
        ["Timestamp                       (process)[PID]    "],
        "2026-09-27 22:55:39.622623+0200  localhost Demo[41737]: (Demo) [com.example.demo:screens] "
      ),
      (
        ["[connected:00008030-001C2D223A01802E]"],
        "Nov 22 03:09:05 iPhone Demo(UIKitCore)[599] <Notice>: "
      ),
    ])
  func stream(head: [String], start: String) throws {
    let run = try LiveRun("lint -")
    for line in head { run.feed(line) }
    for call in Self.calls.prefix(7) { run.feed(start + call) }
    #expect(run.waits { run.output.contains("error[repeated_callback]") }, "\(run.output)")
    for call in Self.calls.dropFirst(7) { run.feed(start + call) }
    usleep(500_000)
    #expect(!run.output.contains("unfinished_transition"))
    #expect(run.interrupt() == 1)
    #expect(run.output.contains("note[unfinished_transition]: the log ends inside a transition"))
    #expect(run.output.contains("1 error and 1 note in 1 log (\(head.count + 10) lines, 10 events"))
  }

  /// Lines of the app that come all the time, so that the log is never quiet.
  private static let chatter = "2026-05-09 10:13:20.100000+0200 Demo[2088:31337] fetched page 7"

  @Test("a finding is printed while other lines keep coming")
  func busyStream() throws {
    let run = try LiveRun("lint -")
    let start = "2026-05-09 10:13:14.100000+0200 Demo[2088:31337] "
    for call in Self.calls.prefix(7) { run.feed(start + call) }
    let isPrinted = run.waits(turns: 250) {
      run.feed(Self.chatter)
      return run.output.contains("error[repeated_callback]")
    }
    #expect(isPrinted, "\(run.output)")
    #expect(run.end() == 1)
  }

  @Test("a finding in a file that is followed is printed while other lines keep coming")
  func busyFile() throws {
    let log = TemporaryFile("transcript 1\n", named: "app.transcript")
    let run = try LiveRun("lint --follow \(log.path)")
    let file = fopen(log.path, "a")
    defer { fclose(file) }
    func put(_ line: String) {
      fputs(line + "\n", file)
      fflush(file)
    }
    for call in ["A viewWillAppear", "A viewDidAppear", "A viewDidAppear"] { put(call) }
    let isPrinted = run.waits(turns: 250) {
      put("# fetched a page")
      return run.output.contains("error[repeated_callback]")
    }
    #expect(isPrinted, "\(run.output)")
    #expect(run.interrupt() == 1)
  }

  @Test("findings are held back for 0.3 seconds at most, unless the log comes very fast")
  func holdingTime() {
    let start = ContinuousClock.now
    var slow = HoldingTime()
    let answers = [(100, 0), (200, 299), (300, 300), (400, 599)].map { bytes, milliseconds in
      slow.isOver(at: bytes, start + .milliseconds(milliseconds))
    }
    #expect(answers == [false, false, true, false])
    slow.end()
    let afterEnd = slow.isOver(at: 500, start + .seconds(9))
    #expect(!afterEnd)
    var fast = HoldingTime()
    let read = [0, HoldingTime.fastBytes, HoldingTime.fastBytes + 100]
    let fastAnswers = zip(read, 0...).map { fast.isOver(at: $0, start + .seconds($1)) }
    #expect(fastAnswers == [false, false, true])
  }

  @Test("a file is followed as it grows, until ^C or SIGTERM", arguments: [SIGINT, SIGTERM])
  func follow(until signal: Int32) throws {
    let log = TemporaryFile("transcript 1\n", named: "app.transcript")
    let run = try LiveRun("lint --reporter concise --follow \(log.path)")
    let file = fopen(log.path, "a")
    defer { fclose(file) }
    let calls = [
      "Inbox viewWillAppear", "Inbox viewDidAppear", "Inbox viewDidAppear",
      "Inbox viewWillDisappear",
    ]
    for call in calls {
      fputs(call + "\n", file)
      fflush(file)
    }
    #expect(run.waits { run.output.contains("app.transcript:4:7: error: ") }, "\(run.output)")
    // A line is read when it is whole.
    fputs("Detail viewWill", file)
    fflush(file)
    usleep(300_000)
    fputs("Appear\nInbox viewDidDisappear\nInbox viewDidDisappear\n", file)
    fflush(file)
    #expect(run.waits { run.output.contains("app.transcript:8:7: error: ") }, "\(run.output)")
    #expect(run.interrupt(by: signal) == 1)
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test("a followed file that becomes shorter ends the log, with a note")
  func truncated() throws {
    let log = TemporaryFile("A viewWillAppear\nA viewDidAppear\n", named: "app.transcript")
    let run = try LiveRun("lint --follow \(log.path)")
    usleep(600_000)
    truncate(log.path, 0)
    #expect(run.statusOfEnd() == 0)
    #expect(run.errors.contains("app.transcript:2: the file was truncated"), "\(run.errors)")
    #expect(run.output.contains("no findings in 1 log (2 lines, 2 events"))
  }

  @Test("--follow reads one log")
  func several() {
    #expect(ToolRun(["lint", "--follow", "a.log", "b.log"]).status == 64)
  }

  @Test("a closed pipe is read to its end, however its bytes arrive")
  func end() throws {
    let run = try LiveRun("lint - --reporter concise --stdin-filename app.transcript")
    run.feed("A viewWillAppear\nA viewDidAppear")
    usleep(300_000)
    run.feed("A viewDidAppear")
    #expect(run.end() == 1)
    #expect(run.output.hasPrefix("app.transcript:3:3: error: "), "\(run.output)")
  }
}
