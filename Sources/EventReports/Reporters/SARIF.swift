import EventModel
import JSON

extension Reporter {
  /// SARIF 2.1.0, which GitHub code scanning and many viewers read.
  ///
  /// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”; GitHub, “SARIF
  /// support for code scanning”.
  package static let sarif = Reporter(
    name: "sarif", fileEnding: "sarif",
    drawsTransitions: true, countsOccurrences: true, body: .whole { SARIFReport(report: $0).text })
}

struct SARIFReport {
  /// The most results GitHub takes of one run.
  static let resultLimit = 25_000

  let report: RunReport

  private var settings: ReportSettings { report.settings }

  var text: String {
    let driver: JSONValue = [
      "name": .string(settings.toolName),
      "version": .string(settings.toolVersion),
      "semanticVersion": .string(settings.toolVersion),
      "rules": .array(settings.rules.map(rule)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "invocations": [invocation],
      "results": .array(report.findings.prefix(Self.resultLimit).map(result)),
    ]
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.pretty
  }

  private var invocation: JSONValue {
    let cut = max(0, report.findings.count - Self.resultLimit) + report.summary.unreported
    let notice: JSONValue = [
      "level": "warning",
      "message": ["text": .string("\(RunSummary.counted(cut, "more finding")) left out")],
    ]
    return .object(of: [
      "executionSuccessful": true, "toolExecutionNotifications": cut > 0 ? [notice] : nil,
    ])
  }

  private func rule(_ rule: RuleDescription) -> JSONValue {
    let severity = rule.severity == .note ? "recommendation" : rule.severity.rawValue
    return .object(of: [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.finds)],
      "help": ["text": .string(rule.remedy), "markdown": .string(rule.markdown(level: 1))],
      "helpUri": settings.helpURI.map(JSONValue.string),
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": [
        "tags": ["lifecycle", "correctness"], "precision": "very-high",
        "problem.severity": .string(severity),
      ],
    ])
  }
}

extension SARIFReport {
  private func result(_ reported: ReportedFinding) -> JSONValue {
    let finding = reported.finding
    let index = settings.rules.firstIndex { $0.id == finding.rule }
    let source = finding.foundSource.map { location($0) }
    let related = related(finding)
    // The same finding has the same hash in the next recording, whatever its line.
    let hash = "\(finding.fingerprint):\(reported.occurrence + 1)"
    return .object(of: [
      "ruleId": .string(finding.rule), "ruleIndex": index.map(JSONValue.int),
      "level": .string(finding.severity.rawValue), "message": ["text": .string(finding.message)],
      "locations": [source ?? location(finding.file, finding.position)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "codeFlows": reported.transition.map { [codeFlow($0)] },
      "partialFingerprints": ["primaryLocationLineHash": .string(hash)],
    ])
  }

  private func related(_ finding: Finding) -> [JSONValue] {
    var locations = finding.notes.enumerated().map { index, note in
      location(note.file, note.position, id: index + 1, message: note.message)
    }
    let id = locations.count + 1
    if finding.foundSource != nil {
      locations.append(location(finding.file, finding.position, id: id, message: "recorded here"))
    } else if let source = finding.source {
      locations.append(location(source, id: id, message: "the code that recorded the event"))
    }
    return locations
  }

  private func codeFlow(_ transition: ViewTransition) -> JSONValue {
    let locations = transition.events.map { event -> JSONValue in
      ["location": location(transition.file, event.position, message: event.event.description)]
    }
    return ["threadFlows": [["locations": .array(locations)]]]
  }

  private func location(
    _ file: String, _ position: LogPosition, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    let path = ReportPath.relative(file, settings)
    return .object(of: [
      "id": id.map(JSONValue.int),
      "physicalLocation": .object(of: [
        "artifactLocation": ["uri": .string(ReportPath.uri(path))],
        "region": position.line > 0 ? region(position) : nil,
      ]),
      "message": message.map { ["text": .string($0)] },
    ])
  }

  private func location(
    _ source: Finding.Source, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    location(source.file, LogPosition(offset: 0, line: source.line), id: id, message: message)
  }

  /// Returns a place in Unicode scalars, as `columnKind` says.
  private func region(_ position: LogPosition) -> JSONValue {
    let column = max(1, position.column + Int(position.scalarsBefore))
    let end = max(column + 1, position.endColumn + Int(position.scalarsBeforeEnd))
    return [
      "startLine": .int(position.line), "startColumn": .int(column),
      "endLine": .int(position.line), "endColumn": .int(end),
    ]
  }
}
