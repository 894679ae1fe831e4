import ContractFiles
import JSON

/// A key of the configuration: its name, its meaning, its schema, and how it is read and printed.
///
/// The reader, the schema, `config show` and the documents all use this one list.
struct ConfigurationKey: Sendable {
  typealias Reading = ConfigurationReading
  typealias Property<Value> = any WritableKeyPath<Configuration, Value> & Sendable
  /// Checks a text of the file and returns it in the form that the configuration keeps.
  typealias TextReading = @Sendable (JSONNode, String, Reading) throws(JSONMistake) -> String

  let name: String
  /// What it is, in one sentence without a full stop.
  let help: String
  /// The JSON schema of its value, without the description.
  let schema: JSONValue
  /// Reads its value, and returns it as `config show` prints it; nil for a value that sets nothing.
  let read: @Sendable (JSONNode, inout Reading) throws(JSONMistake) -> JSONValue?

  /// Makes the key of one text; `what` names the text in the message about a value of another type.
  static func text(
    _ name: String, _ help: String, _ what: String, _ property: Property<String?>,
    schema: JSONValue = ["type": "string"],
    _ take: @escaping TextReading = { _, text, _ throws(JSONMistake) in text }
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, help: help, schema: schema) {
      node, reading throws(JSONMistake) in
      let text = try take(node, try node.words(what), reading)
      reading.configuration[keyPath: property] = text
      return .string(text)
    }
  }

  static func texts(
    _ name: String, _ help: String, _ list: String, _ what: String, _ property: Property<[String]>,
    items: JSONValue = ["type": "string"],
    _ take: @escaping TextReading = { _, text, _ throws(JSONMistake) in text }
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, help: help, schema: ["type": "array", "items": items]) {
      node, reading throws(JSONMistake) in
      let texts = try node.list(list).map { element throws(JSONMistake) in
        try take(element, try element.words(what), reading)
      }
      reading.configuration[keyPath: property] = texts
      return texts.isEmpty ? nil : .strings(texts)
    }
  }

  /// Every key, in the order `config show` prints them.
  static let all: [ConfigurationKey] = [
    .schemaReference, .contract, .profile, .kinds, .only, .skip, .severity, .minSeverity, .strict,
    .assumptions, .assumptionFiles, .callbacks, .from, .exclude, .ignore, .sourceRoot, .reporters,
    .baseline, .maxFindings, .resources,
  ]

  static var schemaOfAll: JSONValue {
    let properties = all.map { key in
      var members: [JSONValue.Member] = [.init("description", .string(key.help))]
      if case .object(let own) = key.schema { members += own }
      return JSONValue.Member(key.name, .object(members))
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "transition-lint configuration",
      "description": .string("The content of \(Configuration.fileName)"),
      "type": "object",
      "additionalProperties": false,
      "properties": .object(properties),
    ]
  }
}

extension Configuration {
  /// The configuration as JSON: the keys that are set, in the order of the table.
  var json: JSONValue {
    .object(ConfigurationKey.all.compactMap { key in shown.first { $0.key == key.name } })
  }
}
