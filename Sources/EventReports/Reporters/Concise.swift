import EventModel

extension Reporter {
  /// One line a finding: `app.log:7:12: error: … (repeated_callback)`.
  package static let concise = Reporter(
    name: "concise", fileEnding: "txt",
    body: .streamed(
      each: { ConciseFinding.line($0.finding, Paint(isOn: $1.isColored)) + "\n" }, end: { _ in "" })
  )
}

enum ConciseFinding {
  static func line(_ finding: Finding, _ paint: Paint) -> String {
    paint(.strong, "\(place(of: finding)):") + " "
      + paint(Paint.Color(finding.severity), "\(finding.severity.rawValue):") + " "
      + "\(TextLayout.oneLine(finding.message)) (\(finding.rule))"
  }

  private static func place(of finding: Finding) -> String {
    let file = TextLayout.oneLine(finding.file)
    guard finding.position.line > 0 else { return file }
    return "\(file):\(finding.position.line):\(max(1, finding.position.column))"
  }
}
