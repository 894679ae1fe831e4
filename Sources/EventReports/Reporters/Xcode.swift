import EventModel

extension Reporter {
  /// Lines that Xcode reads in the output of a build phase.
  ///
  /// Absolute path, line and column from 1, no color, one line a message; notes follow at once.
  /// Source: Apple, “Running custom scripts during a build”.
  package static let xcode = Reporter(
    name: "xcode", summary: "errors and warnings in Xcode's issue navigator", fileEnding: "txt",
    body: .streamed(each: { XcodeFinding.lines($0.finding, $1) }, end: { _ in "" }))
}

private enum XcodeFinding {
  static func lines(_ finding: Finding, _ settings: ReportSettings) -> String {
    if finding.foundSource == nil, !ReportPath.isPath(finding.file) {
      // Xcode lists a message without a place under the build itself.
      return
        "\(finding.severity.rawValue): \(TextLayout.oneLine(finding.message)) (\(finding.rule))\n"
    }
    let inLog = place(finding.file, finding.position.line, finding.position.column, settings)
    let message = "\(TextLayout.oneLine(finding.message)) (\(finding.rule))"
    var lines = ""
    if let source = finding.foundSource {
      // The position is the code that recorded the event, so that a click opens it; the log line is
      // the note.
      let inSource = place(source.file, source.line, 1, settings)
      lines += "\(inSource): \(finding.severity.rawValue): \(message)\n"
      lines += "\(inLog): note: recorded here\n"
    } else {
      lines += "\(inLog): \(finding.severity.rawValue): \(message)\n"
    }
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
