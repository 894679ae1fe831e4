import EventModel
import EventReports

/// A reporter at work: what it prints, and where to.
final class ReportOutput {
  private let reporter: Reporter
  private let file: String?
  private let sink: ByteSink
  private let descriptor: Int32?
  private let settings: ReportSettings
  private var findings: [ReportedFinding] = []

  /// Opens where a reporter prints to.
  ///
  /// - Throws: a failure if the file cannot be written.
  init(
    _ reporter: Reporter, to file: String?, _ settings: ReportSettings, _ console: Console
  ) throws(ToolFailure) {
    self.reporter = reporter
    self.file = file
    self.settings = settings
    guard let file else {
      (sink, descriptor) = (console.output, nil)
      return
    }
    switch SystemCalls.openToWrite(file) {
    case .success(let opened): (sink, descriptor) = (ByteSink(.descriptor(opened)), opened)
    case .failure(let error): throw .impossible("cannot write '\(file)': \(error.words)")
    }
  }

  /// Whether nobody reads what it prints.
  var isClosed: Bool { sink.isClosed }

  /// Takes the next finding.
  func add(_ finding: ReportedFinding) {
    switch reporter.body {
    case .streamed(let each, _): sink.write(each(finding, settings))
    case .whole: findings.append(finding)
    }
  }

  /// Hands on what was printed so far, so that a person sees findings while a log is still read.
  func flush() { sink.flush() }

  /// Ends the report.
  ///
  /// - Throws: a failure if not all of it could be written.
  func finish(_ report: RunReport) throws(ToolFailure) {
    var report = report
    report.settings = settings
    report.findings = findings
    switch reporter.body {
    case .streamed(_, let end): sink.write(end(report))
    case .whole(let write): sink.write(write(report))
    }
    sink.flush()
    guard let descriptor, let file else { return }
    SystemCalls.closeFile(descriptor)
    if let failure = sink.failure {
      throw .impossible("cannot write '\(file)': \(failure.words)")
    }
  }
}
