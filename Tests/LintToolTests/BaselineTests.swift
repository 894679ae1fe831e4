import Testing

@testable import LintTool

@Suite("The baseline")
struct BaselineTests {
  @Test("a baseline is sorted and contains events, not lines")
  func content() {
    let directory = TemporaryDirectory(["logs/b.transcript": LintTests.broken])
    let run = ToolRun([
      "lint", directory("logs/b.transcript"), "--write-baseline", directory("known.json"),
    ])
    #expect(run.status == 1)
    #expect(
      directory.text(of: "known.json") == """
        {
          "version": 1,
          "findings": [
            {"rule":"repeated_callback","file":"logs/b.transcript",\
        "events":["A.viewDidAppear","A.viewDidAppear"],"count":1},
            {"rule":"unfinished_transition","file":"logs/b.transcript",\
        "events":["A.viewWillDisappear","A.viewWillAppear"],"count":1}
          ]
        }

        """)
  }

  @Test("findings listed in the baseline are not reported, on whatever line; new ones are")
  func covers() {
    let directory = TemporaryDirectory(["b.transcript": LintTests.broken])
    let baseline = ["--baseline", directory("known.json")]
    let lint = ["lint", directory("b.transcript"), "--reporter", "concise"]
    _ = ToolRun(lint + ["--write-baseline", directory("known.json")])
    directory.write("# moved down\n\n" + LintTests.broken, to: "b.transcript")
    let known = ToolRun(lint + baseline)
    #expect(known.status == 0)
    #expect(known.output == "")
    #expect(known.errors == "")
    directory.write(
      "B viewWillAppear\nB viewDidAppear\nB viewDidAppear\n" + LintTests.broken, to: "b.transcript")
    let new = ToolRun(lint + baseline)
    #expect(new.status == 1)
    #expect(new.output.contains("b.transcript:3:3: error: B got viewDidAppear"))
    #expect(!new.output.contains("A got"))
  }

  @Test(
    "entries of a baseline that are no longer found are reported, so that the file only shrinks")
  func stale() {
    let directory = TemporaryDirectory([
      "a.transcript": LintTests.clean, "b.transcript": LintTests.broken,
    ])
    _ = ToolRun(["lint", directory.path, "--write-baseline", directory("known.json")])
    directory.write(LintTests.clean, to: "b.transcript")
    let known = ["--baseline", directory("known.json")]
    let run = ToolRun(["lint", directory("b.transcript")] + known)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "note: \(directory("known.json")) lists findings that no longer occur: repeated_callback in "
          + "b.transcript: A.viewDidAppear, A.viewDidAppear\n"))
    #expect(ToolRun(["lint", directory("a.transcript")] + known).errors == "")
  }

  @Test("a file that is not a baseline stops the run before logs are read")
  func bad() {
    let directory = TemporaryDirectory([
      "a.transcript": LintTests.clean, "known.json": "{\"version\": 1,\n \"findings\": [{}]}",
    ])
    let run = ToolRun(["lint", directory("a.transcript"), "--baseline", directory("known.json")])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("known.json:2:15: expected an entry with 'rule'"))
  }
}
