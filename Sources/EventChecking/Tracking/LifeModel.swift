/// A model of one view's life while its calls arrive. Its state is a set of configurations, each of
/// which explains all calls so far.
///
/// A configuration of a single view is a state of the life automaton; that of a class name is the
/// number of its instances in each state (``InstancePool``).
package protocol LifeModel: Sendable {
  var numbers: LifeNumbers { get }

  /// The possible configurations of a view before its first call.
  var unknown: [UInt64] { get }

  /// Returns the configurations that a call can lead to; empty if the call is not legal.
  func successors(of configuration: UInt64, callback: Int) -> [UInt64]

  /// Returns the configurations after a call that is legal in none of `configurations`, if another
  /// instance that the log has not shown may have received it; empty if none can have.
  func instead(of configurations: [UInt64], callback: Int) -> [UInt64]

  /// Returns the possible configurations after a call that was not legal in any of
  /// `configurations`.
  func landing(from configurations: [UInt64], callback: Int) -> [UInt64]

  /// Returns whether a configuration is at rest: nothing is under way.
  func isRest(_ configuration: UInt64) -> Bool

  /// Returns whether an instance that the log has shown certainly rests in another state than the
  /// initial one; only asked where instances are counted.
  func isShown(_ configuration: UInt64) -> Bool

  /// Returns `configurations` adjusted to what may exist from before the log.
  func settled(_ configurations: [UInt64], _ past: PriorInstances) -> [UInt64]
}

extension LifeModel {
  package func instead(of configurations: [UInt64], callback: Int) -> [UInt64] { [] }

  package func isShown(_ configuration: UInt64) -> Bool { false }

  package func settled(_ configurations: [UInt64], _ past: PriorInstances) -> [UInt64] {
    configurations
  }
}

/// A life model of one view that is distinguished from all others; a configuration is its state.
package struct SingleLife: LifeModel {
  package let numbers: LifeNumbers

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

/// What may exist from before the log.
package enum PriorInstances: Int, CaseIterable, Sendable {
  /// Any view in any state.
  case before
  /// Views at rest.
  case resting
  /// Nothing: the log shows the launch.
  case none
}
