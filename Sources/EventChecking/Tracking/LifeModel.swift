package import EventModel

/// What is followed of one view while its calls arrive: sets of configurations, each one way in which
/// everything so far can have happened.
///
/// A single view's configuration is a state of the life automaton; that of a class name is how many
/// of its instances are in which state (``InstancePool``).
package protocol LifeModel: Sendable {
  /// How many callbacks the contract has.
  var callbackCount: Int { get }

  /// The configurations a view can be in before its first call.
  var unknown: [UInt64] { get }

  /// Returns the configurations one call can lead to; none if the call is not legal there.
  func successors(of configuration: UInt64, callback: Int) -> [UInt64]

  /// Returns where a call that is legal in none of `configurations` leads if an instance the log has not
  /// shown yet may have got it; none if none can have.
  func instead(of configurations: [UInt64], callback: Int) -> [UInt64]

  /// Returns where the view can be after a call that was not legal in any of `configurations`.
  func landing(from configurations: [UInt64], callback: Int) -> [UInt64]

  /// Returns whether nothing is under way in a configuration.
  func isRest(_ configuration: UInt64) -> Bool

  /// Returns what `configurations` are by what may be there from before the log.
  func settled(_ configurations: [UInt64], _ past: PastOfLog) -> [UInt64]
}

extension LifeModel {
  package func instead(of configurations: [UInt64], callback: Int) -> [UInt64] { [] }
}

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

  /// Numbers the life automaton of a contract.
  ///
  /// - Precondition: every state and callback a step names is one of the contract's.
  package init(_ contract: Contract) {
    let life = contract.life
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

/// The life of one view that is told from all others: a configuration is its state.
package struct SingleLife: LifeModel {
  package let numbers: LifeNumbers

  /// Makes the model of a contract's life automaton.
  package init(_ numbers: LifeNumbers) { self.numbers = numbers }

  package var callbackCount: Int { numbers.callbackCount }

  package var unknown: [UInt64] { (0..<UInt64(numbers.stateCount)).map { $0 } }

  package func successors(of configuration: UInt64, callback: Int) -> [UInt64] {
    numbers.steps[callback].filter { UInt64($0.from) == configuration }.map { UInt64($0.to) }
  }

  package func landing(from configurations: [UInt64], callback: Int) -> [UInt64] {
    let targets = numbers.targets[callback].map { UInt64($0) }
    return numbers.isUntelling(callback) ? configurations + targets : targets
  }

  package func isRest(_ configuration: UInt64) -> Bool { numbers.isRest[Int(configuration)] }

  package func settled(_ configurations: [UInt64], _ past: PastOfLog) -> [UInt64] {
    configurations
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
