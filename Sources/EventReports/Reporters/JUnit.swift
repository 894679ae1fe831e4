import EventModel

extension Reporter {
  /// JUnit XML as Jenkins reads it: a suite for each log and a case for each rule, so that a clean
  /// log has tests too.
  ///
  /// Valid against Jenkins' junit-10.xsd: no `line` or `file` on a case, no times.
  package static let junit = Reporter(
    name: "junit", fileEnding: "xml", body: .whole { JUnitReport($0).text })
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
      + suites.map(suite).joined() + unreported + "</testsuites>\n"
  }

  /// The logs, followed by other places that findings are about: a file of assumptions, an option.
  private var suites: [LogSummary] {
    let known = Set(report.logs.map(\.file))
    let others = report.findings.map(\.finding.file).distinct().filter { !known.contains($0) }
    return report.logs + others.map { LogSummary(file: $0) }
  }

  /// A case for the findings that are not shown. It fails if an error may be among them, so that no
  /// run passes because its report was cut.
  private var unreported: String {
    let count = report.summary.unreported
    if count == 0 { return "" }
    let shown = report.findings.count { $0.finding.severity == .error }
    let fails = report.summary.errors > shown
    let attributes = [
      ("name", report.settings.toolName), ("tests", "1"), ("failures", fails ? "1" : "0"),
      ("errors", "0"), ("skipped", fails ? "0" : "1"),
    ]
    let words = "\(RunSummary.counted(count, "more finding")) not shown"
    let cause =
      fails
      ? XMLText.start("failure", [("message", words), ("type", "max-findings")])
      : XMLText.start("skipped", [("message", words)])
    let start = XMLText.start(
      "testcase", [("name", "max-findings"), ("classname", report.settings.toolName)])
    return "  " + XMLText.start("testsuite", attributes) + ">\n    \(start)>\n      \(cause)/>\n"
      + "    </testcase>\n  </testsuite>\n"
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
        "      " + XMLText.start("failure", [("message", first.message + more), ("type", rule.id)])
        + ">\(XMLText.escaped(lines(failing)))</failure>\n"
    }
    if !others.isEmpty {
      text += "      <system-out>\(XMLText.escaped(lines(others)))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { ConciseFinding.line($0, Paint(isOn: false)) }.joined(separator: "\n")
  }
}
