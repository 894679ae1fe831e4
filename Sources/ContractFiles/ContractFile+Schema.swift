import EventModel
import JSON

extension ContractFile {
  /// The JSON schema of contract files, made from the tables of keys that read and write them.
  public static var schema: String {
    guard case .object(var members) = FileKey.schema(FileKey<Contract>.contract) else { return "" }
    members.insert(
      contentsOf: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", "transition-lint contract"),
        .init("description", "A system's callbacks, states, orders and promises"),
      ], at: 0)
    for index in members.indices where members[index].key == "properties" {
      guard case .object(var properties) = members[index].value else { continue }
      properties.append(.init(ContractReading.versionsKey, versions))
      members[index].value = .object(properties)
    }
    return JSONValue.object(members).fitted()
  }

  /// The schema of the versions: any of the contract's keys, of which only the profile is required.
  private static let versions: JSONValue = [
    "description": .string(
      "Further versions of the system: a profile and the keys that differ from the contract's; "
        + "null takes a key away"),
    "type": "array",
    "items": [
      "type": "object", "required": ["profile"],
      "propertyNames": [
        "enum": .strings(FileKey<Contract>.contract.map(\.name) + [ContractReading.changedKey])
      ],
      "properties": .object([
        .init(
          ContractReading.changedKey,
          [
            "description": "Elements of lists that take the place of those of the same name",
            "type": "object",
            "propertyNames": ["enum": .strings(ContractReading.namedLists)],
          ])
      ]),
    ],
  ]
}
