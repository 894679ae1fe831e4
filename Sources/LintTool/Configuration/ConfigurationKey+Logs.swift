import ContractFiles
import EventLog
import EventModel
import EventReports
import JSON

extension ConfigurationKey {
  static let schemaReference = ConfigurationKey(
    "$schema", "The schema of this file, for editors", ["type": "string"]
  ) { node, _ throws(JSONMistake) in
    _ = try node.words("the address of a schema")
  }

  static let contract = ConfigurationKey(
    "contract", "Contract to check against: a built-in one, or a file", ["type": "string"]
  ) { node, reading throws(JSONMistake) in
    let name = try node.words("the name of a contract")
    if Contracts.names.contains(name) {
      reading.configuration.contract = name
      return
    }
    let path = reading.configuration.resolved(name)
    guard Contracts.isFile(name, at: path) else {
      throw node.unknown("contract", name, among: Contracts.names)
    }
    reading.configuration.contract = path
  }

  static let profile = ConfigurationKey(
    "profile", "Version of the contract, if it has several", ["type": "string"]
  ) { node, reading throws(JSONMistake) in
    let name = try node.words("the name of a profile")
    let contract = reading.contract.name
    let known = Contracts.profiles(named: contract)
    if Contracts.names.contains(contract), !known.contains(name) {
      if known.isEmpty {
        throw JSONMistake(
          message: "the contract '\(contract)' has no profiles", offset: node.offset,
          length: node.length)
      }
      throw node.unknown("profile", name, among: known)
    }
    reading.configuration.profile = name
  }

  static let kinds = ConfigurationKey(
    "kinds", "Kinds to consider: documented, all, or a list of names",
    [
      "oneOf": [
        ["enum": ["documented", "all"]],
        ["type": "array", "minItems": 1, "items": ["type": "string"]],
      ]
    ]
  ) { node, reading throws(JSONMistake) in
    if let word = node.text {
      if let kind = KindSelection.knownName(word, of: reading.contract) {
        throw JSONMistake(
          message: "kinds stand in a list" + Spelling.question("[\"\(kind)\"]"),
          offset: node.offset, length: node.length)
      }
      reading.configuration.kinds = try node.word(among: ["documented", "all"], "value of 'kinds'")
      return
    }
    let known = reading.contract.kinds.map(\.name)
    var names: [String] = []
    for element in try node.list("\"documented\", \"all\" or a list of kinds") {
      let word = try element.words("a kind")
      guard let name = KindSelection.knownName(word, of: reading.contract) else {
        throw element.unknown("kind", word, among: known)
      }
      names.append(name)
    }
    if names.isEmpty { throw node.expected("at least one kind") }
    reading.configuration.kinds = names.joined(separator: ",")
  }

  static let callbacks = ConfigurationKey(
    "callbacks", "A team's own words for callbacks, by word",
    ["type": "object", "additionalProperties": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    guard let members = node.members else {
      throw node.expected("an object, e.g. {\"onWillAppear\": \"viewWillAppear\"}")
    }
    let known = (reading.contract.callbacks + reading.contract.contextCallbacks).map(\.name)
    for member in members {
      let name = try member.value.word(among: known, "callback")
      reading.configuration.callbacks.append((member.key, Callback(name)))
    }
  }

  static let from = ConfigurationKey(
    "from", "Format of the logs; auto detects it for each file",
    ["enum": .strings(ReadingPlan.formatNames)]
  ) { node, reading throws(JSONMistake) in
    reading.configuration.from = try node.word(among: ReadingPlan.formatNames, "format")
  }

  static let exclude = ConfigurationKey(
    "exclude", "Patterns of files and directories to skip",
    ["type": "array", "items": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    for element in try node.list("a list of patterns") {
      reading.configuration.excludes.append(try element.words("a pattern"))
    }
  }

  static let ignore = ConfigurationKey(
    "ignore", "Patterns of whole lines that are no events; * is any text",
    ["type": "array", "items": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    for element in try node.list("a list of patterns") {
      let pattern = try element.words("a pattern, e.g. \"*analytics*\"")
      if LinePattern(pattern).matchesAnything {
        throw element.expected("a pattern that some line does not match")
      }
      reading.configuration.ignored.append(pattern)
    }
  }

  static let sourceRoot = ConfigurationKey(
    "sourceRoot", "Directory of the source, relative to this file",
    ["type": "string"]
  ) { node, reading throws(JSONMistake) in
    let name = try node.words("the name of a directory")
    reading.configuration.sourceRoot = reading.configuration.resolved(name)
  }

  static let assumptions = ConfigurationKey(
    "assumptions", "Assumptions to check the logs against",
    ["type": "array", "items": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    for element in try node.list("a list of assumptions") {
      let text = try element.words("an assumption")
      try AssumptionTexts.check(text, reading.contract, at: element)
      reading.configuration.assumptions.append(text)
    }
  }

  static let assumptionFiles = ConfigurationKey(
    "assumptionFiles", "Files of assumptions, relative to this file",
    ["type": "array", "items": ["type": "string"]]
  ) { node, reading throws(JSONMistake) in
    for element in try node.list("a list of files") {
      let name = try element.words("the name of a file")
      reading.configuration.assumptionFiles.append(reading.configuration.resolved(name))
    }
  }
}
