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
  let read: @Sendable (JSONNode, inout Reading) throws(JSONMistake) -> Void
  let value: @Sendable (Configuration) -> JSONValue?

  init(
    _ name: String, _ help: String, _ schema: JSONValue,
    value: @escaping @Sendable (Configuration) -> JSONValue?,
    _ read: @escaping @Sendable (JSONNode, inout Reading) throws(JSONMistake) -> Void
  ) {
    self.name = name
    self.help = help
    self.schema = schema
    self.read = read
    self.value = value
  }

  /// Makes the key of one text; `what` names the text in the message about a value of another type.
  static func text(
    _ name: String, _ help: String, _ what: String, _ property: Property<String?>,
    schema: JSONValue = ["type": "string"],
    _ take: @escaping TextReading = { _, text, _ throws(JSONMistake) in text }
  ) -> ConfigurationKey {
    ConfigurationKey(name, help, schema, value: { $0[keyPath: property].map(JSONValue.string) }) {
      node, reading throws(JSONMistake) in
      let text = try take(node, try node.words(what), reading)
      reading.configuration[keyPath: property] = text
    }
  }

  static func texts(
    _ name: String, _ help: String, _ list: String, _ what: String, _ property: Property<[String]>,
    items: JSONValue = ["type": "string"],
    _ take: @escaping TextReading = { _, text, _ throws(JSONMistake) in text }
  ) -> ConfigurationKey {
    ConfigurationKey(
      name, help, ["type": "array", "items": items],
      value: { $0[keyPath: property].isEmpty ? nil : .strings($0[keyPath: property]) }
    ) { node, reading throws(JSONMistake) in
      for element in try node.list(list) {
        let text = try take(element, try element.words(what), reading)
        reading.configuration[keyPath: property].append(text)
      }
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
    .object(ConfigurationKey.all.compactMap { key in key.value(self).map { .init(key.name, $0) } })
  }
}
