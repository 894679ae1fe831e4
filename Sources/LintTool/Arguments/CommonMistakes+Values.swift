import EventModel
import EventReports

// Values of options: words of other tools, and values in a form that the option does not have.
extension CommonMistakes {
  /// Severities by the words of other tools.
  static let severities = [
    "warn": "warning", "info": "note", "information": "note", "hint": "note", "notice": "note",
    "suggestion": "note", "none": "off", "ignore": "off", "disable": "off", "disabled": "off",
    "never": "off", "false": "off", "fatal": "error", "critical": "error", "err": "error",
  ]

  /// Formats of reports and pictures by the words of other tools.
  static let formats = [
    "md": "markdown", "perfetto": "trace", "chrome": "trace", "codeclimate": "gitlab",
    "code-quality": "gitlab", "plain": "text", "oneline": "concise", "ascii": "timeline",
    "graphviz": "dot", "sequence": "mermaid",
  ]

  /// Returns the end of the message about an unknown value of an option that takes some words: what
  /// was meant, or the words.
  static func hint(
    _ word: String, of option: CommandOption, among words: [String], _ command: Command
  ) -> String {
    if let line = lineWritingFile(word, of: option, among: words, command) {
      return Spelling.question(line)
    }
    let plain = word.lowercased()
    let other = (severities[plain] ?? formats[plain]).flatMap { words.contains($0) ? $0 : nil }
    if let meant = other ?? Spelling.meant(by: word, among: words) {
      return Spelling.question(meant)
    }
    let isReport = command.name == "render" && Reporter.named(formats[plain] ?? word) != nil
    return "; it takes \(words.joined(separator: ", "))"
      + (isReport ? "; '\(word)' is a format of 'transition-lint lint'" : "")
  }

  /// Returns the options for `--format html:out.html`, which is the form of reports, in a command
  /// that prints something else; nil for other values.
  private static func lineWritingFile(
    _ word: String, of option: CommandOption, among words: [String], _ command: Command
  ) -> String? {
    guard let mark = word.firstIndex(where: { ":=".contains($0) }) else { return nil }
    let (name, file) = (String(word[..<mark]), word[word.index(after: mark)...])
    guard words.contains(name), !file.isEmpty else { return nil }
    return "--\(option.name) \(name) " + (command.takes(.output) ? "-o \(file)" : "> \(file)")
  }

  /// Returns the options for a text that joins the names of reports or of a report and its file by
  /// another sign: `json=out.json`, `json,text`; nil for other texts.
  static func reports(meantBy text: String) -> String? {
    let names = splitList(text).compactMap(Reporter.named)
    if names.count > 1, names.count == splitList(text).count {
      let others = names.dropFirst().map { " --format \($0.name):report.\($0.fileEnding)" }
      return "--format \(names[0].name)" + others.joined()
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let reporter = Reporter.named(String(parts[0])) else { return nil }
    return "--format \(reporter.name):\(parts[1])"
  }

  /// Returns the reporter that a word means, or nil.
  static func reporter(meantBy word: String) -> String? {
    formats[word.lowercased()].flatMap(Reporter.named)?.name
      ?? Spelling.meant(by: word, among: Reporter.all.map(\.name))
  }

  /// Returns the built-in contract that a word means, or nil.
  static func contract(meantBy word: String) -> String? {
    contracts[word.lowercased()] ?? Spelling.meant(by: word, among: Contracts.names)
  }
}
