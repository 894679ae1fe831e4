import Foundation
import Testing

@testable import LintTool

@Suite("lint")
struct LintTests {
  static let clean = "A viewWillAppear\nA viewDidAppear\n"
  static let broken = clean + "A viewDidAppear\nA viewWillDisappear\nA viewWillAppear\n"

  @Test(
    "lint exits with 0 for a clean log, 1 for errors, 2 for an unreadable log, and reads the others"
  )
  func statuses() {
    let directory = TemporaryDirectory(["a.transcript": Self.clean, "b.transcript": Self.broken])
    #expect(ToolRun(["lint", directory("a.transcript")]).status == 0)
    #expect(ToolRun(["lint", directory("b.transcript")]).status == 1)
    #expect(ToolRun(["lint", "--exit-zero", directory("b.transcript")]).status == 0)
    let run = ToolRun([
      "lint", "--reporter", "concise", directory("c.transcript"), directory("b.transcript"),
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read '\(directory("c.transcript"))': no such file"))
    #expect(run.output.contains("b.transcript:3:3: error: "))
  }

  @Test("a warning fails only with --strict")
  func strict() {
    let file = TemporaryFile(Self.broken, named: "b.transcript")
    let warnings = ["lint", "--severity", "repeated-callback=warning", file.path]
    #expect(ToolRun(warnings).status == 0)
    #expect(ToolRun(warnings + ["--strict"]).status == 1)
    #expect(ToolRun(warnings + ["--strict", "--min-severity", "error"]).status == 0)
  }

  @Test("--only, --skip and --severity choose rules and their severities")
  func rules() {
    let file = TemporaryFile(Self.broken, named: "b.transcript")
    let concise = ["lint", "--reporter", "concise", file.path]
    #expect(ToolRun(concise + ["--skip", "repeated_callback,unfinished-transition"]).output == "")
    #expect(ToolRun(concise + ["--only", "kind_mismatch"]).output == "")
    #expect(ToolRun(concise + ["--severity", "repeated_callback=off"]).status == 0)
    #expect(
      ToolRun(concise + ["--severity", "repeated_callback=note"]).output.contains(":3:3: note: "))
  }

  @Test("standard input is linted under the given name")
  func standardInput() {
    let run = ToolRun(
      ["lint", "-", "--reporter", "concise", "--stdin-filename", "ci.transcript"],
      input: Self.broken)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("ci.transcript:3:3: error: A got viewDidAppear"))
  }

  @Test("findings beyond --max-findings are counted and still fail the run")
  func maxFindings() {
    let file = TemporaryFile(Self.broken, named: "b.transcript")
    let run = ToolRun(["lint", "--max-findings", "0", file.path])
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("2 not shown\n"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test("several reporters print in one run; one that cannot write stops the run before it begins")
  func reporters() {
    let directory = TemporaryDirectory(["b.transcript": Self.broken])
    let run = ToolRun([
      "lint", "--reporter", "concise", "--reporter", "jsonl:\(directory("out.jsonl"))",
      directory("b.transcript"),
    ])
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(directory.text(of: "out.jsonl").split(separator: "\n").count == 2)
    let failed = ToolRun([
      "lint", "--reporter", "json:\(directory("no/out.json"))", directory("b.transcript"),
    ])
    #expect(failed.status == 2)
    #expect(failed.errors.contains("cannot write '\(directory("no/out.json"))': no such file"))
  }

  @Test("a finding is drawn with its transition, also in a log that can be read only once")
  func picture() {
    let log = """
      A viewWillAppear
      A viewDidAppear
      A viewWillDisappear
      B viewWillAppear
      A viewDidDisappear
      B viewDidAppear
      B viewDidAppear
      B viewWillDisappear
      A viewWillAppear
      B viewDidDisappear
      A viewDidAppear

      """
    let run = ToolRun(["lint", "-", "--stdin-filename", "x.transcript"], input: log)
    #expect(
      run.output.contains("7 | B viewDidAppear\n  |   ^^^^^^^^^^^^^\n"), "\(run.output)")
  }

  @Test("each of many findings in one part of a log is drawn with its transition")
  func manyPictures() {
    let there = "A viewWillDisappear\nB viewWillAppear\nA viewDidAppear\nB viewWillDisappear\n"
    let back = "B viewDidDisappear\n"
    let log = "A viewWillAppear\nA viewDidAppear\n" + String(repeating: there + back, count: 300)
    let page = ToolRun(
      ["lint", "-", "--stdin-filename", "x.transcript", "--format", "html"], input: log
    ).output
    let errors = page.components(separatedBy: #""severity":"error""#).count - 1
    #expect(errors >= 299)
    #expect(page.components(separatedBy: #","illegal"]"#).count - 1 == errors)
  }

  @Test("a run without any event gives one warning, so that --strict fails")
  func noEvents() {
    let run = ToolRun(["lint", "-", "--reporter", "concise"], input: "nothing here\n")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("<stdin>:1:1: warning: no event found in <stdin>: looked for viewWillAp")
    )
    let directory = TemporaryDirectory(["a.log": "", "b.log": "nothing\n", "c.log": ""])
    let lint = ["lint", "--reporter", "concise", "--strict"]
    let several = ToolRun(lint + [directory.path])
    #expect(several.status == 1)
    #expect(several.output.split(separator: "\n").count == 1)
    #expect(several.output.contains("a.log and 2 other logs: looked for "), "\(several.output)")
    let off = ToolRun(lint + ["--skip", "no_events", directory.path])
    #expect(off.status == 0 && off.output == "")
    directory.write("-[A viewWillAppear:]\n", to: "b.log")
    #expect(!ToolRun(lint + [directory.path]).output.contains("no_events"))
  }

  @Test("a baseline does not list that a run had no event")
  func noEventsInBaseline() {
    let directory = TemporaryDirectory(["a.log": "nothing\n"])
    let lint = ["lint", "--strict", "--reporter", "concise", directory("a.log")]
    #expect(ToolRun(lint + ["--write-baseline", directory("known.json")]).status == 1)
    let known = ToolRun(lint + ["--baseline", directory("known.json")])
    #expect(known.status == 1)
    #expect(known.errors == "")
  }

  @Test("--verbose says what was read, --timing how long it took, both on standard error")
  func verbose() {
    let run = ToolRun(
      ["lint", "-", "--verbose", "--timing", "--stdin-filename", "x.transcript"], input: Self.clean)
    #expect(
      run.errors.contains(
        "x.transcript: read as transcript (its extension): 2 lines, 2 events, 1 transition"))
    #expect(run.errors.contains("read 33 bytes in "))
    #expect(run.output == "no findings in 1 log (2 lines, 2 events, 1 transition)\n")
  }

  @Test("--progress draws a bar on standard error and erases it; a pipe gets plain lines")
  func progress() {
    let lint = ["lint", "-", "--progress", "--stdin-filename", "x.transcript"]
    let piped = ToolRun(lint, input: Self.clean).errors
    #expect(piped.hasSuffix("B/s\n"))
    #expect(!piped.contains("\r") && !piped.contains("\u{1B}"))
    let run = ToolRun(lint, input: Self.clean, isTerminal: true)
    #expect(run.errors.hasPrefix("\r"))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
    #expect(
      ProgressBar.line(500_000_000, of: 2_000_000_000, after: .seconds(1))
        == "██████░░░░░░░░░░░░░░░░░░ 25 % of 2.0 GB, 500.0 MB/s")
    #expect(ProgressBar.line(999, of: 0, after: .seconds(1)) == "999 B, 999 B/s")
  }
}
