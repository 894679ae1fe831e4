import EventChecking
import EventModel

extension Rule {
  static let malformedLine = Rule(
    RuleDescription(
      id: "malformed_line", severity: .warning,
      summary: "a line of a structured log that cannot be read",
      finds: """
        A line of a transcript, NDJSON, CSV or unified log that is not what its format asks for. The \
        run goes on with the next line.
        """,
      matters: "An event may be lost with it, and later findings may be its doing.",
      remedy: "mend the line, or name the right format with --from",
      bad: """
        {"view":"A","event":"viewWillAppear"}
        {"view":"A","event":
        """,
      good: """
        {"view":"A","event":"viewWillAppear"}
        {"view":"A","event":"viewDidAppear"}
        """,
      source: "the formats' own definitions; RFC 8259 for JSON, RFC 4180 for CSV",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .malformed(let reason, let mark) = observation else { return nil }
    var finding = context.finding(
      rule, at: mark, "this line cannot be read: \(reason)")
    finding.help = context.remedy(rule)
    return finding
  }
}
