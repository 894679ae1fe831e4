import EventModel
import EventReports
import Testing

@testable import LintTool

/// Logs of more windows than are known at once: those at rest are forgotten to make room.
@Suite("More windows than are known at once")
struct ManyWindowsTests {
  private static let count = Limits.scopes + 100

  /// A push in each window; in the first and in the last one in the order of a page scroll.
  private static let pushes: String = {
    var lines = ["transcript 1"]
    for window in 0..<count {
      let isOdd = window == 0 || window == count - 1
      let calls =
        isOdd
        ? ["B viewWillAppear", "A viewWillDisappear", "B viewDidAppear", "A viewDidDisappear"]
        : ["A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear"]
      for call in ["A viewWillAppear", "A viewDidAppear"] + calls {
        lines.append("\(call) scope=w\(window)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("more windows than are kept at once are linted, the first and the last included")
  func lint() {
    let claim = "current.viewDidDisappear before new.viewDidAppear"
    let run = ToolRun(
      ["lint", "--format", "concise", "--only", "violated_assumption", "--assume", claim, "-"],
      input: Self.pushes)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(lines == ["7", "\(6 * Self.count + 1)"])
  }

  @Test("more windows than are kept at once are counted, mined and drawn")
  func others() {
    let summary = ToolRun(["summarize", "-"], input: Self.pushes).output
    #expect(
      summary.hasPrefix(
        "1 log, 6,744 events of 2,248 views, 2,248 transitions\n"))
    #expect(summary.contains("pageScroll          2 "))
    let mined = ToolRun(["mine", "-"], input: Self.pushes).output
    #expect(
      mined.contains(
        "\(RunSummary.grouped(Self.count))×  guaranteed  current.viewWillDisappear before new.viewDidAppear"
      ))
    let drawn = ToolRun(["render", "--format", "trace", "-"], input: Self.pushes).output
    for window in [0, Self.count / 2, Self.count - 1] {
      #expect(drawn.contains(" in w\(window) "), "\(window)")
    }
  }

  @Test(
    "more controllers than are kept at once are followed while mounted, and a call too many is found"
  )
  func controllers() {
    let first = ["didInit", "willMount", "componentDidAcquireView", "didMount"]
    let last = ["willUnmount", "componentWillRelinquishView", "didUnmount"]
    func lines(_ calls: [String], _ windows: Range<Int>) -> [String] {
      windows.flatMap { window in calls.map { "Row \($0) scope=w\(window)" } }
    }
    let log =
      ["transcript 1"] + lines(first, 0..<400) + lines(first + last, 400..<Self.count)
      + lines(last, 0..<400) + ["Row willUnmount scope=w7"]
    let run = ToolRun(
      ["lint", "--format", "concise", "--contract", "component-controllers", "-"],
      input: log.joined(separator: "\n"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains(":\(log.count):5: error: Row got willUnmount"))
    let summary = ToolRun(
      ["summarize", "--contract", "component-controllers", "-"],
      input: log.joined(separator: "\n")
    ).output
    #expect(summary.contains("not told apart in logs"))
    #expect(!summary.contains("never exercised"))
  }
}
