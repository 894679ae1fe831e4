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
    FileKey(
      "contextNotes",
      "For such calls, when they come and what to claim instead, in words that follow the name",
      \.contextNotes, .contextNotes
    ) { node, contract, reading in
      for member in node.members ?? []
      where !contract.contextCallbacks.contains(Callback(member.key)) {
        reading.note(member.value.mistake("'\(member.key)' is none of the contextCallbacks"))
      }
    },
  ]

  /// The keys about what happens between actors.
  private static let episodes = [
    FileKey(
      "families", "The shapes of episodes: the roles, and what they may be sent", \.families,
      .list(
        of: EpisodeFamily.shape, "a list of families", unique: ("family", "name"), atLeast: 1),
      isRequired: true
    ) { _, contract, reading in reading.families = contract.families },
    FileKey(
      "promises", "What is promised between the events of one episode", \.promises,
      .list(of: Promise.shape, "a list of promises")),
    FileKey(
      "kinds", "The catalogued kinds of episode with their orders", \.kinds,
      .list(of: TransitionKind.shape, "a list of kinds", unique: ("kind", "name"), atLeast: 1),
      isRequired: true
    ) { _, contract, reading in
      contract.documentedKinds = contract.kinds.map(\.name)
      reading.kinds = contract.documentedKinds
    },
    FileKey(
      "documentedKinds", "The kinds chosen by default; all if left out", \.documentedKinds,
      .list(of: .kind, "a list of kinds", unique: ("kind", nil), atLeast: 1),
      isWritten: { $0.documentedKinds != $0.kinds.map(\.name) }),
    FileKey(
      "initialKind", "The kind every history starts with, if there is one", \.initialKind, .kind),
  ]

  /// The keys about what a client's own code does.
  private static let usage = [
    FileKey(
      "actions", "What a client's own code may do while it is called, as logs name it", \.actions,
      .list(of: ClientAction.shape, "a list of actions", unique: ("action", "name"))
    ) { node, contract, reading in
      reading.actions = contract.actions.map(\.name)
      let calls = Set((contract.callbacks + contract.contextCallbacks).map(\.name))
      for name in (node.elements ?? []).compactMap({ $0["name"] }) {
        guard let text = name.text, calls.contains(text) else { continue }
        reading.note(name.mistake("'\(text)' is a callback; an action needs a name of its own"))
      }
    },
    FileKey(
      "usageRules", "Where an action is not allowed", \.usageRules,
      .list(of: UsageRule.shape, "a list of rules")),
    FileKey(
      "obligations", "Which actions another one must answer", \.obligations,
      .list(of: Obligation.shape, "a list of obligations")),
    FileKey(
      "resources", "Pairs of calls in client source that take something and give it back",
      \.resources,
      .list(of: ContractResource.shape, "a list of resources", unique: ("resource", "id"))),
  ]

  private static let advice = FileKey(
    "remedies",
    "What to do about findings, by rule; \"built-in\" for the rules' own advice, which is about"
      + " UIKit's view controllers", \.remedies, .remedies)
}

extension FileShape where Value == [String: String] {
  fileprivate static let contextNotes = table("an object, call by call", "call", "the note")
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
