import JSON

/// The JSON schema of the configuration, made from the table of keys.
enum ConfigurationSchema {
  static var json: JSONValue {
    let properties = ConfigurationKey.all.map { key in
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
