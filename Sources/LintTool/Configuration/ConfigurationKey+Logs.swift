import ContractFiles
import EventChecking
import EventLog
import EventModel
import JSON

extension ConfigurationKey {
  static let schemaReference = ConfigurationKey(
    name: "$schema", help: "The schema of this file, for editors", schema: ["type": "string"]
  ) { node, _ throws(JSONMistake) in
    _ = try node.words("the address of a schema")
    return nil
  }

  static let contract = text(
    "contract", "Contract to check against: a built-in one, or a file", "the name of a contract",
    \.contract
  ) { node, name, reading throws(JSONMistake) in
    if Contracts.names.contains(name) { return name }
    let path = reading.configuration.resolved(name)
    guard Contracts.isFile(name, at: path) else {
      throw node.unknown(
        "contract", name, among: Contracts.names, meaning: CommonMistakes.contract(meantBy: name))
    }
    return path
  }

  static let profile = text(
    "profile", "Version of the contract, if it has several", "the name of a profile", \.profile
  ) { node, name, reading throws(JSONMistake) in
    let contract = reading.contract.name
    let known = Contracts.profiles(named: contract)
    if Contracts.names.contains(contract), !known.contains(name) {
      if known.isEmpty { throw node.mistake("the contract '\(contract)' has no profiles") }
      throw node.unknown("profile", name, among: known)
    }
    return name
  }

  static let kinds = ConfigurationKey(
    name: "kinds", help: "Kinds to consider: documented, all, or a list of names",
    schema: [
      "oneOf": [
        ["enum": ["documented", "all"]],
        ["type": "array", "minItems": 1, "items": ["type": "string"]],
      ]
    ]
  ) { node, reading throws(JSONMistake) in
    if let word = node.text {
      if let kind = KindSelection.knownName(word, of: reading.contract) {
        throw node.mistake("kinds stand in a list" + Spelling.question("[\"\(kind)\"]"))
      }
      let choice = try node.known("value of 'kinds'", among: ["documented", "all"])
      reading.configuration.kinds = choice
      return .string(choice)
    }
    let known = reading.contract.kinds.map(\.name)
    var names: [String] = []
    for element in try node.list("\"documented\", \"all\" or a list of kinds") {
      let word = try element.words("a kind")
      if KindSelection.wholeWords.contains(word) {
        throw element.mistake(
          "'\(word)' is not the name of a kind; it is the whole value or not in it"
            + Spelling.question("\"kinds\": \"\(word)\""))
      }
      guard let name = KindSelection.knownName(word, of: reading.contract) else {
        throw element.unknown(
          "kind", word, among: known, meaning: reading.contract.kind(meantBy: word))
      }
      names.append(name)
    }
    if names.isEmpty { throw node.expected("at least one kind") }
    reading.configuration.kinds = names.joined(separator: ",")
    return .strings(names)
  }

  static let callbacks = ConfigurationKey(
    name: "callbacks", help: "A team's own words for callbacks, by word",
    schema: ["type": "object", "additionalProperties": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    guard let members = node.members else {
      throw node.expected("an object, e.g. {\"onWillAppear\": \"viewWillAppear\"}")
    }
    let known = (reading.contract.callbacks + reading.contract.contextCallbacks).map(\.name)
    var shown: [JSONValue.Member] = []
    for member in members {
      let name = try member.value.known("callback", among: known)
      reading.configuration.callbacks.append((member.key, Callback(name)))
      shown.append(.init(member.key, .string(name)))
    }
    return shown.isEmpty ? nil : .object(shown)
  }

  static let from = text(
    "from", "Format of the logs; auto detects it for each file", "a format", \.from,
    schema: ["enum": .strings(ReadingPlan.formatNames)]
  ) { node, _, _ throws(JSONMistake) in
    try node.known("format", among: ReadingPlan.formatNames)
  }

  static let exclude = texts(
    "exclude", "Patterns of files and directories to skip", "a list of patterns", "a pattern",
    \.excludes)

  static let ignore = texts(
    "ignore", "Patterns of whole lines that are not events; * is any text", "a list of patterns",
    "a pattern, e.g. \"*analytics*\"", \.ignored
  ) { node, pattern, _ throws(JSONMistake) in
    if LinePattern(pattern).matchesAnything {
      throw node.expected("a pattern that some line does not match")
    }
    return pattern
  }

  static let sourceRoot = text(
    "sourceRoot", "Directory of the source, relative to this file", "the name of a directory",
    \.sourceRoot
  ) { _, name, reading throws(JSONMistake) in reading.configuration.resolved(name) }

  static let assumptions = texts(
    "assumptions", "Assumptions to check the logs against", "a list of assumptions",
    "an assumption", \.assumptions
  ) { node, text, reading throws(JSONMistake) in
    if !text.contains(" "), CommonMistakes.isPath(text) {
      throw node.mistake("expected an assumption; files of assumptions stand in 'assumptionFiles'")
    }
    _ = try AssumptionTexts.assumption(at: node, AssumptionParser(reading.contract))
    return text
  }

  static let assumptionFiles = texts(
    "assumptionFiles", "Files of assumptions, relative to this file", "a list of files",
    "the name of a file", \.assumptionFiles
  ) { _, name, reading throws(JSONMistake) in reading.configuration.resolved(name) }
}
