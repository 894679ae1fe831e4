import EventModel

/// The states of the assumptions that are checked against one run of a log.
///
/// - Complexity: one lookup per call and group of assumptions; memory is one number per group and
///   view.
package struct AssumptionWatch {
  /// An assumption that the log broke.
  package struct Break: Sendable {
    /// The index of the assumption.
    package var assumption: Int
    /// The events that break it, in order: view and callback by number, and the position.
    package var events: [(view: UInt32, callback: Int, position: RecordPosition)]
    /// The index in `events` of the event with which the violation became certain.
    package var decisive: Int
    /// The scope's number.
    package var scope: UInt32
    /// The number of the transition in its scope; 0 for none.
    package var transition: Int
  }

  /// The last call of a view; `noCallback` before the first.
  private struct LastCall {
    var callback = ProcessRun.noCallback
    var position = RecordPosition()
  }

  /// The state of one group of assumptions.
  private struct OfGroup {
    /// In view scope, the state of each view.
    var views: [MonitorGroup.State] = []
    /// In history scope, the state.
    var history = MonitorGroup.open
    /// In history scope, by view, its index in the group's subjects; -1 if not looked up yet.
    var subjects: [Int32] = []
  }

  private let output: TrackerOutput
  private var groups: [OfGroup] = []
  private var lastCalls: [LastCall] = []
  /// Breaks that wait until the log is known to record the callbacks that are needed.
  private var waiting: [(found: Break, name: UInt32)] = []

  init(_ output: TrackerOutput) { self.output = output }

  private mutating func makeRoom(_ set: MonitorSet) {
    while groups.count < set.groups.count { groups.append(OfGroup()) }
  }

  /// Checks the assumptions in transition scope against one closed transition between two sides.
  func take(_ closed: ClosedTransition, _ set: inout MonitorSet) {
    let verdicts = set.verdicts.verdicts(on: closed)
    output.count(verdicts.triggered)
    for refutation in verdicts.broken {
      let broken = Break(
        assumption: refutation.assumption,
        events: closed.open.calls(of: refutation.pair).map {
          (closed.open.slots[Int($0.slot)].view, Int($0.callback), $0.position)
        },
        decisive: refutation.decisive, scope: closed.open.scope,
        transition: closed.open.number)
      output.add(.brokenAssumption(broken))
    }
  }

  /// Checks the assumptions about lives and histories against calls.
  mutating func take(
    _ records: UnsafeBufferPointer<EventRecord>, _ set: inout MonitorSet,
    names: borrowing NameTable
  ) {
    makeRoom(set)
    if lastCalls.count < names.viewBound {
      lastCalls += repeatElement(LastCall(), count: names.viewBound - lastCalls.count)
    }
    for record in records {
      let lost = step(record, &set, names: names)
      if !lost.isEmpty {
        let name = names.view(record.view).name
        for assumption in lost.sorted() { wait(assumption, record, name) }
      }
      lastCalls[Int(record.view)] = LastCall(
        callback: record.code, position: RecordPosition(of: record))
    }
  }

  /// Reads a call and returns the assumptions that it breaks for every possible past.
  private mutating func step(
    _ record: EventRecord, _ set: inout MonitorSet, names: borrowing NameTable
  ) -> [Int] {
    var lost: [Int] = []
    for index in set.groups.indices {
      let after: MonitorGroup.State
      if set.groups[index].scope == .view {
        guard names.isSingle(record.view) else { continue }
        let before = state(of: record.view, in: index)
        after = set.groups[index].next(before, subject: 0, callback: Int(record.code))
        groups[index].views[Int(record.view)] = after
      } else {
        let subject = subject(of: record.view, in: index, set.groups[index], names: names)
        after = set.groups[index].next(
          groups[index].history, subject: subject, callback: Int(record.code))
        groups[index].history = after
      }
      if set.groups[index].hasEffect(after) {
        let effect = set.groups[index].effect(of: after)
        output.count(effect.triggered)
        lost += effect.lost
      }
    }
    return lost
  }

  private mutating func state(of view: UInt32, in group: Int) -> MonitorGroup.State {
    if Int(view) >= groups[group].views.count {
      let missing = Int(view) + 1 - groups[group].views.count
      groups[group].views += repeatElement(MonitorGroup.open, count: missing)
    }
    return groups[group].views[Int(view)]
  }

  /// Returns the index of a view in a group's subjects.
  private mutating func subject(
    of view: UInt32, in group: Int, _ monitors: MonitorGroup, names: borrowing NameTable
  ) -> Int {
    let view = Int(view)
    if view >= groups[group].subjects.count {
      groups[group].subjects += repeatElement(-1, count: view + 1 - groups[group].subjects.count)
    }
    if groups[group].subjects[view] < 0 {
      let name = names.name(ofView: UInt32(view))
      let index = monitors.subjects.firstIndex(of: name) ?? monitors.subjects.count
      groups[group].subjects[view] = Int32(index)
    }
    return Int(groups[group].subjects[view])
  }

  private mutating func wait(_ assumption: Int, _ record: EventRecord, _ name: UInt32) {
    guard waiting.count < Limits.pendingPairsInAll else { return }
    var events = [
      (view: record.view, callback: Int(record.code), position: RecordPosition(of: record))
    ]
    let last = lastCalls[Int(record.view)]
    if last.callback != ProcessRun.noCallback {
      events.insert((record.view, Int(last.callback), last.position), at: 0)
    }
    let found = Break(
      assumption: assumption, events: events, decisive: events.count - 1, scope: record.scope,
      transition: 0)
    waiting.append((found, name))
  }
}

extension AssumptionWatch {
  /// Clears the subjects that were looked up, since a new assumption may name others.
  mutating func forgetSubjects() {
    for index in groups.indices { groups[index].subjects.removeAll() }
  }

  /// Begins a new life of a view that is distinguished from all others.
  mutating func beginLife(of view: UInt32, _ set: MonitorSet) {
    makeRoom(set)
    if Int(view) < lastCalls.count { lastCalls[Int(view)] = LastCall() }
    for index in set.groups.indices where set.groups[index].scope == .view {
      _ = state(of: view, in: index)
      groups[index].views[Int(view)] = set.groups[index].start
    }
  }

  /// Reports the breaks whose needed callbacks are all recorded: in view scope for the view's name,
  /// in history scope in the run.
  mutating func reportBreaks(
    of monitors: [AssumptionMonitor], _ recorded: UInt64, _ recordedByName: [UInt64]
  ) {
    if waiting.isEmpty { return }
    var undecided: [(found: Break, name: UInt32)] = []
    for entry in waiting {
      let monitor = monitors[entry.found.assumption]
      let isOfLife = monitor.assumption.scope == .view
      if monitor.needed & ~(isOfLife ? recordedByName[Int(entry.name)] : recorded) == 0 {
        output.add(.brokenAssumption(entry.found))
      } else {
        undecided.append(entry)
      }
    }
    waiting = undecided
  }

  /// Removes the data of views and scopes that were removed from the name table.
  mutating func forget(_ gone: NameTable.Forgotten) {
    forgetSubjects()
    for view in lastCalls.indices where gone.views[view] { lastCalls[view] = LastCall() }
    for index in groups.indices {
      for view in groups[index].views.indices where gone.views[view] {
        groups[index].views[view] = MonitorGroup.open
      }
    }
    waiting.removeAll { $0.found.events.contains { gone.has(view: $0.view) } }
    for index in waiting.indices {
      waiting[index].found.scope = gone.kept(scope: waiting[index].found.scope)
    }
  }
}
