import JSON
import Testing

@testable import LintTool

@Suite("summarize")
struct SummarizeTests {
  static let log = """
    A viewWillAppear
    A viewDidAppear
    A viewWillDisappear
    B viewWillAppear
    A viewDidDisappear
    B viewDidAppear

    """

  @Test("summarize as JSON lists the transitions and the coverage, in the promised order of keys")
  func json() {
    let run = ToolRun(
      ["summarize", "--format", "json", "-", "--stdin-filename", "a.transcript"], input: Self.log)
    #expect(
      run.output.hasPrefix(
        """
        {
          "files": 1,
          "events": 6,
          "views": 2,
          "transitions": [
            {"file":"a.transcript","line":1,"endLine":2,"scope":null,"kind":"initial",\
        "outcome":"completed","current":[],"new":["A"],"candidates":["initial","sheet"],\
        "conformance":"oneSided"},
            {"file":"a.transcript","line":3,"endLine":6,"scope":null,"kind":"navigation",\
        "outcome":"completed","current":["A"],"new":["B"],"candidates":["navigation"],\
        "conformance":"documented"}
          ],
          "coverage": {
            "initial.completed": 1,
            "navigation.completed": 1,
            "navigation.cancelled": 0,

        """), "\(run.output)")
  }

  @Test("summaries of shards join into what one run over all prints")
  func merge() {
    let directory = TemporaryDirectory([
      "a.transcript": Self.log, "b.transcript": ToolRun(["generate", "--random"]).output,
      "c.transcript": ToolRun(["generate", "--permitted"]).output,
    ])
    let logs = ["a", "b", "c"].map { directory("\($0).transcript") }
    for (name, log) in zip(["a", "b", "c"], logs) {
      directory.write(ToolRun(["summarize", "--format", "json", log]).output, to: "\(name).json")
    }
    let shards = ["a", "b", "c"].map { directory("\($0).json") }
    for format in ["json", "text", "markdown"] {
      let merged = ToolRun(["summarize", "--format", format, "--merge"] + shards)
      #expect(merged.status == 0)
      #expect(merged.output == ToolRun(["summarize", "--format", format] + logs).output)
    }
  }

  @Test("a file that is not a summary stops a merge, with line and caret")
  func badShard() {
    let directory = TemporaryDirectory(["a.json": "{\"files\": 1,\n \"events\": \"x\"}\n"])
    let run = ToolRun(["summarize", "--merge", directory("a.json")])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("a.json:1:1: expected a summary"))
    #expect(run.errors.contains("'events' is missing or no such value"))
    directory.write("{\n  \"files\": }\n", to: "b.json")
    #expect(
      ToolRun(["summarize", "--merge", directory("b.json")]).errors == """
        error: \(directory("b.json")):2:12: expected a value: an object, a list, a text in quotes, \
        a number, true or false
          |
        2 |   "files": }
          |            ^

        """)
  }

  @Test("summarize prints what was never exercised")
  func text() {
    let run = ToolRun(
      ["summarize", "-", "--stdin-filename", "a.transcript", "--kinds", "navigation,pageCurl"],
      input: Self.log)
    #expect(
      run.output == """
        1 log, 6 events of 2 views, 2 transitions

        kind        completed  cancelled
        initial             1          –
        navigation          1          0
        pageCurl            0          0
        sheet               1          0

        conformance  transitions
        documented             1
        oneSided               1

        never exercised: navigation.cancelled, pageCurl.completed, pageCurl.cancelled

        """)
  }

  @Test(
    "JSON is read as the standard defines it",
    arguments: [
      ("{}", true), (" [1, -2.5e3, true, null, \"a\\u00e9\\ud83d\\ude00\\n\"] ", true),
      ("[1,]", false),
      ("{\"a\" 1}", false), ("01", false), ("\"\u{1}\"", false), ("[1] 2", false), ("", false),
      (String(repeating: "[", count: 200), false), ("\"\\x\"", false), ("nul", false),
      ("{\"a\":{\"b\":[{}]}}", true), ("-", false), ("1.", false),
      ("\"\\u+041\"", false), ("\"\\u 041\"", false), ("\"\\u004\"", false),
      ("\"\\ud83dA\"", false), ("\"\\ud83d\\u0041\"", false), ("\"\\ude00\"", false),
    ])
  func reader(text: String, isJSON: Bool) {
    #expect(((try? JSONReader.read(Array(text.utf8))) != nil) == isJSON)
  }

  @Test("escapes in JSON are decoded")
  func escapes() throws {
    let node = try JSONReader.read(Array(#""a\u00e9\ud83d\ude00\n\/\"""#.utf8))
    #expect(node.text == "aé😀\n/\"")
  }
}
