import Testing

@testable import LintTool

@Suite("lint with assumptions")
struct LintAssumptionTests {
  @Test("an empty text given to --assume is refused", arguments: ["", "  ", "# only a comment"])
  func empty(text: String) {
    let lint = ToolRun(["lint", "-", "--assume", text], input: LintTests.clean)
    #expect(lint.status == 2)
    #expect(lint.errors == "error: '\(text)' holds no assumption\n")
    #expect(lint.output == "")
    #expect(ToolRun(["check", text]).status == 2)
  }

  static let scroll = """
    A viewWillAppear
    A viewDidAppear
    B viewWillAppear
    A viewWillDisappear
    B viewDidAppear
    A viewDidDisappear

    """
  static let claim = "current.viewDidDisappear before new.viewDidAppear"

  @Test(
    "an assumption that the log breaks is an error at its line, and its verdict is reported once")
  func broken() {
    let directory = TemporaryDirectory([
      "a.transcript": Self.scroll, "b.transcript": Self.scroll,
      "claims.txt": "# from the player\n\(Self.claim)\n",
    ])
    let logs = [directory("a.transcript"), directory("b.transcript"), "--reporter", "concise"]
    let run = ToolRun(["lint", "--assume", Self.claim] + logs)
    #expect(run.status == 1)
    #expect(run.output.contains("a.transcript:6:3: error: A.viewDidDisappear breaks"))
    #expect(run.output.contains("b.transcript:6:3: error: A.viewDidDisappear breaks"))
    #expect(run.output.components(separatedBy: "(unguaranteed_assumption)") == 2)
    let file = ToolRun(["lint", "--assumptions", directory("claims.txt")] + logs)
    #expect(file.status == 1)
    #expect(file.output.contains("claims.txt:2:1: warning: "))
  }

  @Test("a bad assumption stops the run before a log is read")
  func bad() {
    let file = TemporaryFile(Self.scroll, named: "a.transcript")
    let run = ToolRun(["lint", "--assume", "nonsense before", file.path])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("nonsense"))
  }
}

extension String {
  /// How many parts the text has between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
