import EventModel
import JSON

extension Reporter {
  /// One JSON object with everything, for programs.
  package static let json = Reporter(
    name: "json", fileEnding: "json", body: .whole { FindingJSON.document($0).pretty })

  /// One JSON object a finding and line, for pipes.
  package static let jsonl = Reporter(
    name: "jsonl", fileEnding: "jsonl",
    body: .streamed(
      each: { reported, _ in FindingJSON.value(reported.finding).line + "\n" }, end: { _ in "" }))
}

/// Findings as JSON; the keys are a promise of the command line.
enum FindingJSON {
  static func document(_ report: RunReport) -> JSONValue {
    [
      "version": 1,
      "tool": [
        "name": .string(report.settings.toolName),
        "version": .string(report.settings.toolVersion),
      ],
      "summary": summary(report.summary),
      "findings": .array(report.findings.map { value($0.finding) }),
    ]
  }

  static func summary(_ summary: RunSummary) -> JSONValue {
    [
      "files": .int(summary.files), "lines": .int(summary.lines), "events": .int(summary.events),
      "transitions": .int(summary.transitions), "errors": .int(summary.errors),
      "warnings": .int(summary.warnings), "notes": .int(summary.notes),
    ]
  }

  static func value(_ finding: Finding) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.add("rule", finding.rule)
    members.add("severity", finding.severity.rawValue)
    members.add("message", finding.message)
    members.add("file", finding.file)
    members.add("line", finding.position.line)
    members.add("column", finding.position.column)
    members.add("endColumn", finding.position.endColumn)
    members.add("view", finding.view)
    members.add("event", finding.event)
    members.add("subject", finding.subject)
    members.add("scope", finding.scope)
    members.add("transition", finding.transition)
    members.add("expected", finding.expected)
    members.add("assumption", finding.assumption)
    members.add("verdict", finding.verdict)
    members.add("witness", finding.witness)
    if !finding.notes.isEmpty { members.add("notes", .array(finding.notes.map(note))) }
    members.add("help", finding.help)
    members.add("test", finding.test)
    return .object(members)
  }

  private static func note(_ note: Finding.Note) -> JSONValue {
    [
      "message": .string(note.message), "file": .string(note.file),
      "line": .int(note.position.line),
    ]
  }
}
