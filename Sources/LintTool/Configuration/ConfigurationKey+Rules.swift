import ContractFiles
import EventModel
import EventReports
import JSON

extension ConfigurationKey {
  private static let ruleIDs: JSONValue = ["enum": .strings(RuleSelection.ids)]

  static let only = ConfigurationKey(
    "only", "The rules that run (default: all)", ["type": "array", "items": ruleIDs],
    value: { $0.only.map(JSONValue.strings) }
  ) { node, reading throws(JSONMistake) in
    reading.configuration.only = try node.list("a list of rules")
      .map { element throws(JSONMistake) in try element.rule() }
  }

  static let skip = texts(
    "skip", "The rules that do not run", "a list of rules", "a rule", \.skip, items: ruleIDs
  ) { node, _, _ throws(JSONMistake) in try node.rule() }

  static let severity = ConfigurationKey(
    "severity", "The severity of each rule named",
    [
      "type": "object", "propertyNames": ruleIDs,
      "additionalProperties": ["enum": .strings(RuleSelection.levels)],
    ],
    value: { configuration in
      let levels = configuration.severities
      return levels.isEmpty ? nil : .object(levels.map { .init($0.rule, .string($0.level)) })
    }
  ) { node, reading throws(JSONMistake) in
    guard let members = node.members else { throw node.expected("an object: rule by rule") }
    for member in members {
      let rule = try member.keyNode.rule()
      let level = try member.value.known("severity", among: RuleSelection.levels)
      reading.configuration.severities.append((rule, level))
    }
  }

  static let minSeverity = ConfigurationKey(
    "minSeverity", "Lowest severity to report",
    ["enum": .strings(Severity.allCases.map(\.rawValue))],
    value: { $0.minSeverity.map { .string($0.rawValue) } }
  ) { node, reading throws(JSONMistake) in
    let word = try node.known("severity", among: Severity.allCases.map(\.rawValue))
    reading.configuration.minSeverity = Severity(rawValue: word)
  }

  static let strict = ConfigurationKey(
    "strict", "Whether warnings fail the run too", ["type": "boolean"],
    value: { $0.isStrict.map(JSONValue.bool) }
  ) { node, reading throws(JSONMistake) in
    reading.configuration.isStrict = try node.truth()
  }

  static let baseline = text(
    "baseline", "File of known findings, relative to this file", "the name of a file", \.baseline)

  static let maxFindings = ConfigurationKey(
    "maxFindings", "Maximum number of findings to report; the rest are counted",
    ["type": "integer", "minimum": 0], value: { $0.maxFindings.map(JSONValue.int) }
  ) { node, reading throws(JSONMistake) in
    guard let count = node.int, count >= 0 else { throw node.expected("a whole number from 0 on") }
    reading.configuration.maxFindings = count
  }

  static let reporters = texts(
    "reporters", "Formats of reports, each with \":FILE\" if it is not printed",
    "a list of reporters, e.g. [\"text\", \"sarif:report.sarif\"]", "a reporter", \.reporters
  ) { node, text, reading throws(JSONMistake) in
    let name = String(text.prefix { $0 != ":" })
    if Reporter.named(name) == nil {
      throw node.unknown("reporter", name, among: Reporter.all.map(\.name))
    }
    let file = text.dropFirst(name.count + 1)
    return file.isEmpty ? text : "\(name):\(reading.configuration.resolved(String(file)))"
  }
}

extension JSONNode {
  fileprivate func rule() throws(JSONMistake) -> String {
    let word = try words("a rule")
    guard let id = RuleSelection.knownID(word) else {
      throw unknown("rule", word, among: RuleSelection.ids)
    }
    return id
  }
}
