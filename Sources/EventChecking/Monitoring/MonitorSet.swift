import EventModel

/// The monitors of the assumptions that a log is checked against; all runs of the log share them.
struct MonitorSet {
  private(set) var monitors: [AssumptionMonitor] = []
  /// The groups of monitors about lives and histories.
  var groups: [MonitorGroup] = []
  /// The verdicts of monitors about transitions on the orders seen so far.
  var verdicts: TransitionVerdicts

  /// The verdicts of monitors about transitions on closed shapes, by the shape's number.
  private var closings: [TransitionVerdicts.OfOrder] = []
  /// By shape, whether it breaks an assumption.
  private(set) var breaks: [Bool] = []

  private let callbackCount: Int

  init(_ monitors: [AssumptionMonitor], _ contract: Contract) {
    callbackCount = contract.callbacks.count
    verdicts = TransitionVerdicts(contract)
    for monitor in monitors { add(monitor) }
  }

  /// Whether there are assumptions to check call by call.
  var isWatchingCalls: Bool { !groups.isEmpty }

  /// Whether there are assumptions to check against closed transitions.
  var isWatchingTransitions: Bool { !verdicts.isEmpty }

  /// Whether something is no longer checked because there is no room.
  var isFull: Bool { groups.contains(where: \.isFull) }

  /// Adds the monitor of an assumption under the next index.
  mutating func add(_ monitor: AssumptionMonitor) {
    let index = monitors.count
    monitors.append(monitor)
    closings = []
    breaks = []
    let scope = monitor.assumption.scope
    guard !monitor.isAboutUsage else { return }
    if scope == .transition { return verdicts.add(monitor, index: index) }
    // The kinds in a life or a history are not known call by call, so a claim that is limited to
    // some kinds is only checked in transition scope.
    guard monitor.assumption.limits.isEmpty else { return }
    let open = groups.lastIndex { $0.scope == scope && $0.hasRoom }
    let last = open ?? groups.count
    if open == nil { groups.append(MonitorGroup(scope, callbackCount: callbackCount)) }
    groups[last].add(monitor, index: index)
  }

  /// Checks the assumptions against the closed shapes that were not checked yet.
  mutating func judge(_ tracker: ShapeTracker) {
    while closings.count < tracker.shapes.count {
      let closed = tracker.closed(UInt32(closings.count))
      let made = closed.map { verdicts.verdicts(on: $0) } ?? TransitionVerdicts.OfOrder()
      closings.append(made)
      breaks.append(!made.broken.isEmpty)
    }
  }

  /// Returns whether a closed shape is known to break no assumption.
  func isKept(byShape number: Int) -> Bool { number < breaks.count && !breaks[number] }

  /// Returns the assumptions that a closed shape triggers.
  func occasions(inShape number: Int) -> [Int] { closings[number].triggered }
}
