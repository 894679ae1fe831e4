/// All there is to say about a run: its findings, its logs and its counts.
public struct RunReport: Sendable {
  /// What the report depends on beside the findings.
  public var settings: ReportSettings

  /// The findings, log by log in the order of their lines; empty if they were streamed.
  public var findings: [ReportedFinding]

  /// The logs that were read, in order, clean ones included.
  public var logs: [LogSummary]

  /// The counts.
  public var summary: RunSummary

  /// What came more than once.
  public var repeats = RepeatedFindings()

  /// Makes a report.
  public init(
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
public struct LogSummary: Hashable, Sendable {
  /// The name of the log.
  public var file: String
  /// How many lines it has.
  public var lines: Int
  /// How many callbacks of the contract it holds.
  public var events: Int
  /// How many transitions closed in it.
  public var transitions: Int

  /// Makes a summary.
  public init(file: String, lines: Int = 0, events: Int = 0, transitions: Int = 0) {
    self.file = file
    self.lines = lines
    self.events = events
    self.transitions = transitions
  }
}
