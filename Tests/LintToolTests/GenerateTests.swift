import JSON
import Testing

@testable import LintTool

@Suite("generate and convert")
struct GenerateTests {
  @Test("generate names the views of one sequence by side, and gives each of several a scope")
  func sequences() {
    #expect(
      ToolRun(["generate", "--kind", "page-curl", "--outcome", "cancelled"]).output == """
        transcript 1
        new viewWillAppear
        current viewWillDisappear
        new viewWillDisappear
        current viewWillAppear
        new viewDidDisappear
        current viewDidAppear

        """)
    let six = ToolRun(["generate"]).output.split(separator: "\n").dropFirst()
    #expect(six.count == 30)
    #expect(Set(six.map { $0.prefix { $0 != " " } }).count == 6)
    let permitted = ToolRun(["generate", "--permitted"]).output.split(separator: "\n").dropFirst()
    #expect(Set(permitted.map { $0.prefix { $0 != " " } }).count == 24)
  }

  @Test(
    "generate refuses an order that no source lists, with the reason",
    arguments: [
      (
        ["--kind", "push", "--outcome", "cancelled"], "a cancelled navigation is known only as pop"
      ),
      (
        ["--kind", "navigation", "--outcome", "cancelled", "--direction", "push"],
        "a cancelled navigation is known only as pop"
      ),
      (["--kind", "modal", "--outcome", "cancelled"], "no interactive form"),
      (["--kind", "present"], "several kinds go present: name one of modal, sheet"),
      (["--kind", "navgation"], "did you mean 'navigation'?"),
      (["--outcome", "canceled"], "did you mean 'cancelled'?"),
      (["--random", "--permitted"], "cannot be used together"),
      (["--length", "2"], "--length needs --histories"),
      (["--mutate", "drop"], "--mutate needs --histories or --random"),
      (["--truth", "x", "--random"], "--truth needs --mutate"),
    ])
  func refusals(arguments: [String], message: String) {
    let run = ToolRun(["generate"] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("a push is a completed navigation and has the order of a pop")
  func push() {
    #expect(
      ToolRun(["generate", "--kind", "push"]).output == """
        transcript 1
        current viewWillDisappear
        new viewWillAppear
        current viewDidDisappear
        new viewDidAppear

        """)
  }

  @Test("all histories are generated in every writable format, and lint finds nothing in them")
  func histories() {
    let histories = ["generate", "--histories", "--length", "2", "--screens", "2"]
    #expect(ToolRun(histories).output.contains("history-36 "))
    #expect(!ToolRun(histories).output.contains("history-37 "))
    for format in ["transcript", "ndjson", "csv"] {
      let log = ToolRun(histories + ["--format", format]).output
      let run = ToolRun(["lint", "-", "--stdin-filename", "h.\(format)"], input: log)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no findings in 1 log ("), "\(run.output)")
    }
  }

  @Test("generate prints the number of histories first, refuses too many, and --count cuts them")
  func historyCount() {
    let two = ToolRun(["generate", "--histories", "--length", "2", "--screens", "2"])
    #expect(two.errors == "note: 36 histories\n")
    let none = ToolRun(["generate", "--histories", "--length", "0"])
    #expect(none.errors == "note: 1 history\n")
    let histories = ["generate", "--histories", "--length", "9"]
    let refused = ToolRun(histories)
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(
      refused.errors.contains(
        "there are 5,159,780,352 histories of 9 transitions; more than 1,048,576"),
      "\(refused.errors)")
    #expect(refused.errors.contains("--count"))
    #expect(ToolRun(["generate", "--histories", "--length", "20"]).status == 64)
    #expect(ToolRun(["generate", "--histories", "--length", "1000000000"]).status == 64)
    let cut = ToolRun(histories + ["--count", "3"])
    #expect(cut.status == 0)
    #expect(cut.errors == "note: the first 3 of 5,159,780,352 histories\n")
    #expect(cut.output.contains("history-3 ") && !cut.output.contains("history-4 "))
  }

  @Test("listing ends when its reader closes, but files are complete")
  func closedOutput() {
    let directory = TemporaryDirectory()
    // Made whole they would take minutes.
    #expect(
      ToolRun.statusWithClosedOutput([
        "generate", "--histories", "--length", "9", "--count", "100000000",
      ]) == 0)
    let broken = [
      "generate", "--random", "--count", "2000", "--mutate", "drop", "--truth",
      directory("truth.jsonl"),
    ]
    _ = ToolRun(broken)
    let whole = directory.text(of: "truth.jsonl")
    #expect(ToolRun.statusWithClosedOutput(broken) == 0)
    #expect(directory.text(of: "truth.jsonl") == whole && whole.utf8.count > 10_000)
  }

  @Test("the same seed gives the same bytes, and another seed gives others")
  func seeds() {
    let random = ["generate", "--random", "--count", "20", "--seed"]
    #expect(ToolRun(random + ["1"]).output == ToolRun(random + ["1"]).output)
    #expect(ToolRun(random + ["1"]).output != ToolRun(random + ["2"]).output)
  }

  @Test("--truth records what --mutate changed; the first break is the line of the first finding")
  func truth() throws {
    let directory = TemporaryDirectory()
    let log = ToolRun([
      "generate", "--random", "--count", "40", "--mutate", "duplicate", "--rate", "0.02",
      "--truth", directory("truth.jsonl"),
    ]).output
    let truth = try directory.text(of: "truth.jsonl").split(separator: "\n").map {
      try JSONReader.read(Array($0.utf8))
    }
    let breaks = truth.compactMap { $0["breaks"]?.int }
    #expect(!breaks.isEmpty)
    let run = ToolRun(
      ["lint", "-", "--reporter", "jsonl", "--stdin-filename", "m.transcript"], input: log)
    let first = try JSONReader.read(Array(run.output.split(separator: "\n")[0].utf8))
    #expect(first["line"]?.int == breaks[0])
    #expect(truth[0]["operation"]?.text == "duplicate")
  }

  @Test("convert prints each event with its line, in the promised order of keys")
  func convert() {
    let run = ToolRun(
      ["convert", "-", "--stdin-filename", "a.transcript"],
      input: "# a log\n12.5 nav Inbox viewWillDisappear instance=0x1\n\nInbox viewDidDisappear\n")
    #expect(
      run.output == """
        {"line":2,"view":"Inbox","instance":"0x1","event":"viewWillDisappear","scope":"nav","time":12.5}
        {"line":4,"view":"Inbox","event":"viewDidDisappear"}

        """)
    #expect(run.status == 0)
  }

  @Test("convert writes its events in every format, and reports what it could not read")
  func formats() {
    let directory = TemporaryDirectory(["a.csv": "view,event\nInbox,viewWillAppear\n"])
    #expect(
      ToolRun(["convert", "--to", "transcript", directory("a.csv")]).output
        == "transcript 1\nInbox viewWillAppear\n")
    let run = ToolRun(["convert", "--to", "csv", directory("b.csv"), directory("a.csv")])
    #expect(run.status == 2)
    #expect(run.output.contains("Inbox"))
    #expect(run.errors.contains("did you mean '\(directory("a.csv"))'?"))
  }

  @Test("a random history that ends early says so")
  func early() {
    let run = ToolRun(["generate", "--random", "--count", "2", "--screens", "1"])
    #expect(run.status == 0)
    #expect(run.errors.contains("note: the history ends after 0 transitions"), "\(run.errors)")
    #expect(ToolRun(["generate", "--random", "--count", "2"]).errors == "")
  }
}
