import EventModel
import JSON

/// A key of an object in a contract file: its name, its meaning, its schema, and how it is read and
/// written.
///
/// The reader, the writer and the schema all use the same lists of these.
struct FileKey<Value: Sendable>: Sendable {
  /// How the key's value is read into the object's.
  typealias Read =
    @Sendable (JSONNode, inout Value, inout ContractReading) throws(JSONMistake) -> Void
  /// A property of the object's value.
  typealias Property<Part> = any WritableKeyPath<Value, Part> & Sendable

  let name: String
  /// What it is, in one sentence without a full stop.
  let help: String
  /// The JSON schema of its value, without the description.
  let schema: JSONValue
  /// Whether every object must have it.
  let isRequired: Bool
  let read: Read
  /// What is written for it in a contract; nil to leave it out.
  let write: @Sendable (Value, Contract) -> JSONValue?

  init(
    _ name: String, _ help: String, _ schema: JSONValue, isRequired: Bool = false,
    write: @escaping @Sendable (Value, Contract) -> JSONValue?, read: @escaping Read
  ) {
    self.name = name
    self.help = help
    self.schema = schema
    self.isRequired = isRequired
    self.read = read
    self.write = write
  }

  /// Makes the key of a property.
  ///
  /// - Parameters:
  ///   - then: what is checked or noted after the value is read.
  ///   - isWritten: whether an object has the key; without it, a key that is not required is left
  ///     out if its value is empty or false.
  init<Part>(
    _ name: String, _ help: String, _ property: Property<Part>, _ shape: FileShape<Part>,
    isRequired: Bool = false, then: @escaping Read = { _, _, _ in },
    isWritten: (@Sendable (Value) -> Bool)? = nil
  ) {
    self.init(
      name, help, shape.schema, isRequired: isRequired,
      write: { value, contract in
        let json = shape.write(value[keyPath: property], contract)
        let isBlank = [[], [:], "", false].contains(json)
        return isWritten?(value) ?? (isRequired || !isBlank) ? json : nil
      }
    ) { node, value, reading throws(JSONMistake) in
      value[keyPath: property] = try shape.read(node, &reading)
      try then(node, &value, &reading)
    }
  }

  /// Makes the key of a property that may be nil.
  init<Part>(
    _ name: String, _ help: String, _ property: Property<Part?>, _ shape: FileShape<Part>,
    then: @escaping Read = { _, _, _ in }
  ) {
    self.init(
      name, help, shape.schema,
      write: { value, contract in value[keyPath: property].map { shape.write($0, contract) } }
    ) { node, value, reading throws(JSONMistake) in
      value[keyPath: property] = try shape.read(node, &reading)
      try then(node, &value, &reading)
    }
  }
}

extension FileKey {
  /// Returns the members of the object of a value in a contract.
  static func members(
    of value: Value, _ keys: [FileKey], _ contract: Contract
  ) -> [JSONValue.Member] {
    keys.compactMap { key in key.write(value, contract).map { .init(key.name, $0) } }
  }

  /// Returns the schema of the object with these keys.
  static func schema(_ keys: [FileKey]) -> JSONValue {
    let properties = keys.map { key in
      var members: [JSONValue.Member] = [.init("description", .string(key.help))]
      if case .object(let own) = key.schema { members += own }
      return JSONValue.Member(key.name, .object(members))
    }
    return [
      "type": "object",
      "additionalProperties": false,
      "required": .strings(keys.filter(\.isRequired).map(\.name)),
      "properties": .object(properties),
    ]
  }
}

extension JSONValue {
  static let textSchema: JSONValue = ["type": "string"]

  /// The schema of a name that assumptions spell: letters, digits and underscores.
  static let wordSchema: JSONValue = ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"]

  static func listSchema(of items: JSONValue, atLeast least: Int = 0) -> JSONValue {
    least == 0
      ? ["type": "array", "items": items]
      : ["type": "array", "minItems": .int(least), "items": items]
  }

  /// Returns the schema of an object with any keys and values of one kind.
  static func tableSchema(of values: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": values]
  }
}
