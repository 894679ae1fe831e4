import Testing

@testable import LintTool

@Suite("mine")
struct MineTests {
  static let scroll = """
    B viewWillAppear
    A viewWillDisappear
    B viewDidAppear
    A viewDidDisappear
    A viewWillAppear
    B viewWillDisappear
    A viewDidAppear
    B viewDidDisappear

    """

  @Test("an order that always held is printed with how often and its verdict")
  func orders() {
    let start = "A viewWillAppear\nA viewDidAppear\n"
    let file = TemporaryFile(
      start + Self.scroll + Self.scroll + Self.scroll, named: "a.transcript")
    let run = ToolRun(["mine", file.path, "--format", "jsonl"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.contains(
        """
        {"assumption":"new.viewDidAppear before current.viewDidDisappear","scope":"transition",\
        "support":6,"verdict":"violated"}
        """))
    #expect(
      !lines.contains { $0.contains("current.viewDidDisappear before new.viewDidAppear") })
  }

  @Test("what mine prints fits the requested width")
  func width() {
    let file = TemporaryFile(Self.scroll + Self.scroll, named: "a.transcript")
    let run = ToolRun(
      ["mine", file.path, "--min-support", "1"], variables: ["COLUMNS": "60"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(" ") && $0.contains("viewDidDisappear") })
    #expect(lines.allSatisfy { $0.count <= 60 }, "\(run.output)")
    let none = ToolRun(["mine", file.path, "--min-support", "99"], variables: ["COLUMNS": "60"])
    #expect(
      none.output.hasPrefix("no order occurred often enough; record more transitions, or\ntry a"))
  }

  @Test("mine does not print an order with too little support")
  func support() {
    let file = TemporaryFile(Self.scroll, named: "a.transcript")
    #expect(ToolRun(["mine", file.path, "--format", "jsonl"]).output == "")
    #expect(ToolRun(["mine", file.path]).output.hasPrefix("no order occurred often enough"))
  }

  @Test("mine and summarize print nothing about a file that they cannot read")
  func source() {
    let file = TemporaryFile("", named: "Screen.swift")
    for command in ["mine", "summarize"] {
      let run = ToolRun([command, file.path])
      #expect(run.status == 2)
      #expect(run.output == "", "\(command)")
      #expect(run.errors.contains("did you mean 'transition-lint scan"), "\(command)")
    }
  }

  @Test("each log without an event is named", arguments: ["mine", "summarize", "convert"])
  func noEvents(command: String) {
    let file = TemporaryFile("hello\nworld\n", named: "app.log")
    let run = ToolRun([command, file.path])
    #expect(run.status == 0)
    #expect(run.errors == "note: no event found in \(file.path)\n")
  }
}
