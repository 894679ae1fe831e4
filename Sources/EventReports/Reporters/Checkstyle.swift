import EventModel

extension Reporter {
  /// The XML of Checkstyle 4.3, which many tools read.
  package static let checkstyle = Reporter(
    name: "checkstyle", fileEnding: "xml", body: .whole { CheckstyleReport(report: $0).text })
}

private struct CheckstyleReport {
  let report: RunReport

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    let findings = report.findings.map(\.finding)
    let files = Set(findings.map(\.file)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for file in files {
      let path = ReportPath.relative(file, report.settings)
      text += "  " + XMLText.start("file", [("name", path)]) + ">\n"
      for finding in findings where finding.file == file { text += error(finding) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func error(_ finding: Finding) -> String {
    let attributes = [
      ("line", String(max(1, finding.position.line))),
      ("column", String(max(1, finding.position.column))),
      ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
      ("message", TextLayout.oneLine(finding.message)), ("source", finding.rule),
    ]
    return "    " + XMLText.start("error", attributes) + "/>\n"
  }
}
