import EventModel

extension Reporter {
  /// How often each rule found something, and where first.
  package static let summary = Reporter(
    name: "summary", fileEnding: "txt", body: .whole { FindingCounts(report: $0).text })
}

private struct FindingCounts {
  let report: RunReport

  var text: String {
    let findings = report.findings.map(\.finding)
    let rows = findings.map(\.rule).distinct().map { rule in
      let own = findings.filter { $0.rule == rule }
      let counts = Severity.allCases.sorted(by: >).map { severity in
        String(own.count { $0.severity == severity })
      }
      return [rule] + counts + ["\(TextLayout.oneLine(own[0].file)):\(own[0].position.line)"]
    }
    let paint = Paint(isOn: report.settings.isColored)
    let width = report.settings.width
    let header = ["rule", "errors", "warnings", "notes", "first"]
    let table = TextTable(header, rows).text(paint, width: width)
    let closing = TextLayout.wrap(report.summary.line, width: width, hanging: 2)
    return (rows.isEmpty ? "" : table + "\n") + closing.map { $0 + "\n" }.joined()
  }
}
