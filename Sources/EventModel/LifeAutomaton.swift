/// What one actor's calls may be over its whole life: its states and the callbacks that move it.
///
/// A state carries labels; a claim such as `new is shown at …` asks for a label. A system with flags
/// beside its states (mounted, updating, hasView) lists the combinations as states and the flags as
/// their labels. An actor's automaton may be nondeterministic; tracking it follows every state it
/// could be in.
package struct LifeAutomaton: Hashable, Sendable {
  /// A state of one actor.
  package struct State: Hashable, Sendable {
    /// The name, unique in the automaton.
    package var name: String

    /// What can be claimed of an actor in this state; the first is its plain name for messages.
    package var labels: [String]

    /// Whether an actor may stay here with nothing under way.
    package var isRest: Bool

    /// Makes a state; without labels its name is its label.
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

    /// The call.
    package var callback: Callback

    /// The name of the state just after the call.
    package var to: String

    /// Makes a step.
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

  /// The name of the state an actor is in before any call.
  package var initial: String

  /// What the automaton promises in one sentence, with the names documents use for it, lower case;
  /// empty if it has none.
  package var rule: String

  /// What is promised of one actor by itself, as documents number it; the steps keep it.
  package var promises: [LifePromise]

  /// Makes an automaton.
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
  /// The plain name of the state an actor is in before any call.
  package var initialLabel: String {
    states.first { $0.name == initial }?.labels.first ?? initial
  }

  /// The labels of the states in which an actor may stay, in the order of the states, each once.
  package var restLabels: [String] { states.filter(\.isRest).flatMap(\.labels).distinct() }
}
