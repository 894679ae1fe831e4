import EventLog
import EventModel
import EventReports

/// Looks up the lines and columns of findings, and the lines of the log around them.
struct FindingResolver {
  private static let linesBefore = 2
  private static let linesAfter = 1

  let index: LineIndex
  let file: String
  /// Whether a report prints lines of the log.
  let readsLines: Bool
  /// Where the code that wrote the log is looked up, if it is.
  var sources: SourceIndex?

  /// Keeps the lines of a finding that is reported later.
  func keep(_ finding: Finding) {
    guard finding.file == file else { return }
    for position in [finding.position] + finding.notes.map(\.position) { index.keep(position) }
  }

  func reported(_ finding: Finding, in transition: ViewTransition?) -> ReportedFinding {
    // An assumption is declared outside the log; its place is known already.
    if finding.file != file { return ReportedFinding(finding, transition: nil) }
    var finding = finding
    finding.position = index.resolve(finding.position)
    if let source = finding.source { finding.source = found(source) }
    for place in finding.notes.indices {
      finding.notes[place].position = index.resolve(finding.notes[place].position)
    }
    var transition = transition
    for event in transition?.events.indices ?? 0..<0 {
      transition!.events[event].position = index.resolve(transition!.events[event].position)
    }
    guard readsLines else { return ReportedFinding(finding, transition: transition) }
    return ReportedFinding(
      finding,
      lines: index.lines(
        around: finding.position, before: Self.linesBefore, after: Self.linesAfter),
      noteLines: finding.notes.map { index.lines(around: $0.position) }, transition: transition)
  }

  /// Returns a source place with the path of its file, if there is exactly one such file.
  private func found(_ source: Finding.Source) -> Finding.Source {
    if let path = sources?.path(of: source.file) {
      return Finding.Source(file: path, line: source.line, isFound: true)
    }
    guard case .file = FileStatus.of(source.file) else { return source }
    return Finding.Source(file: source.file, line: source.line, isFound: true)
  }

  func resolved(_ remark: Finding.Note) -> Finding.Note {
    var remark = remark
    remark.position = index.resolve(remark.position)
    return remark
  }
}
