import EventModel
import JSON

/// A state of the life as a contract file has it: with the calls that leave it.
struct StateEntry: Sendable {
  var state = LifeAutomaton.State("")
  var labels: [String]?
  var steps: [LifeAutomaton.Step] = []

  init() {}

  init(_ state: LifeAutomaton.State, _ steps: [LifeAutomaton.Step]) {
    self.state = state
    self.steps = steps
  }

  /// Every key of a state.
  static let keys: [FileKey<StateEntry>] = [
    .text(
      "name", "The name, which only this file uses", \.state.name, .name("the name of a state"),
      isRequired: true),
    FileKey(
      "labels",
      "What can be claimed of an actor in this state, its plain name first; its name if left out",
      .listSchema(of: .wordSchema, atLeast: 1),
      write: {
        $0.state.labels == [$0.state.name] ? nil : .strings($0.state.labels)
      }
    ) { node, entry, reading throws(JSONMistake) in
      entry.labels = try reading.list(node, "a list of labels") {
        node, _ throws(JSONMistake) in try node.identifier("a label")
      }
      if node.elements?.isEmpty == true { throw node.expected("at least one label") }
      reading.checkNames("label", node.elements ?? [])
    },
    .truth("rest", "Whether an actor may stay here with nothing under way", \.state.isRest),
    FileKey(
      "calls",
      "The legal calls, each with the state it leads to, or a list of those it may lead to",
      .tableSchema(
        of: ["oneOf": [.textSchema, .listSchema(of: .textSchema, atLeast: 1)]]),
      write: { $0.calls }
    ) { node, entry, reading throws(JSONMistake) in
      entry.steps = try readCalls(node, of: entry.state.name, &reading)
    },
  ]

  private var calls: JSONValue? {
    var members: [(Callback, [String])] = []
    for step in steps {
      if let last = members.indices.last, members[last].0 == step.callback {
        members[last].1.append(step.to)
      } else {
        members.append((step.callback, [step.to]))
      }
    }
    if members.isEmpty { return nil }
    return .object(
      members.map { callback, states in
        .init(callback.name, states.count == 1 ? .string(states[0]) : .strings(states))
      })
  }

  private static func readCalls(
    _ node: JSONNode, of state: String, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [LifeAutomaton.Step] {
    guard let members = node.members else {
      throw node.expected("an object: call by call the state it leads to")
    }
    var steps: [LifeAutomaton.Step] = []
    var seen: Set<String> = []
    for member in members {
      reading.attempt { reading throws(JSONMistake) in
        let callback = try member.keyNode.known("callback", among: reading.callbacks)
        if !seen.insert(callback).inserted { throw member.twice("call") }
        let names = reading.states.map(\.name)
        for target in member.value.elements ?? [member.value] {
          let to = try target.known("state", among: names)
          steps.append(LifeAutomaton.Step(state, Callback(callback), to))
        }
      }
    }
    return steps
  }
}

extension LifePromise {
  /// Every key of a promise about one actor's own calls.
  static let keys: [FileKey<LifePromise>] = [
    .text(
      "id", "The name documents use", \.id, .name("the name of a promise"), isRequired: true),
    .text(
      "text", "The promise in one sentence, lower case", \.text,
      .sentence("the text of a promise"), isRequired: true),
    .evidence(\.evidence),
  ]
}
