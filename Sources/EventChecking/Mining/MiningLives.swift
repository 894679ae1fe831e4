import Automata
import EventModel

/// All candidates about each actor's life as one automaton, made as lives need it: a life is one
/// number, and a call one table look-up.
///
/// With a dozen callbacks hardly two lives have the same number, so at a limit the automaton begins
/// anew with the states in which lives are (``forgetAll(but:)``).
struct MiningLives: Sendable {
  /// Where a life is, all candidates together.
  typealias State = UInt32

  private static let nowhere: State = 1

  private struct Content: Hashable, Sendable {
    /// The life states it can be in.
    var life: UInt64
    /// The state of each candidate's monitor.
    var states: [AssumptionMonitor.State]
  }

  private let monitors: [AssumptionMonitor]
  private let life: LifeNumbers
  private let callbackCount: Int
  /// The most states before what is not needed is forgotten.
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
    // A call that is not legal leads to a state without actors.
    _ = contents.number(of: Content(life: 0, states: []))
  }

  /// Whether it has grown so large that what is not needed ought to be forgotten.
  var isFull: Bool { contents.states.count >= room }

  /// Forgets all states but those where lives are, and returns their new numbers.
  ///
  /// - Complexity: O(states × candidates).
  mutating func forgetAll(but kept: Set<State>) -> [State: State] {
    let old = contents.states
    begin()
    var map: [State: State] = [:]
    for state in kept.sorted() { map[state] = contents.number(of: old[Int(state)]) }
    // Many lives at once may need more.
    room = max(limit, 2 * contents.states.count)
    return map
  }

  /// Where a life begins.
  var start: State { 0 }

  /// Returns where a life is after a call; nil if the call is not legal there.
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

  /// Returns the states of the candidates' monitors.
  func monitorStates(in state: State) -> [AssumptionMonitor.State] {
    contents.states[Int(state)].states
  }

  /// Returns how much was seen of a life that is in a state.
  func extent(_ state: State, isEnded: Bool) -> MinedExtent {
    guard contents.states[Int(state)].life & ~life.rests == 0 else { return .cut }
    return isEnded ? .complete : .resting
  }
}
