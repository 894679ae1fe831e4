import EventModel
import JSON

extension Reporter {
  /// A Code Quality report of GitLab, which is CodeClimate's format too.
  ///
  /// Source: GitLab, “Code Quality report format”.
  package static let gitlab = Reporter(
    name: "gitlab", fileEnding: "json", countsOccurrences: true,
    body: .whole { report in
      JSONValue.array(report.findings.map { issue($0, report.settings) }).pretty
    })

  private static func issue(_ reported: ReportedFinding, _ settings: ReportSettings) -> JSONValue {
    let finding = reported.finding
    let path = ReportPath.relative(finding.file, settings)
    // A finding about an assumption is at the place of its declaration, once for each log.
    let log = finding.assumption != nil && finding.event == nil ? [finding.message] : []
    let identity = [path, finding.fingerprint, String(reported.occurrence)] + log
    return [
      "type": "issue",
      "description": .string("\(finding.rule): \(TextLayout.oneLine(finding.message))"),
      "check_name": .string(finding.rule),
      "categories": ["Bug Risk"],
      "fingerprint": .string(Fingerprint.of(identity.joined(separator: "\n"))),
      "severity": .string(severity(finding.severity)),
      "location": [
        "path": .string(path), "lines": ["begin": .int(max(1, finding.position.line))],
      ],
    ]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
