import EventLint
import EventModel
import Testing

@testable import LintTool

@Suite("Explaining rules")
struct ExplainTests {
  @Test(
    "each rule's page prints the finding of its example, and how to silence the rule",
    arguments: Rule.all.map(\.description.id))
  func pages(_ id: String) {
    let run = ToolRun(["explain", id])
    #expect(run.status == 0)
    let headings = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst()
      .map { String($0.prefix { $0 != "(" }) }
    let plain = headings.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    #expect(
      plain == [
        "What it finds", "Why it matters", "Example with a finding", "The finding",
        "Example without a finding", "What to do", "How to silence it", "Source",
      ])
    #expect(run.output.contains("The finding\n  Line "), "\(run.output)")
    #expect(run.output.contains("\"skip\": [\"\(id)\"]"))
  }

  @Test("explain refuses an unknown rule and names the nearest")
  func unknown() {
    let run = ToolRun(["explain", "repeated_callbak"])
    #expect(run.status == 64)
    #expect(
      run.errors.contains("unknown rule 'repeated_callbak'; did you mean 'repeated_callback'?"))
  }

  @Test("rules are listed within the requested width", arguments: [60, 80, 120])
  func rules(_ width: Int) {
    let lines = ToolRun(["rules"], variables: ["COLUMNS": String(width)]).output
      .split(separator: "\n")
    #expect(lines.count > 15)
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test("an error is wrapped on a terminal, and is one line elsewhere")
  func wrapped() {
    let wrong = ["lint", "--kinds", "navigation.cancelled", "x"]
    let narrow = ToolRun(wrong, isTerminal: true, variables: ["COLUMNS": "60"]).errors
    #expect(
      narrow.hasPrefix(
        """
        error: 'navigation.cancelled' names an outcome, and kinds
          are chosen with every outcome; did you mean 'navigation'?

        """))
    #expect(ToolRun(wrong).errors.split(separator: "\n")[0].contains("did you mean 'navigation'?"))
  }

  @Test("an error and a note about what was read are wrapped on a terminal, with whole paths")
  func wrappedLater() {
    let path = "/nowhere/in/a/directory/with/a/name/that/is/wider/than/the/terminal.log"
    let run = ToolRun(["lint", path], isTerminal: true, variables: ["COLUMNS": "40"])
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot read\n  '\(path)':\n  no such file or directory\n")
    let log = TemporaryFile("hello\n", named: "app.log")
    let note = ToolRun(["mine", log.path], isTerminal: true, variables: ["COLUMNS": "20"])
    #expect(note.errors.hasPrefix("note: no event found\n  in"), "\(note.errors)")
  }

  @Test("the page of a rule fits the requested width, except for its examples")
  func pages() {
    for rule in RuleSelection.ids {
      let page = ToolRun(["explain", rule], variables: ["COLUMNS": "60"]).output
      let text = page.split(separator: "\n").filter { !$0.hasPrefix("    ") }
      #expect(text.allSatisfy { $0.count <= 60 }, "\(rule)")
    }
  }
}
