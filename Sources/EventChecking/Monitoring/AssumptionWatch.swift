package import EventModel

/// The assumptions held against one run of a log, with what is known of each so far.
package struct AssumptionWatch {
  /// An assumption that the log broke.
  package struct Break: Sendable {
    /// The index of the assumption.
    package var assumption: Int
    /// The events that do it, in order: view and callback by number, and where the log has them.
    package var events: [(view: UInt32, callback: Int, mark: EventMark)]
    /// The index among `events` of the one at which it became certain.
    package var decisive: Int
    /// The scope's number.
    package var scope: UInt32
    /// The number of the transition in its scope; 0 for none.
    package var transition: Int
  }

  private var monitors: [OpenMonitor]
  private let contract: Contract
  /// By assumption, in how many places it had an occasion to fail.
  package private(set) var triggered: [Int]
  /// By assumption in view scope, the state of each view.
  private var views: [[UInt32: OpenMonitor.State]]
  /// By assumption in history scope, its state.
  private var histories: [OpenMonitor.State]
  private var watchesCalls: Bool
  /// Breaks of calls that wait until the log shows that it records what they are judged with.
  private var waiting: [(found: Break, name: UInt32)] = []

  /// Makes the watch of some assumptions.
  package init(_ monitors: [AssumptionMonitor], _ contract: Contract) {
    let count = contract.callbacks.count
    self.monitors = monitors.map { OpenMonitor($0, callbackCount: count) }
    self.contract = contract
    triggered = monitors.map { _ in 0 }
    views = monitors.map { _ in [:] }
    histories = self.monitors.map(\.open)
    watchesCalls = monitors.contains { $0.assumption.scope != .transition }
  }

  /// Whether there is anything to follow call by call.
  package var isWatchingCalls: Bool { watchesCalls }

  /// Follows one more assumption from here on.
  mutating func add(_ monitor: AssumptionMonitor) {
    let open = OpenMonitor(monitor, callbackCount: contract.callbacks.count)
    monitors.append(open)
    triggered.append(0)
    views.append([:])
    histories.append(open.open)
    if monitor.assumption.scope != .transition { watchesCalls = true }
  }

  /// Holds one closed transition between two sides against the assumptions in transition scope.
  package mutating func take(
    _ closed: ClosedTransition, variants: [Variant], into found: inout [Break]
  ) {
    guard closed.isJudged else { return }
    let candidates = variants.enumerated()
      .filter { closed.candidates >> UInt64($0.offset) & 1 == 1 }.map(\.element)
    for (index, open) in monitors.enumerated()
    where open.monitor.assumption.scope == .transition {
      let monitor = open.monitor
      guard monitor.isAboutSides, !monitor.isAboutUsage,
        monitor.needed & closed.unrecorded == 0
      else { continue }
      if !monitor.assumption.limits.isEmpty {
        guard !candidates.isEmpty, candidates.allSatisfy(monitor.assumption.concerns) else {
          continue
        }
      }
      for pair in closed.pairs { judge(pair, closed, monitor, index, into: &found) }
    }
  }

  private mutating func judge(
    _ pair: (Int, Int), _ closed: ClosedTransition, _ monitor: AssumptionMonitor, _ index: Int,
    into found: inout [Break]
  ) {
    let steps = closed.open.steps.filter { Int($0.slot) == pair.0 || Int($0.slot) == pair.1 }
    var state = monitor.start
    var decisive: Int?
    for (place, step) in steps.enumerated() {
      state = monitor.step(
        state, subject: Int(step.slot) == pair.0 ? 0 : 1, callback: Int(step.callback))
      if decisive == nil, monitor.status(state) == .permanentlyViolated { decisive = place }
    }
    if monitor.isTriggered(state) { triggered[index] += 1 }
    let status = monitor.status(state)
    guard status == .permanentlyViolated || status == .temporarilyViolated else { return }
    found.append(
      Break(
        assumption: index,
        events: steps.map {
          (closed.open.slots[Int($0.slot)].view, Int($0.callback), $0.mark)
        },
        decisive: decisive ?? steps.count - 1, scope: closed.open.scope,
        transition: closed.open.number))
  }
}

extension AssumptionWatch {
  /// One call of a view, with what the run knows around it.
  package struct Call {
    /// The view's number, its name's, and the scope's.
    package var view: UInt32
    package var name: UInt32
    package var scope: UInt32
    /// The callback's number, and where the log has it.
    package var callback: Int
    package var mark: EventMark
    /// The view's call before, if there was one.
    package var previous: (callback: Int, mark: EventMark)?
    /// Whether the view is told from all others.
    package var isSingle: Bool
  }

  /// Holds one call against the assumptions about lives and histories; `nameText` is its view's name.
  package mutating func take(_ call: Call, nameText: String) {
    // Which kinds a life or a history is built of is not known call by call, so a claim limited to
    // some of them is judged in transitions only.
    for (index, open) in monitors.enumerated()
    where open.monitor.assumption.limits.isEmpty && !open.monitor.isAboutUsage {
      switch open.monitor.assumption.scope {
      case .transition: continue
      case .view:
        guard call.isSingle else { continue }
        let before = views[index][call.view] ?? open.open
        views[index][call.view] = follow(call, index, from: before, subject: 0)
      case .history:
        let subject = open.monitor.subjects.firstIndex { $0.name == nameText }
        histories[index] = follow(call, index, from: histories[index], subject: subject)
      }
    }
  }

  /// Takes over the new numbers after the name table was emptied.
  mutating func renumber(_ map: NameTable.Renumbering) {
    for index in views.indices {
      var kept: [UInt32: OpenMonitor.State] = [:]
      for (view, state) in views[index] where map.views[Int(view)] != 0 {
        kept[map.views[Int(view)]] = state
      }
      views[index] = kept
    }
    waiting = waiting.filter { entry in
      entry.found.events.allSatisfy { map.views[Int($0.view)] != 0 }
    }
    for index in waiting.indices {
      waiting[index].name = map.names[Int(waiting[index].name)]
      waiting[index].found.scope = map.scopes[Int(waiting[index].found.scope)]
      for event in waiting[index].found.events.indices {
        let old = waiting[index].found.events[event].view
        waiting[index].found.events[event].view = map.views[Int(old)]
      }
    }
  }

  /// Begins a new life of a view.
  package mutating func beginLife(of view: UInt32) {
    for index in monitors.indices where monitors[index].monitor.assumption.scope == .view {
      views[index][view] = monitors[index].start
    }
  }

  private mutating func follow(
    _ call: Call, _ index: Int, from before: OpenMonitor.State, subject: Int?
  ) -> OpenMonitor.State {
    let open = monitors[index]
    let after = open.step(before, subject: subject, callback: call.callback)
    // What is always triggered is so before the first call; it counts with that call.
    let isFirst = before == open.open || before == open.start
    if open.isTriggered(after), isFirst || !open.isTriggered(before) { triggered[index] += 1 }
    if open.isLost(after), !open.isLost(before), waiting.count < Limits.pendingPairsInAll {
      var events = [(view: call.view, callback: call.callback, mark: call.mark)]
      if let previous = call.previous {
        events.insert((call.view, previous.callback, previous.mark), at: 0)
      }
      let found = Break(
        assumption: index, events: events, decisive: events.count - 1, scope: call.scope,
        transition: 0)
      waiting.append((found, call.name))
    }
    return after
  }

  /// Hands over the breaks of calls whose callbacks are all recorded: in view scope for the view's
  /// name, in history scope in the run.
  package mutating func takeBreaks(recordedFor recorded: (UInt32?) -> UInt64) -> [Break] {
    if waiting.isEmpty { return [] }
    var decided: [Break] = []
    var undecided: [(found: Break, name: UInt32)] = []
    for entry in waiting {
      let monitor = monitors[entry.found.assumption].monitor
      let known = recorded(monitor.assumption.scope == .view ? entry.name : nil)
      if monitor.needed & ~known == 0 {
        decided.append(entry.found)
      } else {
        undecided.append(entry)
      }
    }
    waiting = undecided
    return decided
  }
}
