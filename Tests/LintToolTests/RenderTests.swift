import EventReports
import JSON
import Testing

@testable import LintTool

@Suite("render")
struct RenderTests {
  static let log = """
    A viewWillAppear
    A viewDidAppear
    A viewWillDisappear
    B viewWillAppear
    A viewDidDisappear
    B viewDidAppear
    B viewDidAppear

    """

  static func run(_ options: [String], input: String = log) -> ToolRun {
    ToolRun(["render", "-", "--stdin-filename", "a.transcript"] + options, input: input)
  }

  @Test("a heading that is too wide names the order below")
  func narrow() {
    let narrow = ToolRun(
      ["render", "-", "--stdin-filename", "a.transcript"], input: Self.log,
      variables: ["COLUMNS": "50"]
    ).output
    #expect(narrow.hasPrefix("transition 1 · lines 1–2\n  initial or sheet, completed\n\n"))
    #expect(narrow.contains("\ntransition 2 · lines 3–6 · navigation, completed\n"))
  }

  @Test("render draws a picture of each transition, with the findings below")
  func timeline() {
    #expect(
      Self.run([]).output == """
        transition 1 · lines 1–2 · initial or sheet, completed

             A (new)
             · hidden
          1  ● viewWillAppear
          2  ● viewDidAppear

        transition 2 · lines 3–6 · navigation, completed

             A (current)            B (new)
             ┃ shown                · hidden
          3  ● viewWillDisappear    ·
          4  ╎                      ● viewWillAppear
          5  ● viewDidDisappear     ╎
          6  ·                      ● viewDidAppear

        outside any transition · line 7

             B
             ┃ shown
          7  ✗ viewDidAppear

          error[repeated_callback]: line 7: B got viewDidAppear twice in a row; it was shown, where only
            viewWillDisappear is legal


        """)
  }

  @Test("render draws only the transition or the lines asked for")
  func parts() {
    let one = Self.run(["--transition", "1"])
    #expect(one.output.hasPrefix("transition 1 · lines 1–2"))
    #expect(!one.output.contains("transition 2"))
    #expect(Self.run(["--around", "4"]).output.contains("transition 2"))
    let none = Self.run(["--transition", "7"])
    #expect(none.status == 2)
    #expect(none.errors == "error: there is no transition 7; the last one is 2\n")
    let after = Self.run(["--around", "999"])
    #expect(after.status == 2)
    #expect(
      after.errors
        == "error: there is no call in line 999 or after it; the last one is in line 7\n")
    #expect(Self.run(["--transition", "1", "--around", "4"]).status == 64)
  }

  @Test("every form draws, also to a file", arguments: PictureForm.all.map(\.name))
  func forms(name: String) {
    let directory = TemporaryDirectory()
    let printed = Self.run(["--as", name])
    #expect(printed.status == 0)
    #expect(printed.output.utf8.count > 100)
    let written = Self.run(["--as", name, "-o", directory("picture")])
    #expect(written.output == "")
    #expect(directory.text(of: "picture") == printed.output)
    // The ending of a file chooses the form too.
    let file = "picture.\(PictureForm.named(name)!.fileEnding)"
    #expect(Self.run(["-o", directory(file)]).status == 0)
    #expect(directory.text(of: file) == printed.output)
  }

  @Test("render can choose rules, and reports a log that cannot be read")
  func choices() {
    #expect(!Self.run(["--skip", "repeated_callback"]).output.contains("error["))
    let run = ToolRun(["render", "no-such.log"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("cannot read 'no-such.log'"))
  }

  @Test("the same log gives the same bytes")
  func stable() {
    for name in PictureForm.all.map(\.name) {
      #expect(!Self.run(["--as", name]).output.isEmpty)
      #expect(Self.run(["--as", name]).output == Self.run(["--as", name]).output)
    }
  }

  @Test("the slices of a trace's threads nest, and each arrow ends where one began")
  func trace() throws {
    let log = ToolRun([
      "generate", "--random", "--count", "60", "--seed", "5", "--mutate", "duplicate", "--rate",
      "0.1",
    ]).output
    let trace = Self.run(["--as", "trace"], input: log).output
    let events = try JSONReader.read(Array(trace.utf8))["traceEvents"]?.elements ?? []
    let slices = events.filter { $0["ph"]?.text == "X" }
    #expect(slices.count > 100)
    for thread in Set(slices.compactMap { $0["tid"]?.int }).sorted() {
      let own = slices.filter { $0["tid"]?.int == thread }
        .map { ($0["ts"]?.int ?? 0, ($0["ts"]?.int ?? 0) + ($0["dur"]?.int ?? 0)) }
      for (index, first) in own.enumerated() {
        for second in own[(index + 1)...] where first.0 < second.1 && second.0 < first.1 {
          let isInside = first.0 <= second.0 && second.1 <= first.1
          let isAround = second.0 <= first.0 && first.1 <= second.1
          #expect(isInside || isAround, "thread \(thread): \(first) and \(second)")
        }
      }
    }
    let ids = { (phase: String) in
      events.filter { $0["ph"]?.text == phase }.compactMap { $0["id"]?.text }
    }
    #expect(!ids("s").isEmpty)
    #expect(ids("s") == ids("f"))
    #expect(ids("b") == ids("e"))
  }
}
