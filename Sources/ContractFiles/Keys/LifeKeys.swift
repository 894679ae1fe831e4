import EventModel
import JSON

/// A state of the life as a contract file has it: with the calls that leave it.
struct StateEntry: Sendable {
  var state: LifeAutomaton.State
  var steps: [LifeAutomaton.Step]
  /// The labels; nil if the name is the only one.
  var labels: [String]?

  init(_ state: LifeAutomaton.State, _ steps: [LifeAutomaton.Step]) {
    self.state = state
    self.steps = steps
    labels = state.labels == [state.name] ? nil : state.labels
  }

  static let shape: FileShape<StateEntry> = .object(
    "a state",
    [
      FileKey(
        "name", "The name, which only this file uses", \.state.name, .name("the name of a state"),
        isRequired: true),
      FileKey(
        "labels",
        "What can be claimed of an actor in this state, its plain name first; its name if left out",
        \.labels,
        .list(
          of: .identifier("a label"), "a list of labels", atLeast: 1,
          expecting: "at least one label")
      ) { node, _, reading in reading.checkNames("label", node.elements ?? []) },
      FileKey(
        "rest", "Whether an actor may stay here with nothing under way", \.state.isRest, .truth),
      FileKey(
        "calls",
        "The legal calls, each with the state it leads to, or a list of those it may lead to",
        .tableSchema(of: ["oneOf": [.textSchema, .listSchema(of: .textSchema, atLeast: 1)]]),
        write: { entry, _ in entry.calls }
      ) { node, entry, reading throws(JSONMistake) in
        entry.steps = try readCalls(node, of: entry.state.name, &reading)
      },
    ], StateEntry(LifeAutomaton.State(""), [])
  ) { node, entry, _ throws(JSONMistake) in
    if let labels = entry.labels {
      entry.state.labels = labels
    } else {
      entry.state.labels = [try node.label(of: entry)]
    }
  }

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
    var steps: [LifeAutomaton.Step] = []
    try reading.members(
      node, "an object: call by call the state it leads to", ("call", .callback)
    ) { callback, targets, reading throws(JSONMistake) in
      for target in targets.elements ?? [targets] {
        let to = try FileShape.state.read(target, &reading)
        steps.append(LifeAutomaton.Step(state, Callback(callback), to))
      }
    }
    return steps
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
