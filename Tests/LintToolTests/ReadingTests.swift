import TestScale
import Testing

@testable import LintTool

/// What the tool makes of logs as people have them.
@Suite("Reading logs")
struct ReadingTests {
  /// A legal log in several shapes: two screens of one class, numbers that are source lines.
  private static let calls: [(name: String, pointer: String, callback: String)] = {
    var calls: [(String, String, String)] = []
    func push(_ from: (String, String), _ to: (String, String)) {
      calls += [
        (from.0, from.1, "viewWillDisappear"), (to.0, to.1, "viewWillAppear"),
        (from.0, from.1, "viewDidDisappear"), (to.0, to.1, "viewDidAppear"),
      ]
    }
    let inbox = ("InboxController", "0x7f8290012a40")
    let first = ("MessageController", "0x7f8290b12340")
    let second = ("MessageController", "0x7f8290b45670")
    calls += [(inbox.0, inbox.1, "viewWillAppear"), (inbox.0, inbox.1, "viewDidAppear")]
    push(inbox, first)
    push(first, second)
    push(second, first)
    push(first, inbox)
    return calls
  }()

  private static let shapes = [
    "-[N C:](P)", "-[Base C:] <N: P>", "N(L) C(_:)", "N[L]: C", "C(_:)", "L C", "C at T N",
    "N C <UINavigationController: 0x7fa011020>", "lifecycle(N): C", "app::screens: C screen=\"N\"",
    "C self = <N: P>", "N P C", "N.C() P", "{\"view\":\"N\",\"id\":\"P\",\"event\":\"C\"}",
  ]

  private static func log(_ shape: String) -> String {
    let lines = ["viewWillAppear": 20, "viewDidAppear": 31, "viewWillDisappear": 44]
    return calls.map { call in
      let parts = [
        "N": call.name, "P": call.pointer, "C": call.callback, "T": "10:12:11.102",
        "L": String(lines[call.callback] ?? 57),
      ]
      let text = shape.map { character -> String in
        String(character)
      }
      // A letter alone is a part; one in a word is itself.
      return text.indices.map { index in
        let isAlone =
          (index == 0 || text[index - 1].first?.isLetter != true)
          && (index + 1 == text.count || text[index + 1].first?.isLetter != true)
        return isAlone ? parts[text[index]] ?? text[index] : text[index]
      }.joined() + "\n"
    }.joined()
  }

  @Test("reading legal calls gives no finding, wherever name, number and pointer are in a line")
  func legal() {
    for shape in Self.shapes {
      let run = ToolRun(["lint", "-", "--no-config"], input: Self.log(shape))
      #expect(run.status == 0 && run.output.hasPrefix("no findings"), "\(shape): \(run.output)")
    }
  }

  @Test(
    "converting legal calls keeps them legal, in every format",
    arguments: ["ndjson", "csv", "transcript"])
  func converted(_ format: String) {
    let twice = """
      Demo[1:2] Inbox viewDidLoad
      Demo[1:2] Inbox viewWillAppear
      Demo[1:2] Inbox viewDidAppear
      Demo[2:2] Inbox viewDidLoad
      Demo[2:2] Inbox viewWillAppear
      Demo[2:2] Inbox viewDidAppear
      Demo[2:2] Inbox viewWillDisappear
      Demo[2:2] Inbox viewWillAppear
      Demo[2:2] Inbox viewDidDisappear
      Demo[2:2] Inbox viewDidAppear

      """
    let parts =
      "A viewWillAppear\nA viewDidAppear\n\nSecond run\nA viewWillAppear\nA viewDidAppear\n"
    let lives = "A viewWillAppear\nA viewDidAppear\nA deinit\nA viewWillAppear\nA viewDidAppear\n"
    for log in Self.shapes.map(Self.log).sampled(oneIn: 5) + [twice, parts, lives] {
      #expect(ToolRun(["lint", "-", "--no-config"], input: log).status == 0, "\(log)")
      let run = ToolRun(["convert", "--to", format, "-", "--no-config"], input: log)
      let again = ToolRun(["lint", "-", "--from", format, "--no-config"], input: run.output)
      #expect(again.status == 0 && !run.output.isEmpty, "\(log)\(run.output)\(again.output)")
    }
  }

  @Test("reading a log with each call twice counts each once, and says so")
  func echoes() {
    let once = Self.calls.map { "-[\($0.name) \($0.callback):] <\($0.name): \($0.pointer)>" }
    let twice = zip(Self.calls, once).flatMap { call, line in
      ["-[BaseController \(call.callback):] <\(call.name): \(call.pointer)>", line]
    }
    let run = ToolRun(["lint", "-", "--no-config"], input: twice.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\(once.count) events"), "\(run.output)")
    #expect(run.errors.contains("each call is logged twice"), "\(run.errors)")
  }

  @Test("reading a log without events names the lines nearest to an event")
  func nearest() {
    let log = "start\nonWillAppear Inbox\nWhy is viewWillAppear called twice?\n"
    let run = ToolRun(["lint", "-", "--no-config"], input: log)
    #expect(
      run.errors.contains(":2: 'onWillAppear' is not a callback of the contract"), "\(run.errors)")
    #expect(run.errors.contains(":3: this line names viewWillAppear"), "\(run.errors)")
    let read = ToolRun(["lint", "-", "--no-config"], input: log + "Inbox viewWillAppear\n")
    #expect(!read.errors.contains("no callback"))
  }

  @Test("a log that hides its names says so, and how to show them")
  func hidden() {
    let start = "2026-01-01 10:00:00.000000+0100 0x1 Default 0x0 77 0 App: [com.example:life] "
    let log = { (name: String) in
      ["viewWillAppear", "viewDidAppear"].map { "\(start)\(name) \($0)\n" }.joined()
    }
    let hidden = ToolRun(["lint", "-", "--no-config"], input: log("<private>"))
    #expect(hidden.errors.contains("note: <stdin>:1: the log hides a value beside this call"))
    #expect(hidden.errors.contains("%{public}@"))
    #expect(ToolRun(["lint", "-", "--no-config"], input: log("Inbox")).errors == "")
  }
}
