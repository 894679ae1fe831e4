import EventModel

extension Reporter {
  /// Workflow commands that GitHub Actions shows as annotations.
  ///
  /// GitHub shows ten of each severity per step, so errors come first, and one closing notice
  /// counts the rest. Source: GitHub, “Workflow commands for GitHub Actions”.
  package static let github = Reporter(
    name: "github", fileEnding: "txt", body: .whole { GitHubAnnotations(report: $0).text })
}

private struct GitHubAnnotations {
  private static let shown = 10

  let report: RunReport

  var text: String {
    var lines: [String] = []
    var rest = report.summary.unreported
    for severity in Severity.allCases.sorted(by: >) {
      let own = report.findings.map(\.finding).filter { $0.severity == severity }
      // One of the ten notices is kept for the count of the rest.
      let room = severity == .note && rest + max(0, own.count - Self.shown) > 0 ? 9 : Self.shown
      lines += own.prefix(room).map(command)
      rest += max(0, own.count - room)
    }
    if rest > 0 {
      let more = RunSummary.counted(rest, "more finding")
      lines.append("::notice title=transition-lint::\(more) not shown here")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ finding: Finding) -> String {
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = [("title", finding.rule)]
    if let source = finding.foundSource {
      properties.append(("file", path(source.file)))
      properties += [("line", "\(source.line)"), ("endLine", "\(source.line)")]
    } else if ReportPath.isPath(finding.file) {
      // An annotation without a file is shown at the run itself.
      properties.append(("file", path(finding.file)))
      properties += place(finding.position)
    }
    let listed = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    let recorded =
      finding.foundSource == nil
      ? "" : "\nrecorded at \(path(finding.file)):\(finding.position.line)"
    let help = finding.help.map { "\nhelp: \($0)" } ?? ""
    return "::\(word) \(listed)::\(Self.message(finding.message + recorded + help))"
  }

  private func place(_ position: LogPosition) -> [(String, String)] {
    guard position.line > 0 else { return [] }
    let (column, end) = (position.column, position.endColumn)
    return [
      ("line", "\(position.line)"), ("endLine", "\(position.line)"),
      ("col", "\(max(1, column))"),
    ] + (end > column ? [("endColumn", "\(end)")] : [])
  }

  private func path(_ file: String) -> String { ReportPath.relative(file, report.settings) }

  private static func message(_ text: String) -> String {
    let shown = text.map { $0.isNewline ? String($0) : TextLayout.oneLine(String($0)) }
    return shown.joined().escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    message(text).escaped([":": "%3A", ",": "%2C"])
  }
}
