import Automata
import EventModel

/// The automaton of all candidates about each actor's life, expanded as lives need it. The state of
/// a life is one number, and a call is one table lookup.
///
/// With a dozen callbacks, hardly two lives have the same number. So at a limit the automaton is
/// rebuilt with only the states of open lives (``forgetAll(but:)``).
struct MiningLives: Sendable {
  /// The state of a life, for all candidates together.
  typealias State = UInt32

  private static let nowhere: State = 1

  private struct Content: Hashable, Sendable {
    var life: UInt64
    var states: [AssumptionMonitor.State]
  }

  private let monitors: [AssumptionMonitor]
  private let life: LifeNumbers
  private let callbackCount: Int
  /// The number of states at which states that are not needed are removed.
  private let limit: Int
  private var room: Int
  private var contents: LazyAutomaton<Content>

  init(_ monitors: [AssumptionMonitor], _ life: LifeNumbers) {
    self.monitors = monitors
    self.life = life
    callbackCount = life.callbackCount
    limit = max(16, Limits.minedStates / max(1, monitors.count))
    room = limit
    contents = LazyAutomaton(symbolCount: callbackCount, limit: .max)
    begin()
  }

  private mutating func begin() {
    contents = LazyAutomaton(symbolCount: callbackCount, limit: .max)
    _ = contents.number(
      of: Content(life: 1 << UInt64(life.initial), states: monitors.map(\.start)))
    // A call that is not legal leads to a state without life states.
    _ = contents.number(of: Content(life: 0, states: []))
  }

  /// Whether it is so large that states that are not needed should be removed.
  var isFull: Bool { contents.states.count >= room }

  /// Removes all states except those of lives, and returns their new numbers.
  ///
  /// - Complexity: O(states × candidates).
  mutating func forgetAll(but kept: Set<State>) -> [State: State] {
    let old = contents.states
    begin()
    var map: [State: State] = [:]
    for state in kept.sorted() { map[state] = contents.number(of: old[Int(state)]) }
    // Many open lives may need more states.
    room = max(limit, 2 * contents.states.count)
    return map
  }

  var start: State { 0 }

  /// Returns the state of a life after a call; nil if the call is not legal.
  mutating func next(_ state: State, _ callback: Int) -> State? {
    let (life, monitors) = (life, monitors)
    let next = contents.next(state, callback) { before in
      let after = life.targets(of: callback, from: before.life)
      if after == 0 { return Content(life: 0, states: []) }
      return Content(
        life: after,
        states: zip(monitors, before.states).map {
          $0.step($1, subject: 0, callback: callback)
        })
    }
    return next == Self.nowhere ? nil : next
  }

  func monitorStates(in state: State) -> [AssumptionMonitor.State] {
    contents.states[Int(state)].states
  }

  /// Returns how much of a life in a state was observed.
  func extent(_ state: State, isEnded: Bool) -> MinedExtent {
    guard contents.states[Int(state)].life & ~life.rests == 0 else { return .cut }
    return isEnded ? .complete : .resting
  }
}
