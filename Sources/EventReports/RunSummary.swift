package import EventModel

package struct RunSummary: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// Recorded logs.
    case logs
    /// Client source: `events` counts the callbacks that classes override.
    case source
  }

  package var subject = Subject.logs
  package var files = 0
  package var lines = 0
  /// How many callbacks of the contract they hold.
  package var events = 0
  /// How many transitions closed in them.
  package var transitions = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  /// How many findings were counted and not reported, because there were too many.
  package var unreported = 0
  package var baselined = 0

  package init() {}

  package mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  package mutating func add(_ other: RunSummary) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    unreported += other.unreported
    baselined += other.baselined
  }

  package mutating func count(_ log: LogSummary) {
    files += 1
    lines += log.lines
    events += log.events
    transitions += log.transitions
  }
}
