import EventModel
import Testing

@testable import EventReports

@Suite("The reports for programs")
struct JSONTests {
  @Test("json has the promised keys in the promised order")
  func json() {
    #expect(
      Reporter.json.text(of: Sample.report) == """
        {
          "version": 1,
          "tool": {
            "name": "transition-lint",
            "version": "1.2.3"
          },
          "summary": {
            "files": 1,
            "lines": 6,
            "events": 6,
            "transitions": 2,
            "errors": 1,
            "warnings": 0,
            "notes": 0
          },
          "findings": [
            {
              "rule": "will_out_of_turn",
              "severity": "error",
              "message": "Detail got viewWillAppear; it was shown, where only viewWillDisappear is legal",
              "file": "app.log",
              "line": 5,
              "column": 12,
              "endColumn": 26,
              "view": "Detail",
              "event": "viewWillAppear",
              "scope": "nav",
              "transition": 2,
              "expected": [
                "viewWillDisappear"
              ],
              "witness": [
                "Detail.viewDidAppear",
                "Detail.viewWillAppear"
              ],
              "notes": [
                {
                  "message": "Detail got viewDidAppear here, which left it shown",
                  "file": "app.log",
                  "line": 4
                }
              ],
              "help": "look for a container that begins an appearance transition twice"
            }
          ]
        }

        """)
  }

  @Test("jsonl has one line per finding, without keys that do not apply")
  func jsonl() {
    var report = Sample.report
    report.findings = [
      ReportedFinding(
        Finding(
          rule: "r", severity: .note, message: "a \"b\"\n\u{1}", file: "f",
          position: LogPosition(offset: 0, line: 1, column: 1, endColumn: 1)))
    ]
    #expect(
      Reporter.jsonl.text(of: report)
        == #"{"rule":"r","severity":"note","message":"a \"b\"\n\u0001","file":"f","line":1,"#
        + #""column":1,"endColumn":1}"# + "\n")
  }

  @Test("concise has one line per finding and nothing else")
  func concise() {
    #expect(
      Reporter.concise.text(of: Sample.report)
        == "app.log:5:12: error: Detail got viewWillAppear; it was shown, where only "
        + "viewWillDisappear is legal (will_out_of_turn)\n")
  }

  @Test("a fingerprint depends on rule and events, not on line, file or pointer")
  func fingerprint() {
    var moved = Sample.finding
    moved.position.line = 99
    moved.file = "other.log"
    #expect(moved.fingerprint == Sample.finding.fingerprint)
    moved.witness[1] = "Detail (0x7f01).viewWillAppear"
    #expect(moved.fingerprint == Sample.finding.fingerprint)
    moved.witness[1] = "Detail.viewDidAppear"
    #expect(moved.fingerprint != Sample.finding.fingerprint)
    #expect(Fingerprint.of("") == "cbf29ce484222325")
  }

  @Test("every reporter has its own name")
  func names() {
    #expect(Set(Reporter.all.map(\.name)).count == Reporter.all.count)
    #expect(Reporter.named("jsonl")?.name == "jsonl")
    #expect(Reporter.named("nothing") == nil)
  }
}
