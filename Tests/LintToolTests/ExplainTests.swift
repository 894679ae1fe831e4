import EventLint
import EventModel
import Testing

@testable import LintTool

@Suite("Explaining rules")
struct ExplainTests {
  @Test(
    "each rule's page says what is said of its example, and how to silence it",
    arguments: Rule.all.map(\.description.id))
  func pages(_ id: String) {
    let run = ToolRun(["explain", id])
    #expect(run.status == 0)
    let headings = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst()
      .map { String($0.prefix { $0 != "(" }) }
    let plain = headings.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    #expect(
      plain == [
        "What it finds", "Why it matters", "Example that trips it", "What is said of it",
        "Example that does not", "What to do", "How to silence it", "Source",
      ])
    #expect(run.output.contains("What is said of it\n  Line "), "\(run.output)")
    #expect(run.output.contains("\"skip\": [\"\(id)\"]"))
  }

  @Test("an unknown rule is refused with the nearest")
  func unknown() {
    let run = ToolRun(["explain", "repeated_callbak"])
    #expect(run.status == 64)
    #expect(
      run.errors.contains("unknown rule 'repeated_callbak'; did you mean 'repeated_callback'?"))
  }
}
