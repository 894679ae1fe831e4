import ContractFiles
import EventLint
import EventModel
import EventReports
import JSON

extension ConfigurationKey {
  static let only = ConfigurationKey(
    "only", "The rules that run (default: all)", .listOfRules
  ) { node, reading throws(JSONMistake) in
    reading.configuration.only = try node.rules()
  }

  static let skip = ConfigurationKey(
    "skip", "The rules that do not run", .listOfRules
  ) { node, reading throws(JSONMistake) in
    reading.configuration.skip = try node.rules()
  }

  static let severity = ConfigurationKey(
    "severity", "The severity of each rule named",
    [
      "type": "object",
      "propertyNames": ["enum": .strings(RuleSelection.ids)],
      "additionalProperties": ["enum": .strings(RuleSelection.levels)],
    ]
  ) { node, reading throws(JSONMistake) in
    guard let members = node.members else { throw node.expected("an object: rule by rule") }
    for member in members {
      let key = JSONNode(
        content: .string(member.key), offset: member.offset, length: member.key.utf8.count + 2)
      let rule = try key.rule()
      let level = try member.value.word(among: RuleSelection.levels, "severity")
      reading.configuration.severities.append((rule, level))
    }
  }

  static let minSeverity = ConfigurationKey(
    "minSeverity", "Lowest severity to report",
    ["enum": .strings(Severity.allCases.map(\.rawValue))]
  ) { node, reading throws(JSONMistake) in
    let words = Severity.allCases.map(\.rawValue)
    let word = try node.word(among: words, "severity")
    reading.configuration.minSeverity = Severity(rawValue: word)
  }

  static let strict = ConfigurationKey(
    "strict", "Whether warnings fail the run too", ["type": "boolean"]
  ) { node, reading throws(JSONMistake) in
    guard case .bool(let value) = node.content else { throw node.expected("true or false") }
    reading.configuration.isStrict = value
  }

  static let baseline = ConfigurationKey(
    "baseline", "File of known findings, relative to this file",
    ["type": "string"]
  ) { node, reading throws(JSONMistake) in
    reading.configuration.baseline = try node.words("the name of a file")
  }

  static let maxFindings = ConfigurationKey(
    "maxFindings", "Maximum number of findings to report; the rest are counted",
    ["type": "integer", "minimum": 0]
  ) { node, reading throws(JSONMistake) in
    guard let count = node.int, count >= 0 else {
      throw node.expected("a whole number from 0 on")
    }
    reading.configuration.maxFindings = count
  }

  static let reporters = ConfigurationKey(
    "reporters", "Formats of reports, each with \":FILE\" if it is not printed",
    ["type": "array", "items": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    for element in try node.list("a list of reporters, e.g. [\"text\", \"sarif:report.sarif\"]") {
      let text = try element.words("a reporter")
      let name = String(text.prefix { $0 != ":" })
      if Reporter.named(name) == nil {
        throw element.unknown("reporter", name, among: Reporter.all.map(\.name))
      }
      let file = text.dropFirst(name.count + 1)
      reading.configuration.reporters.append(
        file.isEmpty ? text : "\(name):\(reading.configuration.resolved(String(file)))")
    }
  }
}

extension JSONValue {
  fileprivate static let listOfRules: JSONValue = [
    "type": "array", "items": ["enum": .strings(RuleSelection.ids)],
  ]
}

extension JSONNode {
  fileprivate func rules() throws(JSONMistake) -> [String] {
    var rules: [String] = []
    for element in try list("a list of rules") { rules.append(try element.rule()) }
    return rules
  }

  fileprivate func rule() throws(JSONMistake) -> String {
    let word = try words("a rule")
    guard let id = RuleSelection.knownID(word) else {
      throw unknown("rule", word, among: RuleSelection.ids)
    }
    return id
  }
}
