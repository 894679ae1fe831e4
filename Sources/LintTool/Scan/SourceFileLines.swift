import EventModel
import EventReports
import SourceReading

/// The lines of the source around findings, and their columns in characters.
struct SourceFileLines {
  private static let linesBefore = 1
  private static let linesAfter = 0

  private var files: [String: SourceFile] = [:]
  private var lines: [String: SourceLines] = [:]
  private var histories = 0
  private let life: LifeAutomaton

  /// Keeps those of the files that findings point to.
  init(_ files: [ScannedFile], of findings: [Finding], _ life: LifeAutomaton) {
    self.life = life
    let paths = Set(findings.flatMap { finding in [finding.file] + finding.notes.map(\.file) })
    for file in files where paths.contains(file.file.path) {
      self.files[file.file.path] = file.file
      lines[file.file.path] = SourceLines(file.file.bytes)
    }
  }

  mutating func reported(_ finding: Finding) -> ReportedFinding {
    var finding = finding
    finding.position = position(finding.position, in: finding.file)
    for index in finding.notes.indices {
      let note = finding.notes[index]
      finding.notes[index].position = position(note.position, in: note.file)
    }
    var transition: ViewTransition?
    if let history = finding.history {
      transition = ViewTransition(history, number: histories + 1, life, &finding)
      histories += 1
    }
    return ReportedFinding(
      finding,
      lines: sourceLines(around: finding.position, in: finding.file, before: Self.linesBefore),
      noteLines: finding.notes.map { sourceLines(around: $0.position, in: $0.file, before: 0) },
      transition: transition)
  }

  /// Returns a place with its columns in characters, as editors count.
  private func position(_ position: LogPosition, in file: String) -> LogPosition {
    guard let bytes = bytes(ofLine: position.line, in: file) else { return position }
    var position = position
    let before = TextLength(of: bytes.prefix(position.column - 1))
    let end = TextLength(of: bytes.prefix(position.endColumn - 1))
    (position.column, position.scalarsBefore) = (before.characters + 1, before.extraScalars)
    (position.endColumn, position.scalarsBeforeEnd) = (end.characters + 1, end.extraScalars)
    return position
  }

  private func bytes(ofLine line: Int, in file: String) -> ArraySlice<UInt8>? {
    guard let bytes = files[file]?.bytes, let starts = lines[file]?.starts, line >= 1,
      line <= starts.count
    else { return nil }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return bytes[start..<end]
  }

  private func sourceLines(around position: LogPosition, in file: String, before: Int) -> [LogLine]
  {
    let first = max(1, position.line - before)
    return (first...max(first, position.line + Self.linesAfter)).compactMap { number in
      bytes(ofLine: number, in: file).map { LogLine(number, String(decoding: $0, as: UTF8.self)) }
    }
  }
}
