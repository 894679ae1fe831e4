import EventModel

/// The monitors of the assumptions that a log is checked against; all runs of the log share them.
struct MonitorSet {
  private(set) var monitors: [AssumptionMonitor] = []
  /// The groups of monitors about lives and histories.
  var groups: [MonitorGroup] = []
  /// The verdicts of monitors about transitions on the orders seen so far.
  var verdicts: TransitionVerdicts

  /// The monitors about lives and histories that are in no group yet.
  private var ungrouped: [MonitorGroup.Member] = []
  private let callbackCount: Int

  init(_ monitors: [AssumptionMonitor], _ contract: Contract) {
    callbackCount = contract.callbacks.count
    verdicts = TransitionVerdicts(contract)
    for monitor in monitors { add(monitor) }
  }

  /// Whether there are assumptions to check call by call.
  var isWatchingCalls: Bool { !groups.isEmpty || !ungrouped.isEmpty }

  /// Whether there are assumptions to check against closed transitions.
  var isWatchingTransitions: Bool { !verdicts.isEmpty }

  /// Whether something is no longer checked because there is no room.
  var isFull: Bool { groups.contains(where: \.isFull) }

  /// Adds the monitor of an assumption under the next index.
  mutating func add(_ monitor: AssumptionMonitor) {
    let index = monitors.count
    monitors.append(monitor)
    guard !monitor.isAboutUsage else { return }
    if monitor.assumption.scope == .transition {
      verdicts.add(monitor, index: index)
    } else if monitor.assumption.limits.isEmpty {
      // The kinds in a life or a history are not known call by call, so a claim that is limited to
      // some kinds is only checked in transition scope.
      ungrouped.append(MonitorGroup.Member(monitor, index: index))
    }
  }

  /// Makes groups of the monitors that were added since the last call.
  mutating func makeGroups() {
    for scope in [Assumption.Scope.view, .history] {
      var members = ungrouped.filter { $0.monitor.assumption.scope == scope }[...]
      while !members.isEmpty {
        let group = members.prefix(MonitorGroup.mostMembers)
        groups.append(MonitorGroup(scope, group, callbackCount: callbackCount))
        members = members.dropFirst(group.count)
      }
    }
    ungrouped = []
  }
}
