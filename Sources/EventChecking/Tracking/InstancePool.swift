import EventModel

/// A life model of all instances of one class, for a log that gives only the class's name.
///
/// A configuration counts the instances in each state. The initial state is not counted, since any
/// number of new instances may exist. A count of ``Limits/instances`` means "that many or more", so
/// nothing is reported that more instances would explain.
///
/// Instances from before the log end what no other instance does, until some transitions began at
/// quiet points (the bit `beginsBefore`). In a rest state such as *shown* there may be any number
/// of them at any time (*unseen* ones), so instances in such states need not be counted. If the log
/// shows the launch, there were none before.
package struct InstancePool: LifeModel {
  package let numbers: LifeNumbers

  // Bits 0–47: four bits per counted state. Bit 62: unseen. Bit 63: `beginsBefore`.
  private static let beginsBefore: UInt64 = 1 << 63
  private static let unseen: UInt64 = 1 << 62
  private let cap = UInt64(Limits.instances)

  /// Makes the model for a contract's life automaton.
  ///
  /// - Precondition: the automaton has at most 12 states other than the initial one. A larger
  ///   contract is tracked by instance only.
  package init(_ numbers: LifeNumbers) {
    precondition(Self.canCount(numbers), "a pool counts at most 12 states beside the initial one")
    self.numbers = numbers
  }

  /// Returns whether the automaton is small enough to count instances.
  package static func canCount(_ numbers: LifeNumbers) -> Bool { numbers.stateCount <= 13 }

  /// The configurations before the log's first quiet point: any instance may exist in any state.
  package var unknown: [UInt64] { [Self.beginsBefore] }

  package func successors(of configuration: UInt64, callback: Int) -> [UInt64] {
    let found = numbers.steps[callback].flatMap { step in
      taking(step.from, from: configuration).map { adding(step.to, to: $0) }
    }
    guard found.isEmpty, configuration & Self.beginsBefore != 0 else { return found }
    return numbers.targets[callback].map { adding($0, to: configuration) }
  }

  /// Returns the configurations after the call if it came from one more instance, or if it is a
  /// repeated call to an instance that exists already.
  package func landing(from configurations: [UInt64], callback: Int) -> [UInt64] {
    configurations.flatMap { base in
      numbers.targets[callback].flatMap { target in
        count(target, in: base) > 0 ? [adding(target, to: base), base] : [adding(target, to: base)]
      }
    }
  }

  package func isRest(_ configuration: UInt64) -> Bool {
    (0..<numbers.stateCount).allSatisfy { numbers.isRest[$0] || count($0, in: configuration) == 0 }
  }

  package func isShown(_ configuration: UInt64) -> Bool {
    (0..<numbers.stateCount).contains { numbers.isRest[$0] && count($0, in: configuration) > 0 }
  }

  package func settled(_ configurations: [UInt64], _ past: PriorInstances) -> [UInt64] {
    configurations.map { configuration in
      let counted = configuration & ~(Self.beginsBefore | Self.unseen)
      switch past {
      case .before: return withoutRests(counted) | Self.unseen | Self.beginsBefore
      case .resting: return withoutRests(counted) | Self.unseen
      case .none: return counted
      }
    }
  }

  // MARK: Counts

  private func shift(_ state: Int) -> UInt64 {
    UInt64(state > numbers.initial ? state - 1 : state) * 4
  }

  private func count(_ state: Int, in configuration: UInt64) -> UInt64 {
    state == numbers.initial ? 0 : configuration >> shift(state) & 15
  }

  /// Returns the configurations after an instance leaves a state; two if the count means "or more".
  private func taking(_ state: Int, from configuration: UInt64) -> [UInt64] {
    if isUncounted(state, in: configuration) { return [configuration] }
    let held = count(state, in: configuration)
    if held == 0 { return [] }
    let fewer = configuration - (1 << shift(state))
    return held == cap ? [fewer, configuration] : [fewer]
  }

  private func adding(_ state: Int, to configuration: UInt64) -> UInt64 {
    if isUncounted(state, in: configuration) || count(state, in: configuration) == cap {
      return configuration
    }
    return configuration + (1 << shift(state))
  }

  /// Returns whether any number of instances may be in a state.
  private func isUncounted(_ state: Int, in configuration: UInt64) -> Bool {
    state == numbers.initial || configuration & Self.unseen != 0 && numbers.isRest[state]
  }

  private func withoutRests(_ configuration: UInt64) -> UInt64 {
    (0..<numbers.stateCount).reduce(configuration) { configuration, state in
      state != numbers.initial && numbers.isRest[state]
        ? configuration & ~(15 << shift(state)) : configuration
    }
  }
}
