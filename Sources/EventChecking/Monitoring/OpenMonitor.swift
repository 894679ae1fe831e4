import Automata
import EventModel

/// A monitor over a log that may begin in the middle: it follows every past there may have been, and
/// calls an assumption violated only when no past can save it.
///
/// - Complexity: a step is one table look-up once it has been seen; memory is bounded by
///   ``Limits/monitorStates``. An assumption that would need more is not judged any further.
package final class OpenMonitor {
  /// The number of a set of states.
  package typealias State = UInt32

  /// The state where nothing is known of what came before.
  package static let open: State = 0
  /// The state of what is not judged any further.
  package static let givenUp: State = 1

  /// What is followed.
  package let monitor: AssumptionMonitor
  /// The state at the known beginning of a life.
  package let start: State
  /// Whether ``givenUp`` was entered for want of room.
  private(set) var isFull = false
  private let callbackCount: Int
  private var sets: LazyAutomaton<[AssumptionMonitor.State]>

  /// Makes the monitor of an assumption, for a contract of that many callbacks.
  package init(_ monitor: AssumptionMonitor, callbackCount: Int) {
    self.monitor = monitor
    self.callbackCount = callbackCount
    sets = LazyAutomaton(
      symbolCount: (monitor.subjects.count + 1) * callbackCount, limit: Limits.monitorStates)
    let open = Self.set(monitor.openStarts)
    _ = sets.number(of: open)
    _ = sets.number(of: [])
    start = sets.number(of: [monitor.start])
  }

  /// Returns the state after a callback of a subject; nil stands for everybody else.
  package func step(_ state: State, subject: Int?, callback: Int) -> State {
    if state == Self.givenUp { return state }
    let symbol = (subject ?? monitor.subjects.count) * callbackCount + callback
    let next = sets.next(state, symbol) { states in
      Self.set(states.map { monitor.step($0, subject: subject, callback: callback) })
    }
    guard next == LazyAutomaton<[AssumptionMonitor.State]>.beyond else { return next }
    isFull = true
    return Self.givenUp
  }

  /// Returns whether no past can save the assumption any longer.
  package func isLost(_ state: State) -> Bool {
    state != Self.givenUp
      && sets.states[Int(state)].allSatisfy { monitor.status($0) == .permanentlyViolated }
  }

  /// Returns whether the events so far gave the assumption an occasion to fail.
  package func isTriggered(_ state: State) -> Bool {
    sets.states[Int(state)].contains { monitor.isTriggered($0) }
  }

  private static func set(_ states: [AssumptionMonitor.State]) -> [AssumptionMonitor.State] {
    Set(states).sorted { ($0.claim, $0.trigger) < ($1.claim, $1.trigger) }
  }
}
