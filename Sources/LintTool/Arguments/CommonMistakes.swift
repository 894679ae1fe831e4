import EventModel

/// Tables of common mistakes on the command line, each with the word that was meant.
///
/// Spelling mistakes are found by ``Spelling``; these tables hold words of other tools.
enum CommonMistakes {
  static let subcommands = [
    "analyse": "lint", "analyze": "lint", "run": "lint", "report": "lint", "test": "lint",
    "assert": "check", "assume": "check", "decide": "check", "judge": "check", "verify": "check",
    "export": "convert", "parse": "convert", "read": "convert", "transform": "convert",
    "gen": "generate", "random": "generate", "sequences": "generate", "orders": "generate",
    "coverage": "summarize", "count": "summarize", "stats": "summarize", "summary": "summarize",
    "discover": "mine", "infer": "mine", "learn": "mine",
    "draw": "render", "html": "render", "plot": "render", "show": "render", "timeline": "render",
    "describe": "explain", "why": "explain",
    "assumption": "check", "assumptions": "check", "sentences": "check", "language": "check",
    "list": "rules", "diff": "compare", "source": "scan", "configuration": "config",
    "settings": "config",
  ]

  static let subcommandOptions = [
    "version": "--version", "completion": "--generate-completion-script",
    "completions": "--generate-completion-script", "man": "--help", "manual": "--help",
  ]

  /// Options, without the dashes; a meaning may include a value.
  static let options = [
    "reporter": "format", "to": "format", "as": "format", "output-format": "format",
    "report": "format", "type": "format", "style": "format",
    "input-format": "from", "input": "from", "in-format": "from",
    "out": "output", "output-file": "output",
    "silent": "quiet", "debug": "verbose", "werror": "strict", "warnings-as-errors": "strict",
    "fail-on-warnings": "strict", "no-fail": "exit-zero", "always-succeed": "exit-zero",
    "ignore": "exclude", "disable": "skip", "without": "skip", "enable": "only", "rules": "only",
    "rule": "only", "threads": "jobs", "cores": "jobs", "parallel": "jobs", "watch": "follow",
    "tail": "follow", "limit": "max-findings", "max": "max-findings", "level": "min-severity",
    "kind": "kinds", "assumption": "assume", "framework": "contract", "configuration": "config",
    "json": "format json", "jsonl": "format jsonl", "sarif": "format sarif",
    "html": "format html", "xcode": "format xcode", "github": "format github",
    "markdown": "format markdown", "svg": "format svg", "csv": "format csv",
    "generate-manual": "help", "no-color": "color never", "no-colour": "color never",
    "colour": "color",
  ]

  /// Keys of the configuration, by the names of options and of other tools' keys.
  static let keys = [
    "format": "reporters", "reporter": "reporters", "disable": "skip", "disabled_rules": "skip",
    "rules": "only", "excluded": "exclude", "assumptionFile": "assumptionFiles",
  ]

  /// Returns the subcommand that a word means, by its spelling or as the word of another tool.
  static func subcommand(_ word: String, among names: [String]) -> String? {
    let others = subcommands.filter { names.contains($0.value) }
    let known = names + others.keys.sorted()
    let nearest = Spelling.nearest(to: word, among: known) ?? Spelling.meant(by: word, among: names)
    return nearest.map { others[$0] ?? $0 }
  }

  static let contracts = [
    "uikit": "view-transitions", "views": "view-transitions",
    "view-controllers": "view-transitions",
    "viewcontrollers": "view-transitions", "componentkit": "component-controllers",
    "components": "component-controllers", "controllers": "component-controllers",
  ]

  /// Options without a short form, by the letter that is often tried.
  static let letters: [Character: String] = [
    "q": "quiet", "v": "verbose", "j": "jobs", "f": "format", "o": "output", "c": "config",
    "k": "kinds", "s": "strict", "p": "profile", "e": "exclude", "a": "assume", "n": "max-findings",
    "V": "version", "r": "only",
  ]

  /// Returns the option that an unknown option of a command means, as it is written there, or nil.
  static func option(_ spelling: String, value: String?, of command: Command) -> String? {
    let known = command.options.map(\.name)
    if spelling.hasPrefix("--") {
      let name = String(spelling.dropFirst(2))
      if let meant = options[name.lowercased()], isKnown(meant, among: known) {
        return "--" + meant
      }
      return Spelling.meant(by: name, among: known).map { "--" + $0 }
    }
    guard let letter = spelling.dropFirst().first else { return nil }
    let spellings = [String(letter), letter.lowercased(), letter.uppercased()]
    let meanings = spellings.compactMap { letters[Character($0)] }
    guard let meant = meanings.first(where: { isKnown($0, among: known) }) else { return nil }
    return "--\(meant)" + (value.map { " \($0)" } ?? "")
  }

  private static func isKnown(_ meant: String, among known: [String]) -> Bool {
    known.contains(String(meant.prefix { $0 != " " }))
  }

  /// Whether a word is the name of a log rather than a word of the command line: there is such a file,
  /// or it looks like a path.
  static func isPath(_ word: String) -> Bool {
    guard case .missing = FileStatus.of(word) else { return true }
    if word == "-" || word.contains("/") { return true }
    return InputFiles.endings.contains { word.hasSuffix(".\($0)") }
  }

  /// Returns the command that reads a file which is a log or source by its name, or nil.
  ///
  /// - Parameter reader: The command that is to read a log.
  static func command(reading path: String, by reader: String = "lint") -> String? {
    if isSource(path) { return "transition-lint scan \(path)" }
    let endings = InputFiles.endings.filter { $0 != "txt" }
    return endings.contains { path.hasSuffix(".\($0)") }
      ? "transition-lint \(reader) \(path)" : nil
  }

  /// Returns how an argument of a command that takes none is written, or nil.
  static func argument(_ word: String, of command: Command, in program: String) -> String? {
    if command.name == "rules", let rule = RuleSelection.knownID(word) {
      return "\(program) explain \(rule)"
    }
    if command.takes(GenerateOptions.kind), let kind = Contracts.standard.kind(meantBy: word) {
      return "--kind \(kind)"
    }
    let isConfiguration = command.arguments.isEmpty && command.takes(.configFile) && isPath(word)
    return isConfiguration ? "--config \(word)" : nil
  }

  /// Returns the option meant by a word that begins with a typographic dash, `–strict` or
  /// `—strict`, which chats and documents put in place of hyphens; nil for other words.
  static func hyphenated(_ word: String) -> String? {
    let name = word.drop { "–—−-".contains($0) }
    guard let first = word.first, "–—−".contains(first), !name.isEmpty else { return nil }
    return (name.count == 1 ? "-" : "--") + name
  }

  static func isSource(_ word: String) -> Bool {
    ["swift", "m", "mm", "h"].contains { word.hasSuffix(".\($0)") }
  }

  static func isAssumption(_ word: String) -> Bool {
    let words = word.split(separator: " ")
    return words.count > 1 && words.contains { $0.contains(".view") }
      || words.count > 2 && (words.contains("before") || words.contains("after"))
      || word.contains("(") && word.contains(".view")
  }
}
