import EventModel

/// A life model for a class name whose automaton has too many states to count instances
/// (``InstancePool``): one instance, until a call shows that there are several.
///
/// A call that does not continue the one life, but could begin something for an instance at rest,
/// is attributed to another instance; from then on the name is not checked. A call that can only be
/// in the middle or at the end of something (a `did`) and continues nothing belongs to no instance,
/// if the name was seen at rest and something new has begun since. Before that, an instance from
/// before the log may be under way.
package struct ClassLife: LifeModel {
  package let numbers: LifeNumbers

  private static let several: UInt64 = 1 << 63
  private static let beginsBefore: UInt64 = 1 << 62
  private static let hadRest: UInt64 = 1 << 61
  private static let stateMask: UInt64 = (1 << 60) - 1

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

  /// Returns the flags of a configuration. Something from before the log may be under way until a
  /// call of the log brought the name to rest and another call began something new.
  private func beginning(of configuration: UInt64, from: Int, to: Int) -> UInt64 {
    if configuration & Self.beginsBefore == 0 { return 0 }
    let hadRest = configuration & Self.hadRest != 0
    if hadRest, numbers.isRest[from] { return 0 }
    return Self.beginsBefore | (hadRest || numbers.isRest[to] ? Self.hadRest : 0)
  }
}
