import EventModel
import JSON

extension FileKey where Value == Contract {
  /// Every key of a contract, in the order in which they are written and read.
  static let contract: [FileKey] =
    [schemaReference] + vocabulary + life + episodes + usage + [advice]

  private static let schemaReference = FileKey(
    "$schema", "The schema of this file, for editors", .textSchema, write: { _, _ in nil }
  ) { node, _, _ throws(JSONMistake) in
    _ = try node.words("the address of a schema")
  }

  private static let vocabulary = [
    FileKey(
      "name", "The name of the contract", \.name, .name("the name of a contract"),
      isRequired: true),
    FileKey(
      "profile", "Which version of the system this is, if there are several", \.profile,
      .name("the name of a profile")),
    FileKey(
      "actor", "The word for one actor, e.g. view", \.actor, .identifier("the word for an actor"),
      isRequired: true),
    FileKey(
      "callbacks", "The calls an actor gets, in the order reports list them", \.callbacks,
      .newCallbacks(atLeast: 1), isRequired: true
    ) { _, contract, reading in reading.callbacks = contract.callbacks.map(\.name) },
    FileKey(
      "contextCallbacks", "Calls that are known words and never judged", \.contextCallbacks,
      .newCallbacks(atLeast: 0)
    ) { node, _, reading in
      for element in node.elements ?? [] where reading.callbacks.contains(element.text ?? "") {
        reading.note(element.mistake("'\(element.text ?? "")' is one of the callbacks already"))
      }
    },
  ]

  private static let advice = FileKey(
    "remedies",
    "What to do about findings, by rule; \"built-in\" for the rules' own advice, which is about"
      + " UIKit's view controllers", \.remedies, .remedies)
}

extension FileShape where Value == [String: String]? {
  /// The advice by rule, or nil for the rules' own.
  fileprivate static let remedies = FileShape(
    schema: ["oneOf": [["const": "built-in"], table.schema]],
    write: { remedies, contract in remedies.map { table.write($0, contract) } ?? "built-in" }
  ) { node, reading throws(JSONMistake) in
    node.text == "built-in" ? nil : try table.read(node, &reading)
  }

  private static let table = FileShape<[String: String]>.table(
    "an object, rule by rule, or \"built-in\"", "rule", "the advice")
}
