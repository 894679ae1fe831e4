import JSON

/// A key of the configuration: its name, what it is, its schema, and how it is read.
///
/// The reader, the schema and the documents all use this one list.
struct ConfigurationKey: Sendable {
  let name: String
  /// What it is, in one sentence without a full stop.
  let help: String
  /// The JSON schema of its value, without the description.
  let schema: JSONValue
  let read: @Sendable (JSONNode, inout ConfigurationReading) throws(JSONMistake) -> Void

  init(
    _ name: String, _ help: String, _ schema: JSONValue,
    _ read:
      @escaping @Sendable (JSONNode, inout ConfigurationReading) throws(JSONMistake) -> Void
  ) {
    self.name = name
    self.help = help
    self.schema = schema
    self.read = read
  }

  /// Every key, in the order `config show` prints them.
  static let all: [ConfigurationKey] = [
    .schemaReference, .contract, .profile, .kinds, .only, .skip, .severity, .minSeverity, .strict,
    .assumptions, .assumptionFiles, .callbacks, .from, .exclude, .ignore, .sourceRoot, .reporters,
    .baseline, .maxFindings, .resources,
  ]
}
