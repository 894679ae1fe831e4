import EventChecking
import EventModel

extension Rule {
  static let malformedLine = Rule(
    RuleDescription(
      id: "malformed_line", severity: .warning,
      summary: "a line of a structured log that cannot be read, or only in part",
      finds: """
        A line of a transcript, NDJSON, CSV or unified log that its format does not allow. Reading \
        continues with the next line. A word of a transcript that names no column, and a declared \
        kind that resembles one of the contract's, are each reported once; the line is read \
        without it.
        """,
      matters: "An event may be lost with the line, and that may cause later findings.",
      remedy: """
        fix the line; if most lines are like it, name the log's format with --from, or its contract \
        with --contract
        """,
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
    guard case .malformed(let reason, let position) = observation else { return nil }
    return context.finding(rule, at: position, reason)
  }
}
