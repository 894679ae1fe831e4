package import EventModel

/// The life automaton of a contract in numbers: states and callbacks by their index in the contract.
package struct LifeNumbers: Sendable {
  /// How many callbacks the contract has.
  package let callbackCount: Int
  /// How many states the automaton has.
  package let stateCount: Int
  /// The state before any call.
  package let initial: Int
  /// Whether each state is a rest state.
  package let isRest: [Bool]
  /// By callback, the steps it takes: from a state to a state.
  package let steps: [[(from: Int, to: Int)]]
  /// By callback, the states it leads to, each once, in the contract's order.
  package let targets: [[Int]]
  private let labels: [[String]]

  /// Numbers the life automaton of a contract.
  ///
  /// - Precondition: there are at most 64 states, and every state and callback a step names is one of
  ///   the contract's.
  package init(_ contract: Contract) {
    let life = contract.life
    precondition(life.states.count <= 64, "a life automaton must have at most 64 states")
    let states = Dictionary(
      life.states.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var steps: [[(from: Int, to: Int)]] = contract.callbacks.map { _ in [] }
    for step in life.steps {
      guard let from = states[step.from], let to = states[step.to],
        let callback = contract.number(of: step.callback)
      else { preconditionFailure("every step names states and callbacks of its contract") }
      steps[callback].append((from, to))
    }
    guard let initial = states[life.initial] else {
      preconditionFailure("the initial state is one of the automaton's states")
    }
    self.callbackCount = contract.callbacks.count
    self.stateCount = life.states.count
    self.initial = initial
    self.isRest = life.states.map(\.isRest)
    self.labels = life.states.map(\.labels)
    self.steps = steps
    self.targets = steps.map { steps in Set(steps.map(\.to)).sorted() }
  }

  /// Returns whether a callback begins something: it leads from rest to where something is under way,
  /// and always to such states. A `will` does.
  package func isOpening(_ callback: Int) -> Bool {
    targets[callback].allSatisfy { !isRest[$0] }
      && steps[callback].contains { isRest[$0.from] }
  }

  /// Returns whether a callback that comes out of turn says nothing of where its view is: it neither
  /// begins nor ends anything, or can only be a life's first.
  package func isUntelling(_ callback: Int) -> Bool {
    steps[callback].allSatisfy { !isRest[$0.from] && !isRest[$0.to] }
      || steps[callback].allSatisfy { $0.from == initial }
  }
}

extension LifeNumbers {
  /// Whether a life may begin with a callback.
  package func isFirst(_ callback: Int) -> Bool {
    steps[callback].contains { $0.from == initial }
  }

  /// The callbacks that always leave something under way, as a mask.
  package var openings: UInt64 {
    (0..<callbackCount).reduce(0) { $0 | (isOpening($1) ? 1 << UInt64($1) : 0) }
  }
}

extension LifeNumbers {
  /// Returns the states that carry a label, as bits.
  func states(labelled label: String) -> UInt64 {
    labels.indices.reduce(0) { labels[$1].contains(label) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Returns the states that carry a label and in which an actor may stay, as bits.
  func rests(labelled label: String) -> UInt64 { states(labelled: label) & rests }

  /// The states in which an actor may stay, as bits.
  var rests: UInt64 {
    isRest.indices.reduce(0) { isRest[$1] ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Returns where an actor can be after a call, as bits.
  ///
  /// A call that is legal in none of the states tells where the actor is now all the same: in a state
  /// that this call leads to.
  func states(after callback: Int, from states: UInt64) -> UInt64 {
    let legal = targets(of: callback, from: states)
    let after = legal == 0 ? targets(of: callback, from: .max) : legal
    return after == 0 ? states : after
  }

  /// Returns where a call leads from some states that it is legal in, as bits.
  func targets(of callback: Int, from states: UInt64) -> UInt64 {
    steps[callback].reduce(0) { mask, step in
      states >> UInt64(step.from) & 1 == 1 ? mask | 1 << UInt64(step.to) : mask
    }
  }
}
