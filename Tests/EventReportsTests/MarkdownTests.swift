import EventModel
import Testing

@testable import EventReports

@Suite("The reports in Markdown and HTML")
struct MarkdownTests {
  @Test("markdown has a table, a picture of the first failing transition, and the rest folded")
  func markdown() {
    #expect(
      Reporter.markdown.text(of: Sample.report) == """
        ## transition-lint: 1 error

        1 error in 1 log (6 lines, 6 events, 2 transitions).

        | severity | where | rule | what |
        | --- | --- | --- | --- |
        | **error** | `app.log:5` | `will_out_of_turn` | Detail got viewWillAppear; it was shown, \
        where only viewWillDisappear is legal |

        The first transition that fails, `app.log:5`

        ```mermaid
        sequenceDiagram
            participant S as system
            participant P1 as Inbox
            participant P2 as Detail
            Note over S,P2: transition 2 in nav · illegal
            activate P1
            S->>P1: 1 · viewWillDisappear
            S->>P2: 2 · viewWillAppear
            activate P2
            S->>P1: 3 · viewDidDisappear
            deactivate P1
            S->>P2: 4 · viewDidAppear
            S-xP2: 5 · viewWillAppear
            Note left of P2: error#58; Detail got viewWillAppear#59; it was<br/>\
        shown, where only viewWillDisappear is<br/>legal
            S->>P2: 6 · viewDidAppear
            deactivate P2
        ```

        <details><summary>will&#95;out&#95;of&#95;turn, app.log:5</summary>

        Detail got viewWillAppear; it was shown, where only viewWillDisappear is legal.

        ```text
          3 | nav Inbox viewDidDisappear
          4 | nav Detail viewDidAppear
        > 5 | nav Detail viewWillAppear
          6 | nav Detail viewDidAppear
        ```

        * `app.log:4`: Detail got viewDidAppear here, which left it shown

        **Help:** look for a container that begins an appearance transition twice

        </details>

        """)
  }

  @Test("no bar, backtick, angle bracket or line end of a log breaks a Markdown table")
  func escaped() {
    var report = Sample.report
    report.findings[0].transition = nil
    report.findings[0].finding.message = "a | b `c` <d> *e* [f](g)\nh"
    report.findings[0].finding.file = "x|`y.log"
    report.findings[0].lines = [LogLine(5, "```` | <b>")]
    let text = Reporter.markdown.text(of: report)
    #expect(
      text.contains(
        #"| **error** | `` x\|`y.log:5 `` | `will_out_of_turn` | a \| b \`c\` &lt;d&gt; "#
          + #"\*e\* \[f\](g) h |"#), "\(text)")
    #expect(text.contains("`````text\n> 5 | ```` | <b>\n`````\n"))
    #expect(text.contains("<summary>will&#95;out&#95;of&#95;turn, x&#124;&#96;y.log:5</summary>"))
  }

  @Test("errors come first in Markdown, and findings that are not listed are counted")
  func many() {
    var report = Sample.report
    var note = report.findings[0]
    note.finding.severity = .note
    report.findings = Array(repeating: note, count: 120) + report.findings
    report.summary.unreported = 3
    let text = Reporter.markdown.text(of: report)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 102)
    #expect(rows[2].hasPrefix("| **error** |"))
    #expect(text.hasSuffix("\n24 more findings not shown.\n"))
    report.findings = []
    report.summary = RunSummary()
    #expect(
      Reporter.markdown.text(of: report)
        == "## transition-lint: no findings\n\nno findings in 0 logs (0 lines, 0 events, 0 "
        + "transitions).\n")
  }

  @Test("a report's page draws the transitions with findings, each once")
  func html() {
    var report = Sample.report
    report.findings.append(report.findings[0])
    let timeline = Timeline(report)
    #expect(timeline.calls.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(timeline.marks.map(\.call) == [4, 4])
    #expect(timeline.spans.count == 1)
    #expect(timeline.omission == nil)
    report.summary.events = 7
    #expect(
      Reporter.html.text(of: report).contains("only transitions with findings are drawn"))
  }

  @Test("the page of a clean log has its name, and the page of a scan says that it is about source")
  func emptyPages() {
    var report = RunReport(settings: Sample.report.settings)
    report.logs = [LogSummary(file: "Logs/app.log")]
    report.summary.files = 1
    #expect(Reporter.html.text(of: report).contains("<title>Logs/app.log</title>"))
    #expect(Reporter.html.text(of: report).contains(#""isSource":false"#))
    report.summary.subject = .source
    #expect(Reporter.html.text(of: report).contains(#""isSource":true"#))
    report.summary.files = 3
    #expect(
      Reporter.html.text(of: report).contains("<title>3 source files, 1 with findings</title>"))
  }

  @Test(
    "views with the same name have separate lanes, and a finding without a transition has its call")
  func lanes() {
    var report = Sample.report
    report.findings[0].transition?.new = ["Inbox"]
    report.findings.append(report.findings[0])
    report.findings[1].transition = nil
    report.findings[1].finding.position = LogPosition(
      offset: 500, length: 14, line: 9, column: 1, endColumn: 15)
    let timeline = Timeline(report)
    #expect(timeline.lanes.map(\.title) == ["Inbox", "Inbox (2)", "Detail"])
    #expect(timeline.calls.map(\.line) == [1, 2, 3, 4, 5, 6, 9])
    #expect(timeline.marks.map(\.call) == [4, 6])
  }
}
