import EventModel

/// The assumptions a log is held against, ready to be followed; all runs of the log share it.
struct MonitorSet {
  /// The monitors, by the assumptions' indices.
  private(set) var monitors: [AssumptionMonitor] = []
  /// Those about lives and histories, side by side.
  var groups: [MonitorGroup] = []
  /// What those about transitions make of the orders seen so far.
  var verdicts: TransitionVerdicts

  /// What those about transitions make of the shapes that closed, by their number.
  private var closings: [TransitionVerdicts.OfOrder] = []
  /// By shape, whether it breaks an assumption.
  private(set) var breaks: [Bool] = []

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
    closings = []
    breaks = []
    let scope = monitor.assumption.scope
    guard !monitor.isAboutUsage else { return }
    if scope == .transition { return verdicts.add(monitor, index: index) }
    // Which kinds a life or a history is built of is not known call by call, so a claim limited to
    // some of them is judged in transitions only.
    guard monitor.assumption.limits.isEmpty else { return }
    let open = groups.lastIndex { $0.scope == scope && $0.hasRoom }
    let last = open ?? groups.count
    if open == nil { groups.append(MonitorGroup(scope, callbackCount: callbackCount)) }
    groups[last].add(monitor, index: index)
  }

  /// Holds the shapes that closed and were not examined yet against the assumptions.
  mutating func judge(_ tracker: ShapeTracker) {
    while closings.count < tracker.shapes.count {
      let closed = tracker.closed(UInt32(closings.count))
      let made = closed.map { verdicts.verdicts(on: $0) } ?? TransitionVerdicts.OfOrder()
      closings.append(made)
      breaks.append(!made.broken.isEmpty)
    }
  }

  /// Whether it is known that a shape that closed breaks no assumption.
  func isKept(byShape number: Int) -> Bool { number < breaks.count && !breaks[number] }

  /// Returns the assumptions to which a shape that closed gives an occasion to fail.
  func occasions(inShape number: Int) -> [Int] { closings[number].triggered }
}
