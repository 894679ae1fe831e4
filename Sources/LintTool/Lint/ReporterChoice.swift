import EventLog
import EventModel
import EventReports

/// The reporters of a run: `--reporter NAME[:FILE]`, any number of times.
enum ReporterChoice {
  /// Returns the reporters that some texts name, each with its file; `text` if none is named.
  ///
  /// - Throws: a failure with status 64 for an unknown name, and for two on standard output.
  static func reporters(
    _ texts: [String], _ invocation: Invocation
  ) throws(ToolFailure) -> [(reporter: Reporter, file: String?)] {
    var chosen: [(reporter: Reporter, file: String?)] = []
    for text in texts.isEmpty ? [Reporter.all[0].name] : texts {
      chosen.append(try reporter(text, invocation))
    }
    let printed = chosen.filter { $0.file == nil }
    if printed.count > 1 {
      let names = printed.map { "'\($0.reporter.name)'" }.joined(separator: " and ")
      throw .usage(
        "\(names) would both print to standard output: give one a file, "
          + "e.g. --format \(printed[1].reporter.name):report.\(printed[1].reporter.fileEnding)",
        invocation)
    }
    return chosen
  }

  private static func reporter(
    _ text: String, _ invocation: Invocation
  ) throws(ToolFailure) -> (reporter: Reporter, file: String?) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let reporter = Reporter.named(name) else {
      let names = Reporter.all.map(\.name)
      let takesFrom = invocation.command.options.contains { $0.name == CommandOption.from.name }
      if takesFrom, LogFormat.named(name) != nil {
        throw .usage(
          "'\(name)' is a format of logs, not of reports; did you mean '--from \(name)'?",
          invocation)
      }
      if CommonMistakes.isPath(name) {
        throw .usage(
          "'\(name)' is a file, not a report format; did you mean "
            + "'\(invocation.path.joined(separator: " ")) \(name)'?", invocation)
      }
      let nearest = Spelling.meant(by: name, among: names)
      let hint = Spelling.question(nearest, among: names)
      throw .usage("unknown report format '\(name)'" + hint, invocation)
    }
    guard parts.count == 2 else { return (reporter, nil) }
    if parts[1].isEmpty { throw .usage("'--format \(text)' names no file", invocation) }
    return (reporter, String(parts[1]))
  }
}
