/// What is followed of one view while its calls arrive: sets of configurations, each one way in which
/// everything so far can have happened.
///
/// A single view's configuration is a state of the life automaton; that of a class name is how many
/// of its instances are in which state (``InstancePool``).
package protocol LifeModel: Sendable {
  /// The contract's life automaton.
  var numbers: LifeNumbers { get }

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
  func settled(_ configurations: [UInt64], _ past: PriorInstances) -> [UInt64]
}

extension LifeModel {
  package func instead(of configurations: [UInt64], callback: Int) -> [UInt64] { [] }

  package func settled(_ configurations: [UInt64], _ past: PriorInstances) -> [UInt64] {
    configurations
  }
}

/// The life of one view that is told from all others: a configuration is its state.
package struct SingleLife: LifeModel {
  package let numbers: LifeNumbers

  /// Makes the model of a contract's life automaton.
  package init(_ numbers: LifeNumbers) { self.numbers = numbers }

  package var unknown: [UInt64] { (0..<UInt64(numbers.stateCount)).map { $0 } }

  package func successors(of configuration: UInt64, callback: Int) -> [UInt64] {
    numbers.steps[callback].filter { UInt64($0.from) == configuration }.map { UInt64($0.to) }
  }

  package func landing(from configurations: [UInt64], callback: Int) -> [UInt64] {
    let targets = numbers.targets[callback].map { UInt64($0) }
    return numbers.isUntelling(callback) ? configurations + targets : targets
  }

  package func isRest(_ configuration: UInt64) -> Bool { numbers.isRest[Int(configuration)] }
}
