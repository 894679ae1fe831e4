public import EventModel

/// The counts of a run.
public struct RunSummary: Hashable, Sendable {
  /// What was read.
  public enum Subject: Hashable, Sendable {
    /// Recorded logs.
    case logs
    /// Client source: `events` counts the callbacks that classes override.
    case source
  }

  /// What was read.
  public var subject = Subject.logs
  /// How many logs were read.
  public var files = 0
  /// How many lines they have.
  public var lines = 0
  /// How many callbacks of the contract they hold.
  public var events = 0
  /// How many transitions closed in them.
  public var transitions = 0
  /// How many findings of severity error there are.
  public var errors = 0
  /// How many findings of severity warning there are.
  public var warnings = 0
  /// How many findings of severity note there are.
  public var notes = 0
  /// How many findings were counted and not reported, because there were too many.
  public var unreported = 0
  /// How many findings were left out because the baseline lists them.
  public var baselined = 0

  /// Makes the summary of a run that read nothing.
  public init() {}

  /// How many findings there are.
  public var findings: Int { errors + warnings + notes }

  /// Counts a finding.
  public mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Adds the counts of other findings.
  public mutating func add(_ other: RunSummary) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    unreported += other.unreported
    baselined += other.baselined
  }

  /// Counts a log.
  public mutating func count(_ log: LogSummary) {
    files += 1
    lines += log.lines
    events += log.events
    transitions += log.transitions
  }
}
