import EventModel
import JSON

extension Reporter {
  /// SARIF 2.1.0, which GitHub code scanning and many viewers read.
  ///
  /// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”; GitHub, “SARIF
  /// support for code scanning”.
  package static let sarif = Reporter(
    name: "sarif", summary: "SARIF 2.1.0, for GitHub code scanning", fileEnding: "sarif",
    drawsTransitions: true, countsOccurrences: true, body: .whole { SARIFReport($0).text })
}

/// A SARIF log with one run.
struct SARIFReport {
  /// The most results GitHub takes of one run.
  static let resultLimit = 25_000

  private let report: RunReport

  init(_ report: RunReport) { self.report = report }

  private var settings: ReportSettings { report.settings }

  var text: String {
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.pretty
  }

  private var run: JSONValue {
    [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "invocations": [invocation],
      "results": .array(report.findings.prefix(Self.resultLimit).map(result)),
    ]
  }

  private var driver: JSONValue {
    [
      "name": .string(settings.toolName),
      "version": .string(settings.toolVersion),
      "semanticVersion": .string(settings.toolVersion),
      "rules": .array(settings.rules.map(rule)),
    ]
  }

  private var invocation: JSONValue {
    var members: [JSONValue.Member] = [.init("executionSuccessful", true)]
    let cut = max(0, report.findings.count - Self.resultLimit) + report.summary.unreported
    if cut > 0 {
      members.append(
        .init(
          "toolExecutionNotifications",
          [
            [
              "level": "warning",
              "message": ["text": .string("\(RunSummary.counted(cut, "more finding")) left out")],
            ]
          ]))
    }
    return .object(members)
  }

  private func rule(_ rule: RuleDescription) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(rule.id)),
      .init("shortDescription", ["text": .string(rule.summary)]),
      .init("fullDescription", ["text": .string(rule.finds)]),
      .init(
        "help", ["text": .string(rule.remedy), "markdown": .string(rule.markdown(level: 1))]),
      .init("defaultConfiguration", ["level": .string(rule.severity.rawValue)]),
      .init(
        "properties",
        [
          "tags": ["lifecycle", "correctness"], "precision": "very-high",
          "problem.severity":
            .string(rule.severity == .note ? "recommendation" : rule.severity.rawValue),
        ]),
    ]
    if let uri = settings.helpURI { members.insert(.init("helpUri", .string(uri)), at: 4) }
    return .object(members)
  }
}

extension SARIFReport {
  private func result(_ reported: ReportedFinding) -> JSONValue {
    let finding = reported.finding
    var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
    members.add("ruleIndex", settings.rules.firstIndex { $0.id == finding.rule })
    members.add("level", finding.severity.rawValue)
    members.append(.init("message", ["text": .string(finding.message)]))
    let place =
      if let source = finding.foundSource {
        location(source.file, LogPosition(offset: 0, line: source.line))
      } else {
        location(finding.file, finding.position)
      }
    members.append(.init("locations", [place]))
    if !related(finding).isEmpty {
      members.append(.init("relatedLocations", .array(related(finding))))
    }
    if let transition = reported.transition {
      members.append(.init("codeFlows", [codeFlow(transition)]))
    }
    // The same finding has the same hash in the next recording, whatever its line.
    let hash = "\(finding.fingerprint):\(reported.occurrence + 1)"
    members.append(.init("partialFingerprints", ["primaryLocationLineHash": .string(hash)]))
    return .object(members)
  }

  private func related(_ finding: Finding) -> [JSONValue] {
    var locations = finding.notes.enumerated().map { index, note in
      location(note.file, note.position, id: index + 1, message: note.message)
    }
    if finding.foundSource != nil {
      locations.append(
        location(
          finding.file, finding.position, id: locations.count + 1, message: "recorded here"))
    } else if let source = finding.source {
      locations.append(
        location(
          source.file, LogPosition(offset: 0, line: source.line), id: locations.count + 1,
          message: "the code that recorded the event"))
    }
    return locations
  }

  private func codeFlow(_ transition: ViewTransition) -> JSONValue {
    let locations = transition.events.map { event -> JSONValue in
      [
        "location": location(
          transition.file, event.position, message: event.event.description)
      ]
    }
    return ["threadFlows": [["locations": .array(locations)]]]
  }

  private func location(
    _ file: String, _ position: LogPosition, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.add("id", id)
    let path = ReportPath.relative(file, settings)
    var physical: [JSONValue.Member] = [
      .init("artifactLocation", ["uri": .string(ReportPath.uri(path))])
    ]
    if position.line > 0 { physical.append(.init("region", region(position))) }
    members.append(.init("physicalLocation", .object(physical)))
    if let message { members.append(.init("message", ["text": .string(message)])) }
    return .object(members)
  }

  private func region(_ position: LogPosition) -> JSONValue {
    let column = max(1, position.column)
    return [
      "startLine": .int(position.line), "startColumn": .int(column),
      "endLine": .int(position.line), "endColumn": .int(max(column + 1, position.endColumn)),
    ]
  }
}
