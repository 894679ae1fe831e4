import EventLint
import EventModel
import SourceLint

/// A choice of rules: of those about logs, or of those about source.
protocol RuleChoice {
  static var ids: [String] { get }
  var only: Set<String>? { get set }
  var skip: Set<String> { get set }
  /// Severities other than a rule's own, by rule.
  var severities: [String: Severity] { get set }
}

extension LintConfiguration: RuleChoice {
  static var ids: [String] { Rule.all.map(\.description.id) }
}

extension SourceScan.Options: RuleChoice {
  static var ids: [String] { SourceRule.ids }
}

/// Which rules run and how much they matter: `--only`, `--skip`, `--severity`.
enum RuleSelection {
  static var ids: [String] { LintConfiguration.ids + SourceScan.Options.ids }

  static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// Returns the id a word means, or nil; dashes are read as underscores.
  static func knownID(_ word: String) -> String? {
    let plain = String(word.map { $0 == "-" ? "_" : $0 })
    return ids.contains(plain) ? plain : nil
  }

  /// Reads the configuration and the options into a configuration.
  ///
  /// - Throws: a failure with status 64 for an unknown rule or severity.
  static func apply<Choice: RuleChoice>(_ run: Run, to rules: inout Choice) throws(ToolFailure) {
    let (invocation, configuration) = (run.invocation, run.configuration)
    rules.only = configuration.only.map { Set($0) }
    rules.skip = Set(configuration.skip)
    for (rule, level) in configuration.severities { set(rule, to: level, in: &rules) }
    let only = LintOptions.only(Choice.ids)
    if invocation.has(only) {
      let ids = try ids(invocation.words(only), among: Choice.ids)
      try check(ids, against: Choice.ids)
      rules.only = Set(ids)
    }
    let skipped = invocation.words(LintOptions.skip(Choice.ids))
    rules.skip.formUnion(try ids(skipped, among: Choice.ids))
    for text in invocation.words(LintOptions.severity) {
      let parts = text.split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2 else {
        throw .usage("'--severity \(text)' is not RULE=off|note|warning|error" + meant(by: text))
      }
      if let rule = knownID(parts[1]), let level = level(meantBy: parts[0]) {
        throw .usage(
          "'--severity \(text)' is not RULE=off|note|warning|error"
            + Spelling.question("\(rule)=\(level)"))
      }
      let (rule, level) = (try id(parts[0], among: Choice.ids), parts[1])
      if !levels.contains(level) {
        let nearest = self.level(meantBy: level)
        throw .usage(
          "unknown severity '\(level)' for '\(rule)'" + Spelling.question(nearest, among: levels))
      }
      set(rule, to: level, in: &rules)
    }
  }

  /// Checks that the command can report one of the only rules that are on.
  private static func check(_ only: [String], against ids: [String]) throws(ToolFailure) {
    guard let first = only.min() else { throw .usage("'--only' names no rule") }
    if only.contains(where: ids.contains) { return }
    throw .usage("'\(first)' is a rule of '\(command(of: first))'; it finds nothing here")
  }

  private static func command(of rule: String) -> String {
    SourceRule.ids.contains(rule) ? "scan" : "lint"
  }

  /// Returns the id a word means; dashes are read as underscores.
  ///
  /// - Parameters:
  ///   - own: The rules that are suggested first.
  ///   - mayBeCommand: Whether the name of a subcommand may stand in its place.
  static func id(
    _ word: String, among own: [String] = ids, mayBeCommand: Bool = false
  ) throws(ToolFailure) -> String {
    if let id = knownID(word) { return id }
    let levels = Severity.allCases.map(\.rawValue)
    if let level = levels.first(where: { word == $0 || word == $0 + "s" }) {
      throw .usage("'\(word)' is a severity, not a rule; did you mean '--min-severity \(level)'?")
    }
    if mayBeCommand, let command = command(meantBy: word) {
      throw .usage("unknown rule '\(word)'" + Spelling.question("transition-lint help \(command)"))
    }
    throw .usage("unknown rule '\(word)'" + hint(word, among: own))
  }

  /// Returns the subcommand that a word means rather than a rule: its name, or a word that is not
  /// part of a rule's name.
  private static func command(meantBy word: String) -> String? {
    let names = Command.root.subcommands.map(\.name)
    if names.contains(word) { return word }
    return Spelling.meant(by: word, among: ids) == nil
      ? CommonMistakes.subcommand(word, among: names) : nil
  }

  /// Returns the end of a message about an unknown rule.
  private static func hint(_ word: String, among own: [String]) -> String {
    if let meant = meant(by: word, among: own) { return Spelling.question(meant) }
    let other = meant(by: word, among: ids)
    return (other.map { "; '\($0)' is a rule of '\(command(of: $0))'" } ?? "")
      + "; 'transition-lint rules' lists them"
  }

  /// Returns the rule whose name is nearest to a word, or has a part that begins like it.
  static func meant(by word: String, among ids: [String]) -> String? {
    Spelling.meant(by: word, among: ids) ?? Spelling.related(to: word, among: ids)
  }

  /// Returns the severity that a word means, or nil.
  static func level(meantBy word: String) -> String? {
    levels.contains(word)
      ? word
      : CommonMistakes.severities[word.lowercased()] ?? Spelling.nearest(to: word, among: levels)
  }

  /// Returns the suggestion for a value of `--severity` without an equals sign, written with one.
  private static func meant(by text: String) -> String {
    if levels.contains(text) { return Spelling.question("--min-severity \(text)") }
    guard let colon = text.firstIndex(of: ":") else { return "" }
    return Spelling.question("\(text[..<colon])=\(text[text.index(after: colon)...])")
  }

  private static func ids(
    _ words: [String], among own: [String]
  ) throws(ToolFailure) -> [String] {
    try words.map { word throws(ToolFailure) in try id(word, among: own) }
  }

  private static func set(_ rule: String, to level: String, in rules: inout some RuleChoice) {
    if let severity = Severity(rawValue: level) {
      rules.skip.remove(rule)
      rules.severities[rule] = severity
    } else {
      rules.skip.insert(rule)
    }
  }
}
