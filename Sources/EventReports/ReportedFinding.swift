package import EventModel

/// A finding as a report gets it, with its places resolved and the lines of the log around them.
package struct ReportedFinding: Hashable, Sendable {
  /// The finding; every position has its line and columns.
  package var finding: Finding

  /// The lines of the log around the finding; none if they can no longer be looked up.
  package var lines: [LogLine]

  /// The lines of the log around each note, in the order of the finding's notes.
  package var noteLines: [[LogLine]]

  package var transition: ViewTransition?

  /// How many findings with the same fingerprint came before it in this run.
  package var occurrence = 0

  package init(
    _ finding: Finding, lines: [LogLine] = [], noteLines: [[LogLine]] = [],
    transition: ViewTransition? = nil
  ) {
    self.finding = finding
    self.lines = lines
    self.noteLines = noteLines
    self.transition = transition
  }
}
