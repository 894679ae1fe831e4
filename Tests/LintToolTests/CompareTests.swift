import JSON
import Testing

@testable import LintTool

@Suite("compare")
struct CompareTests {
  private static let push = """
    Inbox viewWillAppear
    Inbox viewDidAppear
    Inbox viewWillDisappear
    Message viewWillAppear
    Inbox viewDidDisappear
    Message viewDidAppear

    """

  /// The same push with the order of a full-screen presentation.
  private static let reordered = """
    Inbox viewWillAppear
    Inbox viewDidAppear
    Inbox viewWillDisappear
    Message viewWillAppear
    Message viewDidAppear
    Inbox viewDidDisappear

    """

  private let directory = TemporaryDirectory([
    "old.transcript": push, "new.transcript": reordered,
    "other.transcript": "Start viewWillAppear\nStart viewDidAppear\n",
  ])

  private func compare(_ words: String...) -> ToolRun {
    ToolRun(["compare"] + words.map { $0.contains(".") ? directory($0) : $0 })
  }

  @Test("compare finds no change between a log and itself")
  func same() {
    let run = compare("old.transcript", "old.transcript", "--exit-code")
    #expect(run.status == 0)
    #expect(
      run.output == """
        nothing changed: 1 pair of screens with the same orders \
        (1 transition in the old logs, 1 in the new)

        """)
  }

  @Test(
    "compare reports a changed order, and the assumptions that no longer hold with their verdicts")
  func changed() {
    let run = compare("old.transcript", "new.transcript", "--exit-code")
    #expect(run.status == 1)
    #expect(
      run.output == """
        1 pair of screens changed the order, 0 did not (1 transition in the old logs, 1 in the new)

        Inbox → Message, completed
        old  new  order
        1    0    current.viewWillDisappear new.viewWillAppear current.viewDidDisappear \
        new.viewDidAppear
        0    1    current.viewWillDisappear new.viewWillAppear new.viewDidAppear \
        current.viewDidDisappear
          no longer: current.viewDidDisappear before new.viewDidAppear (violated)

        """)
    #expect(compare("old.transcript", "new.transcript").status == 0)
    let only = compare("old.transcript", "new.transcript", "--kinds", "navigation")
    #expect(only.output.contains("before new.viewDidAppear (incidental)"), "\(only.output)")
  }

  @Test("compare as JSON has each order with its frequency, and the lost assumptions")
  func json() throws {
    let run = compare("old.transcript", "new.transcript", "--format", "json")
    let node = try JSONReader.read(Array(run.output.utf8))
    #expect(node["changed"]?.int == 1)
    let pair = try #require(node["pairs"]?.elements?.first)
    #expect(pair["current"]?.text == "Inbox" && pair["new"]?.text == "Message")
    #expect(pair["result"]?.text == "changed")
    #expect(pair["orders"]?.elements?.map { $0["old"]?.int } == [1, 0])
    #expect(pair["orders"]?.elements?.map { $0["new"]?.int } == [0, 1])
    #expect(
      pair["lost"]?.elements?.map { $0["assumption"]?.text }
        == ["current.viewDidDisappear before new.viewDidAppear"])
  }

  @Test("compare counts neither a rarer order nor a pair in only one set as a change")
  func frequencies() {
    directory.write(Self.push + Self.push, to: "two/a.transcript")
    directory.write(Self.reordered, to: "two/b.transcript")
    directory.write(Self.push + "--\n" + Self.reordered + Self.reordered, to: "three/a.transcript")
    directory.write(Self.reordered + Self.push, to: "three/b.transcript")
    let run = ToolRun(["compare", directory("two"), directory("three"), "--exit-code"])
    #expect(run.status == 0, "\(run.output)")
    let alone = compare("old.transcript", "other.transcript")
    #expect(
      alone.output == """
        no pair of screens is in both sets of logs (1 transition in the old logs, 0 in the new)

        only in the old logs: Inbox → Message, completed

        """)
    #expect(alone.errors.contains("no whole transition between two screens in"))
  }

  @Test("what compare prints fits the requested width, with every call")
  func width() {
    let paths = [directory("old.transcript"), directory("new.transcript")]
    let run = ToolRun(["compare"] + paths, variables: ["COLUMNS": "50"])
    #expect(
      run.output.contains(
        """
        old  new  order
        1    0    current.viewWillDisappear
                  new.viewWillAppear
                  current.viewDidDisappear
                  new.viewDidAppear

        """), "\(run.output)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 50 }, "\(run.output)")
  }

  @Test("compare as Markdown has the same content, and a log that cannot be read is 2")
  func markdown() {
    let run = compare("old.transcript", "new.transcript", "--format", "markdown")
    #expect(run.output.contains("### Inbox → Message, completed"))
    #expect(run.output.contains("- no longer: `current.viewDidDisappear before new.viewDidAppear`"))
    let missing = compare("old.transcript", "no.transcript")
    #expect(missing.status == 2)
    #expect(missing.output == "")
    #expect(ToolRun(["compare", "a.log"]).status == 64)
  }
}
