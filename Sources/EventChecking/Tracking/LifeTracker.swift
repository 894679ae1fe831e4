import EventModel

/// A life model made deterministic while it is used: each set of configurations that occurs gets a
/// number, and each step is worked out once and then looked up.
///
/// - Complexity: a step is one table look-up once it has been seen. The table is bounded by
///   ``setLimit`` rows; a view that would need more is not judged any further.
package final class LifeTracker {
  /// The number of a set of configurations.
  package typealias State = UInt32

  /// Set in the result of a step that was not legal.
  package static var illegal: UInt32 { 1 << 31 }

  /// The state of a view before its first call.
  package static var unknown: State { 0 }

  /// The state of a view that is no longer judged: every call is legal in it.
  package static var unjudged: State { 1 }

  private static var missing: UInt32 { .max }
  private static var setLimit: Int { 4096 }
  private static var widestSet: Int { 64 }

  /// The model that is followed.
  package let model: any LifeModel
  private let width: Int
  @exclusivity(unchecked) private var sets: [[UInt64]] = []
  @exclusivity(unchecked) private var numbers: [[UInt64]: State] = [:]
  @exclusivity(unchecked) private var table: [UInt32] = []
  @exclusivity(unchecked) private var settledStates: [UInt32] = []
  @exclusivity(unchecked) private var restFlags: [Rest] = []

  private struct Rest: Sendable {
    var some: Bool
    var all: Bool
  }

  /// Makes a tracker of a model.
  package init(_ model: any LifeModel) {
    self.model = model
    width = model.numbers.callbackCount
    _ = number(of: model.unknown)
    sets.append([])
    table += Array(repeating: Self.unjudged, count: width)
    settledStates += PriorInstances.allCases.map { _ in Self.unjudged }
    restFlags.append(Rest(some: true, all: true))
  }

  /// Returns the state after a call, with ``illegal`` set if the call was not legal.
  package func step(_ state: State, _ callback: Int) -> UInt32 {
    let known = table[Int(state) * width + callback]
    return known != Self.missing ? known : workOut(state, callback)
  }

  /// Returns whether nothing may be under way in a state.
  package func mayRest(_ state: State) -> Bool { restFlags[Int(state)].some }

  /// Returns whether nothing can be under way in a state.
  package func mustRest(_ state: State) -> Bool { restFlags[Int(state)].all }

  /// Returns what a state is by what may be there from before the log.
  package func settle(_ state: State, _ past: PriorInstances) -> State {
    let index = PriorInstances.allCases.count * Int(state) + past.rawValue
    if settledStates[index] == Self.missing {
      let settled = model.settled(sets[Int(state)], past)
      settledStates[index] = number(of: settled)
    }
    return settledStates[index]
  }

  /// Returns the callbacks that are legal in a state, by number.
  package func legal(in state: State) -> [Int] {
    state == Self.unjudged
      ? Array(0..<width)
      : (0..<width).filter { callback in
        sets[Int(state)].contains { !model.successors(of: $0, callback: callback).isEmpty }
      }
  }

  /// Returns the configurations a state stands for.
  package func configurations(in state: State) -> [UInt64] { sets[Int(state)] }

  /// Returns the state of a set of configurations.
  package func number(of configurations: [UInt64]) -> State {
    let set = Array(Set(configurations)).sorted()
    if let known = numbers[set] { return known }
    // The first set is that of a life of which nothing is known: there is always room for it.
    if !sets.isEmpty, set.count > Self.widestSet || sets.count >= Self.setLimit {
      return Self.unjudged
    }
    let number = State(sets.count)
    sets.append(set)
    numbers[set] = number
    table += Array(repeating: Self.missing, count: width)
    settledStates += PriorInstances.allCases.map { _ in Self.missing }
    let rest = set.map(model.isRest)
    restFlags.append(Rest(some: rest.contains(true), all: !rest.contains(false)))
    return number
  }

  private func workOut(_ state: State, _ callback: Int) -> UInt32 {
    let set = sets[Int(state)]
    var next = set.flatMap { model.successors(of: $0, callback: callback) }
    if next.isEmpty { next = model.instead(of: set, callback: callback) }
    let result =
      next.isEmpty
      ? number(of: model.landing(from: set, callback: callback)) | Self.illegal
      : number(of: next)
    table[Int(state) * width + callback] = result
    return result
  }
}

extension LifeTracker {
  /// Returns the fewest callbacks that would have to lie before a call to make it legal, all drawn
  /// from those `allowed` accepts; nil if there are none.
  ///
  /// With the callbacks a log never records, this tells whether an odd pair can be explained by
  /// calls that were not logged.
  ///
  /// - Complexity: O(configurations reachable over the allowed callbacks).
  package func gap(before callback: Int, in state: State, allowed: (Int) -> Bool) -> [Int]? {
    var seen = Set(sets[Int(state)])
    var queue = sets[Int(state)].map { (configuration: $0, path: [Int]()) }
    var next = 0
    while next < queue.count, next < Self.setLimit {
      let (configuration, path) = queue[next]
      next += 1
      if !model.successors(of: configuration, callback: callback).isEmpty { return path }
      for missing in 0..<width where allowed(missing) {
        for reached in model.successors(of: configuration, callback: missing)
        where seen.insert(reached).inserted {
          queue.append((reached, path + [missing]))
        }
      }
    }
    return nil
  }
}
