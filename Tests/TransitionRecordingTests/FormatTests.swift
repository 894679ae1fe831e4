import EventModel
import Testing

@testable import TransitionRecording

@Suite("A recorder writes what the readers read")
struct FormatTests {
  private let inbox = Inbox()
  private let message = Message()
  private let navigator = Navigator()

  private func push(_ recorder: TransitionRecorder) {
    let transition = recorder.recordBeginning(of: .navigation, in: navigator)
    recorder.record(.viewWillDisappear, of: inbox, in: navigator, file: "App/Inbox.swift", line: 41)
    recorder.record(.viewWillAppear, of: message, in: navigator, file: "App/Message.swift", line: 7)
    recorder.record(.viewDidDisappear, of: inbox, file: "App/Inbox.swift", line: 46)
    recorder.recordEnd(of: transition)
    recorder.record(.viewDidAppear, of: message, file: "App/Message.swift", line: 12)
  }

  @Test("a recorded push reads back from a transcript")
  func transcript() throws {
    let lines = LineList()
    push(TransitionRecorder(lines))
    let scope = "Navigator@\(navigator.address)"
    #expect(
      lines.text == """
        transcript 1
        begin t1 navigation \(scope)
        0.001000 \(scope) Inbox viewWillDisappear instance=\(inbox.address) file=App/Inbox.swift:41
        0.002000 \(scope) Message viewWillAppear instance=\(message.address) file=App/Message.swift:7
        0.003000 \(scope) Inbox viewDidDisappear instance=\(inbox.address) file=App/Inbox.swift:46
        end t1 completed
        0.004000 \(scope) Message viewDidAppear instance=\(message.address) file=App/Message.swift:12

        """)
    #expect(try findings(in: lines.text, named: "a.transcript") == [])
  }

  @Test("a push, as JSON lines: the events between begin and end name their transition")
  func ndjson() throws {
    let lines = LineList()
    push(TransitionRecorder(lines, as: .ndjson))
    let scope = "\"scope\":\"Navigator@\(navigator.address)\""
    let first = "\"view\":\"Inbox\",\"instance\":\"\(inbox.address)\""
    let second = "\"view\":\"Message\",\"instance\":\"\(message.address)\""
    let joined = "\"transition\":\"t1\",\"kind\":\"navigation\""
    let (one, other) = ("\"file\":\"App/Inbox.swift\"", "\"file\":\"App/Message.swift\"")
    #expect(
      lines.text == """
        {"time":0.001000,\(scope),\(first),"event":"viewWillDisappear",\(joined),\(one),"line":41}
        {"time":0.002000,\(scope),\(second),"event":"viewWillAppear",\(joined),\(other),"line":7}
        {"time":0.003000,\(scope),\(first),"event":"viewDidDisappear",\(joined),\(one),"line":46}
        {"time":0.004000,\(scope),\(second),"event":"viewDidAppear",\(other),"line":12}

        """)
    #expect(try findings(in: lines.text, named: "a.ndjson") == [])
  }

  @Test("a line for the unified log is read as one instance")
  func console() throws {
    let lines = LineList()
    TransitionRecorder(lines, as: .console).record(.viewWillAppear, of: inbox, in: navigator)
    #expect(lines.text == "<Inbox: \(inbox.address)> viewWillAppear\n")
    #expect(
      try events(in: lines.text, named: "a.log") == [" | Inbox | \(inbox.address) | viewWillAppear"]
    )
  }

  @Test("a cancelled transition of an unknown kind outside any container reads back")
  func unknownKind() {
    let lines = LineList()
    let recorder = TransitionRecorder(lines)
    recorder.recordEnd(of: recorder.recordBeginning(), isCancelled: true)
    #expect(lines.text == "transcript 1\nbegin t1 unknown\nend t1 cancelled\n")
  }

  @Test("a name reads back unchanged, whatever characters it has", arguments: RecordingFormat.all)
  func names(_ format: RecordingFormat) throws {
    let names = [
      "Inbox (1)", "say \"hi\"", "back\\slash", "#tag", "a=b", "end", "12.5", "viewDidAppear",
      "begin", "受信箱", "", "~1", "a\u{7F}b", "instance=viewDidAppear", "'", "é", "x\\",
    ]
    let lines = LineList()
    let recorder = TransitionRecorder(lines, as: format)
    for name in names { recorder.record(.viewWillAppear, of: inbox, as: name, in: navigator) }
    #expect(
      try events(in: lines.text, named: "a.\(format.name)")
        == names.map {
          "Navigator@\(navigator.address) | \($0) | \(inbox.address) | viewWillAppear"
        })
  }

  @Test(
    "a line feed in a name becomes a blank, and a long name is cut", arguments: RecordingFormat.all)
  func oddNames(_ format: RecordingFormat) throws {
    let lines = LineList()
    let recorder = TransitionRecorder(lines, as: format)
    recorder.record(.viewWillAppear, of: inbox, as: "two\nlines\t", in: nil)
    recorder.record(.viewWillAppear, of: inbox, as: String(repeating: "n", count: 5000), in: nil)
    let long = String(repeating: "n", count: RecordingLimits.nameBytes)
    #expect(
      try events(in: lines.text, named: "a.\(format.name)") == [
        " | two lines  | \(inbox.address) | viewWillAppear",
        " | \(long) | \(inbox.address) | viewWillAppear",
      ])
  }

  @Test("a generic class has its whole name, and a file name with a blank stays one word")
  func generic() throws {
    final class Pages<Content> {}
    let lines = LineList()
    let pages = Pages<Int>()
    TransitionRecorder(lines).record(
      .viewDidAppear, of: pages, file: "My App/A \"b\".swift", line: 3)
    #expect(lines.text.contains(" Pages<Int> viewDidAppear "))
    #expect(lines.text.contains(#" file="My App/A \"b\".swift:3""#))
    #expect(try events(in: lines.text, named: "a.transcript").count == 1)
  }
}
