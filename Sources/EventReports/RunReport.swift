/// All there is to say about a run: its findings, its logs and its counts.
package struct RunReport: Sendable {
  /// What the report depends on beside the findings.
  package var settings: ReportSettings

  /// The findings, log by log in the order of their lines; empty if they were streamed.
  package var findings: [ReportedFinding]

  /// The logs that were read, in order, clean ones included.
  package var logs: [LogSummary]

  /// The counts.
  package var summary: RunSummary

  /// What came more than once.
  package var repeats = RepeatedFindings()

  /// Makes a report.
  package init(
    settings: ReportSettings, findings: [ReportedFinding] = [], logs: [LogSummary] = [],
    summary: RunSummary = RunSummary()
  ) {
    self.settings = settings
    self.findings = findings
    self.logs = logs
    self.summary = summary
  }
}

/// What was read of one log.
package struct LogSummary: Hashable, Sendable {
  /// The name of the log.
  package var file: String
  /// How many lines it has.
  package var lines: Int
  /// How many callbacks of the contract it holds.
  package var events: Int
  /// How many transitions closed in it.
  package var transitions: Int

  /// Makes a summary.
  package init(file: String, lines: Int = 0, events: Int = 0, transitions: Int = 0) {
    self.file = file
    self.lines = lines
    self.events = events
    self.transitions = transitions
  }
}
