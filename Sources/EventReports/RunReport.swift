/// The content of a report: the findings, the logs and the counts of a run.
package struct RunReport: Sendable {
  package var settings: ReportSettings

  /// The findings, log by log in the order of their lines; empty if they were streamed.
  package var findings: [ReportedFinding] = []

  /// The logs that were read, in order, clean ones included.
  package var logs: [LogSummary] = []

  package var summary = RunSummary()

  /// The findings that came more than once.
  package var repeats = RepeatedFindings()

  package init(settings: ReportSettings) { self.settings = settings }
}

package struct LogSummary: Hashable, Sendable {
  package var file: String
  package var lines: Int
  /// How many callbacks of the contract it holds.
  package var events: Int
  /// How many transitions closed in it.
  package var transitions: Int

  package init(file: String, lines: Int = 0, events: Int = 0, transitions: Int = 0) {
    self.file = file
    self.lines = lines
    self.events = events
    self.transitions = transitions
  }
}
