import EventLint
import EventModel

/// Which rules run and how much they matter: `--only`, `--skip`, `--severity`.
enum RuleSelection {
  /// The ids of all rules.
  static var ids: [String] { Rule.all.map(\.description.id) }

  /// Reads the options into a configuration.
  ///
  /// - Throws: a failure with status 64 for a rule or a severity there is none of.
  static func apply(
    _ invocation: Invocation, to rules: inout LintConfiguration
  ) throws(ToolFailure) {
    if invocation.has(LintOptions.only) {
      rules.only = Set(try ids(invocation.words(LintOptions.only), invocation))
    }
    rules.skip.formUnion(try ids(invocation.words(LintOptions.skip), invocation))
    for text in invocation.words(LintOptions.severity) {
      let parts = text.split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2 else {
        throw .usage("'--severity \(text)' is not RULE=off|note|warning|error", invocation)
      }
      try set(id(parts[0], invocation), to: parts[1], in: &rules, invocation)
    }
  }

  /// Returns the id a word means; dashes are read as underscores.
  static func id(_ word: String, _ invocation: Invocation) throws(ToolFailure) -> String {
    let plain = String(word.map { $0 == "-" ? "_" : $0 })
    if ids.contains(plain) { return plain }
    let nearest = Spelling.nearest(to: plain, among: ids)
    let hint =
      nearest == nil ? "; 'transition-lint rules' lists them" : didYouMean(nearest)
    throw .usage("unknown rule '\(word)'" + hint, invocation)
  }

  private static func ids(
    _ words: [String], _ invocation: Invocation
  ) throws(ToolFailure) -> [String] {
    var ids: [String] = []
    for word in words { ids.append(try id(word, invocation)) }
    return ids
  }

  private static func set(
    _ rule: String, to level: String, in rules: inout LintConfiguration, _ invocation: Invocation
  ) throws(ToolFailure) {
    if level == "off" {
      rules.skip.insert(rule)
    } else if let severity = Severity(rawValue: level) {
      rules.skip.remove(rule)
      rules.severities[rule] = severity
    } else {
      let levels = ["off"] + Severity.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: level, among: levels)
      let hint =
        nearest == nil ? "; there are \(levels.joined(separator: ", "))" : didYouMean(nearest)
      throw .usage("unknown severity '\(level)' for '\(rule)'" + hint, invocation)
    }
  }
}
