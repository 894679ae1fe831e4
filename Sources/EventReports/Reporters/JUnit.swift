import EventModel

extension Reporter {
  /// JUnit's XML as Jenkins reads it: a suite a log, a case a rule, so that a clean log has tests too.
  ///
  /// Valid against Jenkins' junit-10.xsd: no `line` or `file` on a case, no times.
  public static let junit = Reporter(
    name: "junit", summary: "JUnit XML: a suite a log, a case a rule", fileEnding: "xml",
    body: .whole { JUnitReport($0).text })
}

private struct JUnitReport {
  private let report: RunReport
  private let findings: [String: [Finding]]

  init(_ report: RunReport) {
    self.report = report
    findings = Dictionary(grouping: report.findings.map(\.finding)) { "\($0.file)\n\($0.rule)" }
  }

  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + report.logs.map(suite).joined() + "</testsuites>\n"
  }

  private func suite(_ log: LogSummary) -> String {
    let path = ReportPath.relative(log.file, report.settings)
    let failing = report.settings.rules.count { !failures(of: $0, in: log).isEmpty }
    let attributes = [
      ("name", path), ("tests", String(report.settings.rules.count)),
      ("failures", String(failing)), ("errors", "0"), ("skipped", "0"),
    ]
    return "  " + XMLText.start("testsuite", attributes) + ">\n"
      + report.settings.rules.map { testCase($0, log, path) }.joined() + "  </testsuite>\n"
  }

  private func failures(of rule: RuleDescription, in log: LogSummary) -> [Finding] {
    findings["\(log.file)\n\(rule.id)", default: []].filter { $0.severity == .error }
  }

  private func testCase(_ rule: RuleDescription, _ log: LogSummary, _ path: String) -> String {
    let all = findings["\(log.file)\n\(rule.id)", default: []]
    let failing = all.filter { $0.severity == .error }
    let others = all.filter { $0.severity < .error }
    let start = XMLText.start("testcase", [("name", rule.id), ("classname", path)])
    if all.isEmpty { return "    \(start)/>\n" }
    var text = "    \(start)>\n"
    if let first = failing.first {
      let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
      text +=
        "      "
        + XMLText.start("failure", [("message", first.message + more), ("type", rule.id)])
        + ">\(XMLText.escaped(lines(failing)))</failure>\n"
    }
    if !others.isEmpty {
      text += "      <system-out>\(XMLText.escaped(lines(others)))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { ConciseFinding.line($0, ReportSettings(toolVersion: "")) }
      .joined(separator: "\n")
  }
}
