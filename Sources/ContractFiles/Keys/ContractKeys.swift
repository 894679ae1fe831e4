import EventModel
import JSON

extension FileKey where Value == Contract {
  /// Every key of a contract, in the order in which they are written and read.
  static let contract: [FileKey] =
    [schemaReference, name, profile] + vocabulary + life + episodes + usage + advice
}

extension FileKey where Value == Contract {
  private static let schemaReference = FileKey(
    "$schema", "The schema of this file, for editors", .textSchema, write: { _ in nil }
  ) { node, _, _ throws(JSONMistake) in
    _ = try node.words("the address of a schema")
  }

  private static let name = FileKey(
    "name", "The name of the contract", .textSchema, isRequired: true,
    write: { .string($0.name) }
  ) { node, contract, _ throws(JSONMistake) in
    contract.name = try node.name("the name of a contract")
  }

  private static let profile = FileKey(
    "profile", "Which version of the system this is, if there are several", .textSchema,
    write: { $0.profile.map(JSONValue.string) }
  ) { node, contract, _ throws(JSONMistake) in
    contract.profile = try node.name("the name of a profile")
  }

  private static let vocabulary = [
    FileKey(
      "actor", "The word for one actor, e.g. view", .wordSchema, isRequired: true,
      write: { .string($0.actor) }
    ) { node, contract, _ throws(JSONMistake) in
      contract.actor = try node.identifier("the word for an actor")
    },
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
          JSONMistake(
            message: "'\(element.text ?? "")' is one of the callbacks already",
            offset: element.offset, length: element.length))
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
        if remedies.isEmpty { return nil }
        return .object(
          remedies.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
      }
    ) { node, contract, reading throws(JSONMistake) in
      if node.text == "built-in" {
        contract.remedies = nil
        return
      }
      guard let members = node.members else {
        throw node.expected("an object, rule by rule, or \"built-in\"")
      }
      var remedies: [String: String] = [:]
      for member in members {
        if remedies[member.key] != nil { reading.note(member.twice("rule")) }
        remedies[member.key] = try member.value.nonempty("the advice")
      }
      contract.remedies = remedies
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
