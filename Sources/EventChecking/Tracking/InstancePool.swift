import EventModel

/// The lives of all instances of one class, when a log gives only the class's name.
///
/// A configuration counts how many instances are in each state; the initial state is not counted,
/// since any number of fresh instances may exist. Counts stop at ``Limits/instances``, where they
/// stand for "that many or more", so nothing is reported that more instances would explain.
///
/// Instances from before the log explain any call that no other instance does, until the first quiet
/// point (a *loose* configuration). After it, one more of them may still turn up, resting in a state such as *shown*,
/// but only while no other instance is there or goes the same way (its *credit*): a log cut inside a
/// cancelled transition leaves just such a view behind.
package struct InstancePool: LifeModel {
  package let numbers: LifeNumbers

  // Bits 0–47: four bits a counted state. Bits 48–55: credits. Bit 63: loose.
  private static let loose: UInt64 = 1 << 63
  private static let creditShift: UInt64 = 48
  private let cap = UInt64(Limits.instances)

  /// Makes the model of a contract's life automaton.
  ///
  /// - Precondition: the automaton has at most 12 states beside the initial one; a contract with
  ///   more is tracked by instance only.
  package init(_ numbers: LifeNumbers) {
    precondition(Self.canCount(numbers), "a pool counts at most 12 states beside the initial one")
    self.numbers = numbers
  }

  /// Returns whether the automaton is small enough for its instances to be counted.
  package static func canCount(_ numbers: LifeNumbers) -> Bool { numbers.stateCount <= 13 }

  package var callbackCount: Int { numbers.callbackCount }

  /// Before the log's first quiet point: anything may be alive.
  package var unknown: [UInt64] { [Self.loose | credits] }

  /// After it: nothing is under way, and one instance may rest unseen in each rest state.
  package var settledStart: [UInt64] { [credits] }

  package func successors(of configuration: UInt64, callback: Int) -> [UInt64] {
    var found: [UInt64] = []
    for step in numbers.steps[callback] {
      for base in taking(step.from, from: configuration) { found.append(adding(step.to, to: base)) }
      if let base = spendingCredit(of: step.from, towards: step.to, in: configuration) {
        found.append(adding(step.to, to: base))
      }
    }
    if found.isEmpty, configuration & Self.loose != 0 {
      found += numbers.targets[callback].map { adding($0, to: configuration) }
    }
    return found
  }

  /// The call is one instance's more, or a second one to an instance that is there already.
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

  package func settled(_ configurations: [UInt64]) -> [UInt64] {
    guard configurations.contains(where: { $0 & Self.loose != 0 }) else { return configurations }
    return configurations.map { $0 & ~Self.loose | credits }
  }

  // MARK: Counts

  private func shift(_ state: Int) -> UInt64 {
    UInt64(state > numbers.initial ? state - 1 : state) * 4
  }

  private func count(_ state: Int, in configuration: UInt64) -> UInt64 {
    state == numbers.initial ? 0 : configuration >> shift(state) & 15
  }

  /// The configurations left when an instance leaves a state; two where the count stands for "or more".
  private func taking(_ state: Int, from configuration: UInt64) -> [UInt64] {
    if state == numbers.initial { return [configuration] }
    let held = count(state, in: configuration)
    if held == 0 { return [] }
    let fewer = configuration - (1 << shift(state))
    return held == cap ? [fewer, configuration] : [fewer]
  }

  private func adding(_ state: Int, to configuration: UInt64) -> UInt64 {
    if state == numbers.initial || count(state, in: configuration) == cap { return configuration }
    return configuration + (1 << shift(state))
  }

  // MARK: Credits

  private var credits: UInt64 {
    (0..<numbers.stateCount).reduce(0) { $0 | credit($1) }
  }

  private func credit(_ state: Int) -> UInt64 {
    guard numbers.isRest[state], state != numbers.initial, state < 8 else { return 0 }
    return 1 << (Self.creditShift + UInt64(state))
  }

  private func spendingCredit(
    of state: Int, towards next: Int, in configuration: UInt64
  ) -> UInt64? {
    guard configuration & credit(state) != 0, count(state, in: configuration) == 0,
      count(next, in: configuration) == 0
    else { return nil }
    return configuration & ~credit(state)
  }
}
