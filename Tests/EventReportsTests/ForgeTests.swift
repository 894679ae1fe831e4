import EventModel
import Testing

@testable import EventReports

@Suite("The reports for other programs")
struct ForgeTests {
  static let rule = RuleDescription(
    id: "will_out_of_turn", severity: .error, summary: "a will out of turn", finds: "Finds it.",
    matters: "It matters.", remedy: "look", bad: "A viewWillAppear", good: "", source: "Apple")
  static let other = RuleDescription(
    id: "kind_mismatch", severity: .error, summary: "s", finds: "f", matters: "m", remedy: "r",
    bad: "b", good: "g", source: "s")

  static var report: RunReport {
    var report = Sample.report
    report.settings.rules = [rule, other]
    report.settings.workingDirectory = "/home/me/app/logs"
    report.settings.workspace = "/home/me/app"
    return report
  }

  static func text(_ reporter: Reporter, _ change: (inout RunReport) -> Void = { _ in }) -> String {
    var report = report
    change(&report)
    return reporter.text(of: report)
  }

  @Test("Xcode gets absolute paths, one line per message, and notes directly after their finding")
  func xcode() {
    #expect(
      Self.text(.xcode) == """
        /home/me/app/logs/app.log:5:12: error: Detail got viewWillAppear; it was shown, where only \
        viewWillDisappear is legal (will_out_of_turn)
        /home/me/app/logs/app.log:4:12: note: Detail got viewDidAppear here, which left it shown

        """)
  }

  @Test("Xcode gets the code that recorded the event, if the log names it")
  func xcodeSource() {
    let text = Self.text(.xcode) {
      $0.findings[0].finding.source = Finding.Source(
        file: "Sources/../Detail.swift", line: 41, isFound: true)
      $0.findings[0].finding.notes = []
    }
    #expect(
      text == """
        /home/me/app/logs/Detail.swift:41:1: error: Detail got viewWillAppear; it was shown, where \
        only viewWillDisappear is legal (will_out_of_turn)
        /home/me/app/logs/app.log:5:12: note: recorded here

        """)
  }

  @Test("GitHub gets paths relative to the workspace, with special characters escaped")
  func github() {
    let text = Self.text(.github) {
      $0.findings[0].finding.message = "100% a, \u{1B}b: c\r\nd"
      $0.findings[0].finding.file = "a,b:c.log"
      $0.findings[0].finding.help = nil
    }
    #expect(
      text == "::error title=will_out_of_turn,file=logs/a%2Cb%3Ac.log,line=5,endLine=5,col=12,"
        + "endColumn=26::100%25 a, ␛b: c%0D%0Ad\n")
  }

  @Test("GitHub shows ten of each: errors first, and one closing notice counts the rest")
  func githubLimits() {
    let text = Self.text(.github) { report in
      let finding = report.findings[0].finding
      report.findings = [Severity.note, .error, .warning].flatMap { severity in
        (0..<12).map { _ in
          var copy = finding
          copy.severity = severity
          return ReportedFinding(copy)
        }
      }
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 30)
    #expect(lines[..<10].allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines[20..<29].allSatisfy { $0.hasPrefix("::notice title=will") })
    #expect(lines[29] == "::notice title=transition-lint::7 more findings not shown here")
  }

  @Test("GitLab gets an array with a fingerprint for each finding, the same in the next recording")
  func gitlab() {
    let text = Self.text(.gitlab) { $0.findings[0].finding.message = "m" }
    #expect(
      text == """
        [
          {
            "type": "issue",
            "description": "will_out_of_turn: m",
            "check_name": "will_out_of_turn",
            "categories": [
              "Bug Risk"
            ],
            "fingerprint": "210f9bf8ab67aacd",
            "severity": "major",
            "location": {
              "path": "logs/app.log",
              "lines": {
                "begin": 5
              }
            }
          }
        ]

        """)
    let moved = Self.text(.gitlab) {
      $0.findings[0].finding.message = "m"
      $0.findings[0].finding.position.line = 99
    }
    #expect(moved.contains("210f9bf8ab67aacd"))
    #expect(Self.text(.gitlab) { $0.findings = [] } == "[]\n")
  }

  @Test("Checkstyle gets sorted files, and no character that XML does not allow")
  func checkstyle() {
    let text = Self.text(.checkstyle) { report in
      var other = report.findings[0]
      other.finding.file = "a&b.log"
      other.finding.severity = .note
      other.finding.message = "a \u{1}\"<b>\"\nc"
      report.findings[0].finding.message = "m"
      report.findings.append(other)
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="logs/a&amp;b.log">
            <error line="5" column="12" severity="info" message="a ␁&quot;&lt;b&gt;&quot; c" \
        source="will_out_of_turn"/>
          </file>
          <file name="logs/app.log">
            <error line="5" column="12" severity="error" message="m" source="will_out_of_turn"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("JUnit gets a suite per log and a case per rule, also for a clean log")
  func junit() {
    let text = Self.text(.junit) { report in
      report.logs.append(LogSummary(file: "clean.log"))
      report.findings[0].finding.message = "m\u{0}"
      var note = report.findings[0]
      note.finding.severity = .note
      note.finding.rule = "kind_mismatch"
      report.findings += [report.findings[0], note]
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="logs/app.log" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="will_out_of_turn" classname="logs/app.log">
              <failure message="m (and 1 more)" type="will_out_of_turn">app.log:5:12: error: m␀ \
        (will_out_of_turn)&#10;app.log:5:12: error: m␀ (will_out_of_turn)</failure>
            </testcase>
            <testcase name="kind_mismatch" classname="logs/app.log">
              <system-out>app.log:5:12: note: m␀ (kind_mismatch)</system-out>
            </testcase>
          </testsuite>
          <testsuite name="logs/clean.log" tests="2" failures="0" errors="0" skipped="0">
            <testcase name="will_out_of_turn" classname="logs/clean.log"/>
            <testcase name="kind_mismatch" classname="logs/clean.log"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("a finding about an option has no file, and JUnit has a suite for it")
  func option() {
    let change: (inout RunReport) -> Void = {
      $0.findings[0].finding.file = "--assume"
      $0.findings[0].finding.message = "m"
      $0.findings[0].finding.help = nil
      $0.findings[0].finding.notes = []
    }
    #expect(Self.text(.github, change) == "::error title=will_out_of_turn::m\n")
    #expect(Self.text(.xcode, change) == "error: m (will_out_of_turn)\n")
    #expect(Self.text(.sarif, change).contains("\"uri\": \"--assume\""))
    let text = Self.text(.junit, change)
    #expect(text.contains("<testsuite name=\"logs/app.log\" tests=\"2\" failures=\"0\""))
    #expect(text.contains("<testsuite name=\"--assume\" tests=\"2\" failures=\"1\""))
  }

  @Test("a cut report says so, and passes only if no error is missing")
  func cut() {
    let text = Self.text(.junit) {
      $0.summary.unreported = 3
      $0.summary.errors = 2
    }
    #expect(
      text.hasSuffix(
        """
          <testsuite name="transition-lint" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="max-findings" classname="transition-lint">
              <failure message="3 more findings not shown" type="max-findings"/>
            </testcase>
          </testsuite>
        </testsuites>

        """))
    #expect(
      Self.text(.junit) { $0.summary.unreported = 1 }
        .contains("<skipped message=\"1 more finding not shown\"/>"))
    let lines = Self.text(.github) { $0.summary.unreported = 5 }.split(separator: "\n")
    #expect(lines.last == "::notice title=transition-lint::5 more findings not shown here")
  }

  @Test("the summary counts findings by rule and names the first place")
  func summary() {
    #expect(
      Self.text(.summary) == """
        rule              errors  warnings  notes      first
        will_out_of_turn       1         0      0  app.log:5

        1 error in 1 log (6 lines, 6 events, 2 transitions)

        """)
  }

  @Test("a summary that is too wide names the first places in a table of their own")
  func narrowSummary() {
    let narrow = Self.text(.summary) { $0.settings.width = 45 }
    #expect(
      narrow == """
        rule              errors  warnings  notes
        will_out_of_turn       1         0      0

        rule                  first
        will_out_of_turn  app.log:5

        1 error in 1 log (6 lines, 6 events, 2
          transitions)

        """, "\(narrow)")
  }

  @Test("a rule's page has its fixed headings, in text and in Markdown")
  func pages() {
    let page = Self.rule.page(
      width: 40, paint: Paint(isOn: false), said: "Line 1: oh.", silencing: "Hush.")
    #expect(
      page.hasPrefix(
        "will_out_of_turn (error): a will out of\n  turn\n\nWhat it finds\n  Finds it.\n"))
    #expect(page.contains("\nThe finding\n  Line 1: oh.\n\nExample without a finding\n"))
    #expect(page.contains("\nHow to silence it\n  Hush.\n\nSource\n"))
    #expect(
      Self.rule.markdown().contains("### Example with a finding\n\n```\nA viewWillAppear\n```\n"))
  }
}
