import EventModel
import JSON
import Testing

@testable import LintTool

@Suite("check")
struct CheckTests {
  static let violated = "current.viewDidDisappear before new.viewDidAppear"
  static let guaranteed = "current.viewWillDisappear before new.viewDidAppear"
  static let incidental = "current.viewWillDisappear before new.viewDidDisappear"

  @Test("a name with a slash is no path")
  func slash() {
    let run = ToolRun(["check", #"Absence("ui/Inbox".viewDidAppear)"#])
    #expect(run.output.hasPrefix("violated: "), "\(run.errors)")
  }

  @Test(
    "check exits with 1 for a violated claim, with --strict for an incidental one, never for a guaranteed one"
  )
  func statuses() {
    #expect(ToolRun(["check", Self.guaranteed, "--strict"]).status == 0)
    #expect(ToolRun(["check", Self.incidental]).status == 0)
    #expect(ToolRun(["check", Self.incidental, "--strict"]).status == 1)
    #expect(ToolRun(["check", Self.guaranteed, Self.violated]).status == 1)
  }

  @Test("a certificate is verified, and is refused if it is damaged or about another contract")
  func certificates() throws {
    let directory = TemporaryDirectory()
    let path = directory("proof.json")
    let run = ToolRun(
      ["check", Self.violated, Self.guaranteed, Self.incidental, "--certificate", path])
    #expect(run.status == 1)
    let verified = ToolRun(["check", "--verify", path])
    #expect(verified.status == 0)
    #expect(
      verified.output == """
        proved: violated: \(Self.violated)
        proved: guaranteed: \(Self.guaranteed)
        proved: incidental: \(Self.incidental)

        """)
    let proof = String(
      decoding: try FileContent.bytes(ofFile: path), as: UTF8.self)
    let lines = proof.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy { $0.isWhitespace || "\"pageScroll.completed\"".contains($0) }
        && line.contains("pageScroll.completed")
        ? "        \"navigation.completed\"" : String(line)
    }
    directory.write(lines.joined(separator: "\n"), to: "damaged.json")
    #expect(lines.joined(separator: "\n") != proof)
    let refused = ToolRun(["check", "--verify", directory("damaged.json")])
    #expect(refused.status == 1)
    #expect(refused.output.contains("not proved: violated: \(Self.violated)"))
    let foreign = ToolRun(
      ["check", "--contract", "component-controllers", "--verify", path])
    #expect(foreign.status == 2)
    directory.write(
      #"{"version": 1, "contract": "view-transitions", "kinds": null, "verdicts": []}"#,
      to: "empty.json")
    let empty = ToolRun(["check", "--verify", directory("empty.json")])
    #expect(empty.status == 2)
    #expect(empty.errors.contains("there is no verdict in the file, so nothing is proved"))
    directory.write("{\"version\": 2}", to: "newer.json")
    #expect(ToolRun(["check", "--verify", directory("newer.json")]).status == 2)
    #expect(ToolRun(["check", Self.violated, "--verify", path]).status == 64)
  }

  @Test(
    "check as text has the verdict, the reasons, the effect of each kind, the order that breaks the claim, and advice"
  )
  func text() {
    #expect(
      ToolRun(["check", Self.violated]).output == """
        violated: current.viewDidDisappear before new.viewDidAppear
          - broken by pageScroll.completed (new.viewDidAppear, then current.viewDidDisappear)
          - outside the chosen kinds it is broken by modal.completed, tab.completed and
            containment.completed

            kind           completed  cancelled
            navigation     holds      not triggered
            pageScroll     breaks     not triggered
            pageCurl       holds      not triggered
            (modal)        breaks     –
            (tab)          breaks     –
            (containment)  breaks     –

          pageScroll.completed breaks it:

              current                new
              ┃ shown                · hidden
              ┃                      ● viewWillAppear
              ● viewWillDisappear    ╎
              ╎                      ● viewDidAppear
              ● viewDidDisappear     ┃

          = rely on instead: current.viewWillDisappear before new.viewDidAppear
          = would hold among the chosen kinds without: pageScroll

        """)
  }

  @Test("the text of a guaranteed claim says that a sheet breaks it")
  func sheet() {
    let run = ToolRun([
      "check", "RespondedExistence(new.viewWillAppear, current.viewWillDisappear)",
    ])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("guaranteed, but not in sheet: RespondedExistence("))
  }

  @Test("the table says which kinds only come after another, and a single event is named as it is")
  func alone() {
    let life = ToolRun(["check", "--kinds", "sheet,sheetDismiss", "never view.viewDidDisappear"])
    #expect(life.output.contains("sheetDismiss   needs "))
    #expect(
      ToolRun(["check", "never new.viewDidDisappear"]).output.contains(
        "(new.viewDidDisappear is called once)"))
  }

  @Test("check --kinds navigation says for which kinds the verdict holds")
  func kinds() {
    let run = ToolRun(["check", "--kinds", "navigation", Self.violated])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("incidental: "))
    #expect(run.output.contains("holds while the app uses only navigation\n"))
  }

  @Test("jsonl has the promised keys in the promised order")
  func jsonl() {
    #expect(
      ToolRun(["check", "--format", "jsonl", Self.violated]).output == #"""
        {"assumption":"current.viewDidDisappear before new.viewDidAppear",\#
        "canonical":"NotSuccession(new.viewDidAppear, current.viewDidDisappear)",\#
        "scope":"transition","verdict":"violated","violatedBy":["pageScroll.completed"],\#
        "vacuousIn":["navigation.cancelled","pageCurl.cancelled","pageScroll.cancelled"],\#
        "brokenOutside":["containment.completed","modal.completed","tab.completed"],\#
        "instead":["current.viewWillDisappear before new.viewDidAppear"],\#
        "saves":[["pageScroll"]],\#
        "witness":["new.viewWillAppear","current.viewWillDisappear","new.viewDidAppear",\#
        "current.viewDidDisappear"],"witnessVariant":"pageScroll.completed",\#
        "because":"broken by pageScroll.completed (new.viewDidAppear, then \#
        current.viewDidDisappear); outside the chosen kinds it is broken by \#
        modal.completed, tab.completed and containment.completed"}

        """#)
  }

  @Test(
    "JSON of a guaranteed claim has no witness; JSON of a claim about a life has the transitions and the view"
  )
  func jsonlScopes() throws {
    let lines = ToolRun([
      "check", "--format", "jsonl", Self.guaranteed,
      "view.viewDidDisappear only after view.viewDidAppear",
    ]).output.split(separator: "\n")
    let nodes = try lines.map { try JSONReader.read(Array($0.utf8)) }
    #expect(lines[0].contains(#""witness":null,"witnessVariant":null,"because":"#))
    #expect(nodes[1]["transitions"]?.elements?[0]["kind"]?.text == "initial")
    #expect(nodes[1]["transitions"]?.elements?[1]["outcome"]?.text == "cancelled")
    #expect(nodes[1]["witnessView"]?.text == "B")
  }

  @Test("a line that is too long for an assumption is reported with its start, and others are read")
  func longLine() {
    let claim = "current.viewWillDisappear before new.viewDidAppear"
    let long = String(repeating: "x", count: Limits.assumptionBytes + 1)
    let file = TemporaryFile("\(long)\n\(claim)\nx\n\(claim) #\(long.dropLast(100))\n")
    let run = ToolRun(["check", "--format", "jsonl", "--assumptions", file.path])
    #expect(run.status == 2)
    #expect(run.output.split(separator: "\n").count == 2)
    let message =
      "error: \(file.path):1:1: \(long.count) bytes; a line with an assumption has at most "
      + "\(Limits.assumptionBytes) (Limits.assumptionBytes)\n"
    #expect(run.errors.hasPrefix(message), "\(run.errors.prefix(300))")
    #expect(run.errors.contains("error: \(file.path):3:1: "), "\(run.errors)")
    #expect(run.errors.utf8.count < 2_000)
  }

  @Test("check reports every bad line with its place, prints the good ones, and exits with 2")
  func badLines() {
    let file = TemporaryFile(
      "current.viewDidDisapear before new.viewDidAppear # a slip\n\n\(Self.guaranteed)\nnever\n")
    let run = ToolRun(["check", "--assumptions", file.path, "--format", "jsonl"])
    #expect(run.status == 2)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.contains("error: \(file.path):1:1: expected an event"))
    #expect(
      run.errors.contains(
        """
        1 | current.viewDidDisapear before new.viewDidAppear # a slip
          | ^^^^^^^^^^^^^^^^^^^^^^^
        did you mean 'current.viewDidDisappear'?

        """))
    #expect(run.errors.contains("4 | never\n  |      ^\n"), "\(run.errors)")
  }

  @Test(
    "check reads assumptions from standard input; no assumption is 64, an empty file is a note and 0"
  )
  func sources() {
    #expect(ToolRun(["check", "-"], input: Self.violated + "\n").status == 1)
    #expect(ToolRun(["check"]).status == 64)
    let empty = ToolRun(["check", "-"], input: "# nothing\n\n")
    #expect(empty.status == 0)
    #expect(empty.output == "")
    #expect(empty.errors == "note: there is no assumption to decide\n")
    #expect(ToolRun(["check", "--assumptions", "/no/such"]).status == 2)
  }

  @Test("a table that is too wide stands in parts, each with the rows that it says something of")
  func wideTable() {
    let claim = "sendAction during controller.willUnmount"
    let run = ToolRun(
      ["check", "--contract", "component-controllers", claim], variables: ["COLUMNS": "80"])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("    kind  ") }
    #expect(heads.count > 1)
    #expect(heads.contains { $0.contains("neverMounted") }, "\(heads)")
    #expect(run.output.contains("\n    treeUnmount "))
  }

  @Test("check as Markdown folds the details, and as dot draws the automaton")
  func otherFormats() {
    let markdown = ToolRun(["check", "--format", "markdown", Self.violated]).output
    #expect(
      markdown.hasPrefix(
        """
        | verdict | assumption | broken by |
        | --- | --- | --- |
        | violated | `current.viewDidDisappear before new.viewDidAppear` | pageScroll.completed, \
        (containment.completed), (modal.completed), (tab.completed) |

        <details><summary>violated: <code>
        """.dropLast()), "\(markdown)")
    let graph = ToolRun(["check", "--format", "dot", Self.violated]).output
    #expect(graph.hasPrefix("digraph \"\(Self.violated)\" {\n  rankdir=LR;\n"))
    #expect(graph.hasSuffix("\n}\n"))
  }
}
