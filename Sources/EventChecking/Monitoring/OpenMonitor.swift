import EventModel

/// A monitor over a log that may begin in the middle: it follows every past there may have been, and
/// calls an assumption violated only when no past can save it.
///
/// Sets of states are numbered as they occur and each step is worked out once.
///
/// - Complexity: a step is one table look-up once it has been seen.
package final class OpenMonitor {
  /// The number of a set of states.
  package typealias State = UInt32

  /// What is followed.
  package let monitor: AssumptionMonitor
  private let width: Int
  private var sets: [[AssumptionMonitor.State]] = []
  private var numbers: [[AssumptionMonitor.State]: State] = [:]
  private var table: [UInt32] = []

  /// Makes the monitor of an assumption, for a contract of that many callbacks.
  package init(_ monitor: AssumptionMonitor, callbackCount: Int) {
    self.monitor = monitor
    width = (monitor.subjects.count + 1) * callbackCount
    self.callbackCount = callbackCount
    _ = number(of: monitor.openStarts)
    _ = number(of: [monitor.start])
  }

  private let callbackCount: Int

  /// The state where nothing is known of what came before.
  package var open: State { 0 }

  /// The state at the known beginning of a life.
  package var start: State { numbers[[monitor.start]] ?? 0 }

  /// Returns the state after a callback of a subject; nil stands for everybody else.
  package func step(_ state: State, subject: Int?, callback: Int) -> State {
    let symbol = (subject ?? monitor.subjects.count) * callbackCount + callback
    let place = Int(state) * width + symbol
    if table[place] == .max {
      let next = sets[Int(state)].map {
        monitor.step($0, subject: subject, callback: callback)
      }
      table[place] = number(of: next)
    }
    return table[place]
  }

  /// Returns whether no past can save the assumption any longer.
  package func isLost(_ state: State) -> Bool {
    sets[Int(state)].allSatisfy { monitor.status($0) == .permanentlyViolated }
  }

  /// Returns whether the events so far gave the assumption an occasion to fail.
  package func isTriggered(_ state: State) -> Bool {
    sets[Int(state)].contains { monitor.isTriggered($0) }
  }

  private func number(of states: [AssumptionMonitor.State]) -> State {
    let set = Set(states).sorted { ($0.claim, $0.trigger) < ($1.claim, $1.trigger) }
    if let known = numbers[set] { return known }
    let number = State(sets.count)
    sets.append(set)
    numbers[set] = number
    table += Array(repeating: .max, count: width)
    return number
  }
}
