import EventModel
import Testing

@testable import EventReports

@Suite("The SARIF report")
struct SARIFTests {
  static func text(_ change: (inout RunReport) -> Void = { _ in }) -> String {
    ForgeTests.text(.sarif) { report in
      report.settings.helpURI = "https://example.com/help"
      change(&report)
    }
  }

  @Test(
    "a SARIF result has its place, its events as a code flow, and a fingerprint without the line")
  func result() {
    let text = Self.text { $0.settings.rules = [ForgeTests.rule] }
    for part in [
      #""$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json""#,
      #""version": "2.1.0""#, #""semanticVersion": "1.2.3""#,
      #""helpUri": "https://example.com/help""#,
      #""columnKind": "unicodeCodePoints""#, #""ruleIndex": 0"#, #""level": "error""#,
      #""uri": "logs/app.log""#, #""primaryLocationLineHash": "63361cb9783a995d:1""#,
      #""text": "Detail.viewWillAppear""#,
      """
                      "region": {
                        "startLine": 5,
                        "startColumn": 12,
                        "endLine": 5,
                        "endColumn": 26
                      }
      """,
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test("the SARIF region of a whole line ends after its start")
  func wholeLine() {
    let text = Self.text {
      $0.findings[0].finding.position = LogPosition(offset: 0, line: 3, column: 1, endColumn: 1)
      $0.findings[0].finding.notes = []
      $0.findings[0].transition = nil
    }
    #expect(text.contains("\"startColumn\": 1,\n                  \"endLine\": 3,"))
    #expect(text.contains("\"endColumn\": 2\n"))
    #expect(!text.contains("codeFlows"))
    #expect(!text.contains("relatedLocations"))
  }

  @Test("SARIF columns are Unicode scalars, of which a character may have several")
  func scalars() {
    let text = Self.text {
      $0.findings[0].finding.position.scalarsBefore = 6
      $0.findings[0].finding.position.scalarsBeforeEnd = 7
    }
    #expect(text.contains("\"startColumn\": 18,"))
    #expect(text.contains("\"endColumn\": 33\n"))
  }

  @Test("a cut SARIF report says so")
  func cut() {
    let text = Self.text {
      $0.summary.unreported = 3
      $0.findings = Array(repeating: ReportedFinding(Sample.finding), count: 2)
    }
    #expect(text.contains("\"text\": \"3 more findings left out\""))
    #expect(!Self.text().contains("left out"))
  }

  @Test("a path in SARIF is a URI, and absolute for a log outside the workspace")
  func paths() {
    #expect(ReportPath.uri("a b/ü.log") == "a%20b/%C3%BC.log")
    let text = Self.text { $0.findings[0].finding.file = "../../other/x.log" }
    #expect(text.contains(#""uri": "file:///home/me/other/x.log""#))
  }
}
