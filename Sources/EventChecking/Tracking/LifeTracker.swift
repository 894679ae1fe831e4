import Automata
import EventModel

/// A life model made deterministic on demand: each set of configurations that occurs gets a number,
/// and each step is computed once and looked up afterwards.
///
/// - Complexity: a known step is one table lookup. The table is bounded by ``setLimit`` rows; a
///   view that would need more is no longer checked.
package final class LifeTracker {
  package typealias State = UInt32

  /// The possible configurations of a view, and whether the call that led there was legal.
  private struct Life: Hashable, Sendable {
    /// The configurations, sorted; empty if the view is no longer checked.
    var configurations: [UInt64]
    var isBroken = false
  }

  enum Mark {
    /// Whether some configuration is at rest, and whether all are.
    static let mayRest: UInt8 = 1
    static let mustRest: UInt8 = 2
    /// Whether the call that led there was not legal.
    static let broken: UInt8 = 4
    /// Whether in all configurations an instance rests in another state than the initial one.
    static let shown: UInt8 = 8
  }

  /// The state of a view before its first call.
  package static var unknown: State { 0 }

  private static var setLimit: Int { 4096 }
  private static var widestSet: Int { 64 }

  package let model: any LifeModel
  private let width: Int
  /// The steps: one symbol per callback, then one per value of ``PriorInstances``.
  @exclusivity(unchecked) private var lives: LazyAutomaton<Life>

  package init(_ model: any LifeModel) {
    self.model = model
    width = model.numbers.callbackCount
    lives = LazyAutomaton(
      symbolCount: Self.symbolCount(width), limit: Self.setLimit,
      standIn: { Life(configurations: [], isBroken: $0.isBroken) }
    ) { life in
      let isUnjudged = life.configurations.isEmpty
      return (isUnjudged || life.configurations.contains(where: model.isRest) ? Mark.mayRest : 0)
        | (life.configurations.allSatisfy(model.isRest) ? Mark.mustRest : 0)
        | (life.isBroken ? Mark.broken : 0)
        | (!isUnjudged && life.configurations.allSatisfy(model.isShown) ? Mark.shown : 0)
    }
    for life in [
      Life(configurations: Set(model.unknown).sorted()), Life(configurations: []),
      Life(configurations: [], isBroken: true),
    ] { _ = lives.number(of: life) }
  }

  static func symbolCount(_ width: Int) -> Int { width &+ 3 }

  package func step(_ state: State, _ callback: Int) -> State {
    known(state, callback)
      ?? lives.next(state, callback) { [model] life in Self.life(life, after: callback, model) }
  }

  /// Returns the state after a symbol (a callback, or a value of ``PriorInstances``) if it was
  /// computed before.
  func known(_ state: State, _ symbol: Int) -> State? {
    // Reads the table directly, since a call of the automaton's method would copy all of it.
    let known = lives.table[Int(state) &* Self.symbolCount(width) &+ symbol]
    return known == LazyAutomaton<Life>.missing ? nil : known
  }

  func isBroken(_ state: State) -> Bool { lives.marks[Int(state)] & Mark.broken != 0 }

  package func mayRest(_ state: State) -> Bool { lives.marks[Int(state)] & Mark.mayRest != 0 }

  package func mustRest(_ state: State) -> Bool { lives.marks[Int(state)] & Mark.mustRest != 0 }

  /// Returns whether some view certainly rests in another state than the initial one.
  func isShown(_ state: State) -> Bool { lives.marks[Int(state)] & Mark.shown != 0 }

  /// Returns a state adjusted to what may exist from before the log.
  package func settle(_ state: State, _ past: PriorInstances) -> State {
    let symbol = width + past.rawValue
    return known(state, symbol)
      ?? lives.next(state, symbol) { [model] life in
        Self.life(model.settled(life.configurations, past))
      }
  }

  package func legal(in state: State) -> [Int] {
    let configurations = configurations(in: state)
    return (0..<width).filter { callback in
      configurations.isEmpty
        || configurations.contains { !model.successors(of: $0, callback: callback).isEmpty }
    }
  }

  package func configurations(in state: State) -> [UInt64] {
    lives.states[Int(state)].configurations
  }

  var lookUp: (table: [UInt32], marks: [UInt8]) { (lives.table, lives.marks) }

  private static func life(_ life: Life, after callback: Int, _ model: any LifeModel) -> Life {
    let set = life.configurations
    if set.isEmpty { return Life(configurations: []) }
    var next = set.flatMap { model.successors(of: $0, callback: callback) }
    if next.isEmpty { next = model.instead(of: set, callback: callback) }
    return next.isEmpty
      ? Self.life(model.landing(from: set, callback: callback), isBroken: true) : Self.life(next)
  }

  private static func life(_ configurations: [UInt64], isBroken: Bool = false) -> Life {
    let set = Set(configurations).sorted()
    return Life(configurations: set.count > widestSet ? [] : set, isBroken: isBroken)
  }
}

extension LifeTracker {
  /// Returns the fewest callbacks that, if they came before a call, would make it legal, using only
  /// those that `allowed` accepts; nil if there are none.
  ///
  /// With the callbacks that a log never records, this decides whether missing log lines can
  /// explain an odd call.
  ///
  /// - Complexity: O(configurations reachable by the allowed callbacks).
  package func gap(before callback: Int, in state: State, allowed: (Int) -> Bool) -> [Int]? {
    let start = configurations(in: state)
    var seen = Set(start)
    var queue = start.map { (configuration: $0, path: [Int]()) }
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
