import EventModel
import JSON

extension FileKey where Value == Contract {
  /// The keys about one actor's own life.
  static let life = [
    FileKey(
      "states", "The states of one actor's life, the first one that before any call",
      states.schema, isRequired: true, write: { states.write($0.life.entries, $1) }
    ) { node, contract, reading throws(JSONMistake) in
      // The names come first, so that calls may lead to any of the states.
      reading.states = (node.elements ?? []).map(\.state)
      contract.life.entries = try states.read(node, &reading)
    },
    FileKey(
      "initialState", "The state before any call, if it is not the first", \.life.initial, .state,
      isWritten: { $0.life.initial != $0.life.states.first?.name }),
    FileKey(
      "rule", "What the life promises in one sentence, lower case, for messages", \.life.rule,
      .sentence("the rule")),
    FileKey(
      "lifePromises", "What is promised of one actor's own calls; the states keep it",
      \.life.promises, .list(of: LifePromise.shape, "a list of promises")),
  ]

  private static let states: FileShape<[StateEntry]> = .list(
    of: StateEntry.shape, "a list of states", unique: ("state", "name"), atLeast: 1,
    expecting: "at least one state")
}

extension LifeAutomaton {
  /// The states, each with the calls that leave it; the first one is initial.
  fileprivate var entries: [StateEntry] {
    get { states.map { state in StateEntry(state, steps.filter { $0.from == state.name }) } }
    set {
      states = newValue.map(\.state)
      steps = newValue.flatMap(\.steps)
      initial = states.first?.name ?? ""
    }
  }
}

extension JSONNode {
  /// The name of a state, and whether an actor may rest in it.
  fileprivate var state: LifeAutomaton.State {
    var isRest = false
    if case .bool(let value)? = self["rest"]?.content { isRest = value }
    return LifeAutomaton.State(self["name"]?.text ?? "", isRest: isRest)
  }
}
