import EventModel

extension Reporter {
  /// Lines that Xcode reads in the output of a build phase.
  ///
  /// Absolute path, line and column from 1, no color, one line a message; notes follow at once.
  /// Source: Apple, “Running custom scripts during a build”.
  package static let xcode = Reporter(
    name: "xcode", fileEnding: "txt",
    body: .streamed(each: { XcodeFinding.lines($0.finding, $1) }, end: { _ in "" }))
}

private enum XcodeFinding {
  static func lines(_ finding: Finding, _ settings: ReportSettings) -> String {
    let message = TextLayout.oneLine(finding.message)
    let title = "\(finding.severity.rawValue): \(message) (\(finding.rule))\n"
    // Xcode lists a message without a place under the build itself.
    if finding.foundSource == nil, !ReportPath.isPath(finding.file) { return title }
    // If the code that recorded the event is known, it is the position, so that a click opens it; the
    // log line is the note.
    let inSource = finding.foundSource.map { place($0.file, $0.line, 1, settings) }
    let inLog = place(finding.file, finding.position.line, finding.position.column, settings)
    var lines = "\(inSource ?? inLog): \(title)"
    if inSource != nil { lines += "\(inLog): note: recorded here\n" }
    for note in finding.notes {
      let at = place(note.file, note.position.line, note.position.column, settings)
      lines += "\(at): note: \(TextLayout.oneLine(note.message))\n"
    }
    return lines
  }

  private static func place(
    _ file: String, _ line: Int, _ column: Int, _ settings: ReportSettings
  ) -> String {
    let path = TextLayout.oneLine(ReportPath.absolute(file, settings))
    return "\(path):\(max(1, line)):\(max(1, column))"
  }
}
