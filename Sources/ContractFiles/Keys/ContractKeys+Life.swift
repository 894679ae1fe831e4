import EventModel
import JSON

extension FileKey where Value == Contract {
  /// The keys about one actor's own life.
  static let life = [
    FileKey(
      "states", "The states of one actor's life, the first one that before any call",
      .listSchema(of: FileKey<StateEntry>.schema(StateEntry.keys), atLeast: 1),
      isRequired: true, write: { $0.life.json }
    ) { node, contract, reading throws(JSONMistake) in
      try reading.readStates(node, into: &contract.life)
    },
    FileKey(
      "initialState", "The state before any call, if it is not the first", .textSchema,
      write: {
        $0.life.initial == $0.life.states.first?.name ? nil : .string($0.life.initial)
      }
    ) { node, contract, reading throws(JSONMistake) in
      contract.life.initial = try TextRule.state.read(node, reading)
    },
    text(
      "rule", "What the life promises in one sentence, lower case, for messages", \.life.rule,
      .sentence("the rule")),
    objects(
      "lifePromises", "What is promised of one actor's own calls; the states keep it",
      \.life.promises, LifePromise.keys, LifePromise("", "", evidence: []),
      ("a list of promises", "a promise")),
  ]
}

extension LifeAutomaton {
  /// The states, each with the calls that leave it.
  fileprivate var json: JSONValue {
    .array(
      states.map { state in
        FileKey.object(
          StateEntry(state, steps.filter { $0.from == state.name }), StateEntry.keys)
      })
  }
}

extension ContractReading {
  /// Reads the states: first their names, so that calls may lead to any of them.
  fileprivate mutating func readStates(
    _ node: JSONNode, into life: inout LifeAutomaton
  ) throws(JSONMistake) {
    let elements = try node.list("a list of states")
    if elements.isEmpty { throw node.expected("at least one state") }
    checkNames("state", elements.map { $0["name"] })
    states = elements.map { element in
      var isRest = false
      if case .bool(let value)? = element["rest"]?.content { isRest = value }
      return LifeAutomaton.State(element["name"]?.text ?? "", isRest: isRest)
    }
    let entries = try list(node, "a list of states") { node, reading throws(JSONMistake) in
      var entry = StateEntry()
      try reading.object(node, "a state", StateEntry.keys, into: &entry)
      if let labels = entry.labels {
        entry.state.labels = labels
      } else {
        entry.state.labels = [try node.label(of: entry)]
      }
      return entry
    }
    life.states = entries.map(\.state)
    life.steps = entries.flatMap(\.steps)
    life.initial = states[0].name
  }
}

extension JSONNode {
  /// Returns the name of a state as its label.
  fileprivate func label(of entry: StateEntry) throws(JSONMistake) -> String {
    guard let name = self["name"] else { return entry.state.name }
    guard entry.state.name.contains(where: { ".-".contains($0) }) else {
      return try name.identifier("a label")
    }
    throw name.mistake(
      "'\(entry.state.name.shortened)' needs the key 'labels': a label is of letters, digits"
        + " and '_'")
  }
}
