import EventModel

extension Reporter {
  /// Markdown for a comment or a job's summary: a table, the details folded, and a Mermaid picture of
  /// the first failing transition.
  package static let markdown = Reporter(
    name: "markdown", fileEnding: "md", printsLogLines: true, drawsTransitions: true,
    body: .whole { MarkdownReport(report: $0).text })
}

private struct MarkdownReport {
  /// The most findings of one report; GitHub cuts comments at 65,536 characters.
  private static let mostRows = 100
  private static let mostDetails = 20

  let report: RunReport

  var text: String {
    let parts = ["## \(headline)\n", "\(counts)\n", table, picture, details, omission]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var headline: String {
    let tool = MarkdownText.escaped(report.settings.toolName)
    let summary = report.summary
    if summary.errors > 0 { return "\(tool): \(RunSummary.counted(summary.errors, "error"))" }
    if summary.warnings > 0 { return "\(tool): \(RunSummary.counted(summary.warnings, "warning"))" }
    return report.findings.isEmpty ? "\(tool): no findings" : "\(tool): no warnings"
  }

  private var counts: String { MarkdownText.escaped(report.summary.line) + "." }

  private var ranked: [ReportedFinding] {
    let severities = Severity.allCases.sorted(by: >)
    return severities.flatMap { severity in
      report.findings.filter { $0.finding.severity == severity }
    }
  }

  private var table: String {
    if report.findings.isEmpty { return "" }
    var text = "| severity | where | rule | what |\n| --- | --- | --- | --- |\n"
    for reported in ranked.prefix(Self.mostRows) {
      let finding = reported.finding
      let cells = [
        finding.severity == .error ? "**error**" : finding.severity.rawValue,
        MarkdownText.cell(MarkdownText.code(place(finding.file, finding.position))),
        MarkdownText.code(finding.rule), MarkdownText.escaped(finding.message),
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  private func place(_ file: String, _ position: LogPosition) -> String {
    let path = ReportPath.relative(file, report.settings)
    return position.line > 0 ? "\(path):\(position.line)" : path
  }

  private var picture: String {
    let failing = ranked.first { $0.finding.severity > .note && $0.transition != nil }
    guard let failing, let transition = failing.transition, transition.events.count > 1 else {
      return ""
    }
    var part = report
    part.findings = [failing]
    var timeline = Timeline(part)
    timeline.omission = nil
    let isWitness = report.summary.subject == .source
    let caption = isWitness ? "A legal order that breaks it" : "The first transition that fails"
    let at = place(failing.finding.file, failing.finding.position)
    return "\(caption), \(MarkdownText.code(at))\n\n"
      + "```mermaid\n\(MermaidDiagram.whole(timeline, isWitness: isWitness))```\n"
  }

  private var details: String {
    ranked.prefix(Self.mostDetails).map(detail).joined(separator: "\n")
  }

  private func detail(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    let title = "\(finding.rule), \(place(finding.file, finding.position))"
    var text = "<details><summary>\(MarkdownText.html(title))</summary>\n\n"
    text += "\(MarkdownText.escaped(finding.message)).\n"
    if !reported.lines.isEmpty {
      let width = String(reported.lines[reported.lines.count - 1].number).count
      let lines = reported.lines.map { line in
        let mark = line.number == finding.position.line ? ">" : " "
        let number = String(line.number)
        let pad = String(repeating: " ", count: width - number.count)
        return "\(mark) \(pad)\(number) | \(TextLayout.oneLine(TextLayout.cut(line.text, to: 400)))"
      }
      text += "\n" + MarkdownText.block(lines)
    }
    for note in finding.notes {
      let at = MarkdownText.code(place(note.file, note.position))
      text += "\n* \(at): \(MarkdownText.escaped(note.message))\n"
    }
    if let help = finding.help { text += "\n**Help:** \(MarkdownText.escaped(help))\n" }
    return text + "\n</details>\n"
  }

  private var omission: String {
    let shown = min(Self.mostRows, report.findings.count)
    let more = report.findings.count - shown + report.summary.unreported
    return more > 0 ? "\(RunSummary.counted(more, "more finding")) not shown.\n" : ""
  }
}
