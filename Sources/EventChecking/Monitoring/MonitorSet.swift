import EventModel

/// The assumptions a log is held against, ready to be followed; all runs of the log share it.
struct MonitorSet {
  /// The monitors, by the assumptions' indices.
  private(set) var monitors: [AssumptionMonitor] = []
  /// Those about lives and histories, side by side.
  var groups: [MonitorGroup] = []
  /// What those about transitions make of the orders seen so far.
  var verdicts: TransitionVerdicts

  private let callbackCount: Int

  init(_ monitors: [AssumptionMonitor], _ contract: Contract) {
    callbackCount = contract.callbacks.count
    verdicts = TransitionVerdicts(contract)
    for monitor in monitors { add(monitor) }
  }

  /// Whether there is anything to follow call by call.
  var isWatchingCalls: Bool { !groups.isEmpty }

  /// Whether there is anything to hold closed transitions against.
  var isWatchingTransitions: Bool { !verdicts.isEmpty }

  /// Whether something is not judged any further for want of room.
  var isFull: Bool { groups.contains(where: \.isFull) }

  /// Adds the monitor of one more assumption, under the next index.
  mutating func add(_ monitor: AssumptionMonitor) {
    let index = monitors.count
    monitors.append(monitor)
    let scope = monitor.assumption.scope
    guard !monitor.isAboutUsage else { return }
    if scope == .transition { return verdicts.add(monitor, index: index) }
    // Which kinds a life or a history is built of is not known call by call, so a claim limited to
    // some of them is judged in transitions only.
    guard monitor.assumption.limits.isEmpty else { return }
    let open = groups.lastIndex { $0.scope == scope && $0.hasRoom }
    let place = open ?? groups.count
    if open == nil { groups.append(MonitorGroup(scope, callbackCount: callbackCount)) }
    groups[place].add(monitor, index: index)
  }
}
