import ContractFiles
import EventModel
import EventReports
import JSON

extension ConfigurationKey {
  private static let ruleIDs: JSONValue = ["enum": .strings(RuleSelection.ids)]

  static let only = ConfigurationKey(
    name: "only", help: "The rules that run (default: all)",
    schema: ["type": "array", "items": ruleIDs]
  ) { node, reading throws(JSONMistake) in
    let rules = try node.list("a list of rules")
      .map { element throws(JSONMistake) in try element.rule() }
    reading.configuration.only = rules
    return .strings(rules)
  }

  static let skip = texts(
    "skip", "The rules that do not run", "a list of rules", "a rule", \.skip, items: ruleIDs
  ) { node, _, _ throws(JSONMistake) in try node.rule() }

  static let severity = ConfigurationKey(
    name: "severity", help: "The severity of each rule named",
    schema: [
      "type": "object", "propertyNames": ruleIDs,
      "additionalProperties": ["enum": .strings(RuleSelection.levels)],
    ]
  ) { node, reading throws(JSONMistake) in
    guard let members = node.members else { throw node.expected("an object: rule by rule") }
    var shown: [JSONValue.Member] = []
    for member in members {
      let rule = try member.keyNode.rule()
      let level = try member.value.level()
      reading.configuration.severities.append((rule, level))
      shown.append(.init(rule, .string(level)))
    }
    return shown.isEmpty ? nil : .object(shown)
  }

  static let minSeverity = ConfigurationKey(
    name: "minSeverity", help: "Lowest severity to report",
    schema: ["enum": .strings(Severity.allCases.map(\.rawValue))]
  ) { node, reading throws(JSONMistake) in
    let word = try node.level()
    guard Severity(rawValue: word) != nil else {
      throw node.unknown("severity", word, among: Severity.allCases.map(\.rawValue))
    }
    reading.configuration.minSeverity = Severity(rawValue: word)
    return .string(word)
  }

  static let strict = ConfigurationKey(
    name: "strict", help: "Whether warnings fail the run too", schema: ["type": "boolean"]
  ) { node, reading throws(JSONMistake) in
    let isStrict = try node.truth()
    reading.configuration.isStrict = isStrict
    return .bool(isStrict)
  }

  static let baseline = text(
    "baseline", "File of known findings, relative to this file", "the name of a file", \.baseline)

  static let maxFindings = ConfigurationKey(
    name: "maxFindings", help: "Maximum number of findings to report; the rest are counted",
    schema: ["type": "integer", "minimum": 0]
  ) { node, reading throws(JSONMistake) in
    guard let count = node.int, count >= 0 else { throw node.expected("a whole number from 0 on") }
    reading.configuration.maxFindings = count
    return .int(count)
  }

  static let reporters = texts(
    "reporters", "Formats of reports, each with \":FILE\" if it is not printed",
    "a list of reporters, e.g. [\"text\", \"sarif:report.sarif\"]", "a reporter", \.reporters
  ) { node, text, reading throws(JSONMistake) in
    let name = String(text.prefix { $0 != ":" })
    if Reporter.named(name) == nil {
      throw node.unknown(
        "report format", name, among: Reporter.all.map(\.name),
        meaning: CommonMistakes.reporter(meantBy: name))
    }
    let file = text.dropFirst(name.count + 1)
    return file.isEmpty ? text : "\(name):\(reading.configuration.resolved(String(file)))"
  }
}

extension JSONNode {
  fileprivate func rule() throws(JSONMistake) -> String {
    let word = try words("a rule")
    guard let id = RuleSelection.knownID(word) else {
      throw unknown(
        "rule", word, among: RuleSelection.ids,
        meaning: RuleSelection.meant(by: word, among: RuleSelection.ids))
    }
    return id
  }

  fileprivate func level() throws(JSONMistake) -> String {
    let word = try words("a severity")
    guard RuleSelection.levels.contains(word) else {
      throw unknown(
        "severity", word, among: RuleSelection.levels, meaning: RuleSelection.level(meantBy: word))
    }
    return word
  }
}
