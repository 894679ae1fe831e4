package import EventModel

/// The life automaton of a contract in numbers: states and callbacks are indices in the contract.
package struct LifeNumbers: Sendable {
  package let callbackCount: Int
  package let stateCount: Int
  /// The initial state, before any call.
  package let initial: Int
  package let isRest: [Bool]
  /// By callback, its steps from one state to another.
  package let steps: [[(from: Int, to: Int)]]
  /// By callback, the states that it leads to, without duplicates, in the contract's order.
  package let targets: [[Int]]
  private let labels: [[String]]

  /// Makes the numbers for the life automaton of a contract.
  ///
  /// - Precondition: there are at most 64 states, and the contract declares the states and
  ///   callbacks of every step.
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

  /// Returns whether a callback begins something: it is legal in a rest state, and only leads to
  /// states that are not rest states. A `will` callback does.
  package func isOpening(_ callback: Int) -> Bool {
    targets[callback].allSatisfy { !isRest[$0] }
      && steps[callback].contains { isRest[$0.from] }
  }

  /// Returns whether a callback in an unexpected place says nothing about the state of its view: it
  /// neither begins nor ends anything, or is only legal as the first of a life.
  package func isUntelling(_ callback: Int) -> Bool {
    steps[callback].allSatisfy { !isRest[$0.from] && !isRest[$0.to] }
      || steps[callback].allSatisfy { $0.from == initial }
  }

  /// Returns whether a life may begin with a callback.
  package func isFirst(_ callback: Int) -> Bool {
    steps[callback].contains { $0.from == initial }
  }

  /// The callbacks that always begin something, as a bit mask.
  package var openings: UInt64 { UInt64(bits: (0..<callbackCount).filter(isOpening)) }

  func states(labelled label: String) -> UInt64 {
    UInt64(bits: labels.indices.filter { labels[$0].contains(label) })
  }

  func rests(labelled label: String) -> UInt64 { states(labelled: label) & rests }

  var rests: UInt64 { UInt64(bits: isRest.indices.filter { isRest[$0] }) }

  /// Returns the possible states after a call, as bits.
  ///
  /// If the call is legal in none of the states, they are all states that it leads to.
  func states(after callback: Int, from states: UInt64) -> UInt64 {
    let legal = targets(of: callback, from: states)
    let after = legal == 0 ? targets(of: callback, from: .max) : legal
    return after == 0 ? states : after
  }

  /// Returns the states that a call leads to from those states in which it is legal, as bits.
  func targets(of callback: Int, from states: UInt64) -> UInt64 {
    UInt64(bits: steps[callback].lazy.filter { states.has($0.from) }.map(\.to))
  }
}
