import EventReports

/// A reporter during a run: what it prints, and where.
final class ReportOutput {
  private let reporter: Reporter
  private let sink: ByteSink
  private let file: OutputFile?
  private let settings: ReportSettings
  private var findings: [ReportedFinding] = []

  init(
    _ reporter: Reporter, to file: String?, _ settings: ReportSettings, _ console: Console
  ) throws(ToolFailure) {
    self.reporter = reporter
    self.settings = settings
    let file = try file.map { path throws(ToolFailure) in try OutputFile(path) }
    self.file = file
    sink = file?.sink ?? console.output
  }

  func add(_ finding: ReportedFinding) {
    switch reporter.body {
    case .streamed(let each, _): sink.write(each(finding, settings))
    case .whole: findings.append(finding)
    }
  }

  /// Writes what was printed so far, so that the user sees findings while a log is still being
  /// read.
  func flush() { sink.flush() }

  func finish(_ report: RunReport) throws(ToolFailure) {
    var report = report
    report.settings = settings
    report.findings = findings
    switch reporter.body {
    case .streamed(_, let end): sink.write(end(report))
    case .whole(let write): sink.write(write(report))
    }
    sink.flush()
    try file?.finish()
  }
}
