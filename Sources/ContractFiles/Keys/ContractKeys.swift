import EventModel
import JSON

extension FileKey where Value == Contract {
  /// Every key of a contract, in the order in which they are written and read.
  static let contract: [FileKey] =
    [schemaReference] + vocabulary + life + episodes + usage + advice
}

extension FileKey where Value == Contract {
  private static let schemaReference = FileKey(
    "$schema", "The schema of this file, for editors", .textSchema, write: { _ in nil }
  ) { node, _, _ throws(JSONMistake) in
    _ = try node.words("the address of a schema")
  }

  private static let vocabulary = [
    text(
      "name", "The name of the contract", \.name, .name("the name of a contract"),
      isRequired: true),
    text(
      "profile", "Which version of the system this is, if there are several", \.profile,
      .name("the name of a profile")),
    text(
      "actor", "The word for one actor, e.g. view", \.actor, .identifier("the word for an actor"),
      isRequired: true),
    FileKey(
      "callbacks", "The calls an actor gets, in the order reports list them",
      .listSchema(of: .wordSchema, atLeast: 1), isRequired: true,
      write: { .strings($0.callbacks.map(\.name)) }
    ) { node, contract, reading throws(JSONMistake) in
      contract.callbacks = try reading.callbacks(node)
      reading.callbacks = contract.callbacks.map(\.name)
    },
    FileKey(
      "contextCallbacks", "Calls that are known words and never judged",
      .listSchema(of: .wordSchema),
      write: {
        $0.contextCallbacks.isEmpty ? nil : .strings($0.contextCallbacks.map(\.name))
      }
    ) { node, contract, reading throws(JSONMistake) in
      contract.contextCallbacks = try reading.callbacks(node)
      for element in node.elements ?? [] where reading.callbacks.contains(element.text ?? "") {
        reading.note(
          element.mistake("'\(element.text ?? "")' is one of the callbacks already"))
      }
    },
  ]

  private static let advice = [
    FileKey(
      "remedies",
      "What to do about findings, by rule; \"built-in\" for the rules' own advice, which is about"
        + " UIKit's view controllers",
      ["oneOf": [["const": "built-in"], .tableSchema(of: .textSchema)]],
      write: { contract in
        guard let remedies = contract.remedies else { return "built-in" }
        return .table(remedies)
      }
    ) { node, contract, reading throws(JSONMistake) in
      if node.text == "built-in" {
        contract.remedies = nil
        return
      }
      contract.remedies = try reading.table(
        node, "an object, rule by rule, or \"built-in\"", "rule", "the advice")
    }
  ]
}

extension ContractReading {
  fileprivate mutating func callbacks(_ node: JSONNode) throws(JSONMistake) -> [Callback] {
    checkNames("callback", try node.list("a list of callbacks"))
    return try list(node, "a list of callbacks") { node, _ throws(JSONMistake) in
      Callback(try node.identifier("a callback"))
    }
  }
}
