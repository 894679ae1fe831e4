/// The legal calls of one actor over its life: its states and the callbacks that move it.
///
/// A state has labels; a claim such as `new is shown at …` refers to a label. A system that has
/// flags in addition to its states (mounted, updating, hasView) lists the combinations as states
/// and the flags as their labels. The automaton may be nondeterministic; tracking follows every
/// state that an actor can be in.
package struct LifeAutomaton: Hashable, Sendable {
  /// A state of one actor.
  package struct State: Hashable, Sendable {
    /// The name, unique in the automaton.
    package var name: String

    /// The labels that claims can refer to; messages use the first.
    package var labels: [String]

    /// Whether it is a rest state: an actor may stay in it while no episode is under way.
    package var isRest: Bool

    /// Makes a state; without labels, the name is its only label.
    package init(_ name: String, labels: [String]? = nil, isRest: Bool = false) {
      self.name = name
      self.labels = labels ?? [name]
      self.isRest = isRest
    }
  }

  /// A callback that moves an actor from one state to another.
  package struct Step: Hashable, Sendable {
    /// The name of the state before the call.
    package var from: String

    package var callback: Callback

    /// The name of the state just after the call.
    package var to: String

    package init(_ from: String, _ callback: Callback, _ to: String) {
      self.from = from
      self.callback = callback
      self.to = to
    }
  }

  /// The states, in the order reports list them.
  package var states: [State]

  /// Every legal step.
  package var steps: [Step]

  /// The name of the initial state, before any call.
  package var initial: String

  /// The automaton's promises in one sentence, with the names used in documents, lower case; empty
  /// if it has none.
  package var rule: String

  /// The promises about one actor, with the numbers used in documents; the steps keep them.
  package var promises: [LifePromise]

  package init(
    states: [State], steps: [Step], initial: String, rule: String = "",
    promises: [LifePromise] = []
  ) {
    self.rule = rule
    self.promises = promises
    self.states = states
    self.steps = steps
    self.initial = initial
  }
}

extension LifeAutomaton {
  package var initialLabel: String {
    states.first { $0.name == initial }?.labels.first ?? initial
  }

  /// The labels of the rest states, in the order of the states, without duplicates.
  package var restLabels: [String] { states.filter(\.isRest).flatMap(\.labels).distinct() }
}
