import EventModel

/// The life behind a class name whose automaton has too many states for its instances to be counted
/// (``InstancePool``): one instance, until a call shows that there are several.
///
/// A call that does not go on with the one life but could start something of an instance at rest is
/// taken for another instance's; from there on the name is not judged. What can only be the middle or
/// the end of something (a `did`) and belongs to nothing that was begun is no instance's, once the
/// name was seen at rest and something new was begun: before that, an instance from before the log
/// may be under way.
package struct ClassLife: LifeModel {
  package let numbers: LifeNumbers

  private static let several: UInt64 = 1 << 63
  private static let beginsBefore: UInt64 = 1 << 62
  private static let hadRest: UInt64 = 1 << 61
  private static let stateMask: UInt64 = (1 << 60) - 1

  /// Makes the model of a contract's life automaton.
  package init(_ numbers: LifeNumbers) { self.numbers = numbers }

  package var unknown: [UInt64] { (0..<UInt64(numbers.stateCount)).map { $0 | Self.beginsBefore } }

  package func successors(of configuration: UInt64, callback: Int) -> [UInt64] {
    if configuration == Self.several { return [configuration] }
    let state = Int(configuration & Self.stateMask)
    return numbers.steps[callback].filter { $0.from == state }.map { step in
      UInt64(step.to) | beginning(of: configuration, from: step.from, to: step.to)
    }
  }

  package func instead(of configurations: [UInt64], callback: Int) -> [UInt64] {
    if numbers.steps[callback].contains(where: { numbers.isRest[$0.from] }) {
      return [Self.several]
    }
    return configurations.filter { $0 & Self.beginsBefore != 0 }
  }

  package func landing(from configurations: [UInt64], callback: Int) -> [UInt64] {
    let mayBeginBefore = configurations.contains { $0 & Self.beginsBefore != 0 }
    let targets = numbers.targets[callback].map {
      UInt64($0) | (mayBeginBefore ? Self.beginsBefore : 0)
    }
    return configurations + targets
  }

  package func isRest(_ configuration: UInt64) -> Bool {
    configuration == Self.several || numbers.isRest[Int(configuration & Self.stateMask)]
  }

  /// Something from before the log may be under way until the name has come to rest by a call of the
  /// log and begun something new.
  private func beginning(of configuration: UInt64, from: Int, to: Int) -> UInt64 {
    if configuration & Self.beginsBefore == 0 { return 0 }
    let hadRest = configuration & Self.hadRest != 0
    if hadRest, numbers.isRest[from] { return 0 }
    return Self.beginsBefore | (hadRest || numbers.isRest[to] ? Self.hadRest : 0)
  }
}
