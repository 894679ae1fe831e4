import EventModel

/// An assumption that a log broke.
package struct AssumptionBreak: Sendable {
  package var assumption: Int
  /// The calls that break it, in order.
  package var events: [ActorEvent]
  /// The index in `events` of the event with which the violation became certain.
  package var decisive: Int
  package var scope: UInt32
  /// The number of the transition in its scope; 0 for none.
  package var transition = 0
}

extension AssumptionBreak {
  init(_ refutation: TransitionVerdicts.Refutation, _ open: OpenTransition) {
    assumption = refutation.assumption
    events = open.calls(of: refutation.pair).map {
      ActorEvent(
        view: open.slots[Int($0.slot)].view, number: Int($0.callback), position: $0.position)
    }
    decisive = refutation.decisive
    scope = open.scope
    transition = open.number
  }
}

/// The states of the assumptions about lives and histories that one run of a log is checked against.
///
/// - Complexity: one lookup per call and group of assumptions; memory is one number per group and
///   view.
struct AssumptionWatch {
  private struct OfGroup {
    /// In view scope, the state of each view.
    var views: [MonitorGroup.State] = []
    /// In history scope, the state.
    var history = MonitorGroup.open
    /// In history scope, by view, its index in the group's subjects; -1 if not looked up yet.
    var subjects: [Int32] = []
  }

  /// A break that counts once the log is known to record the callbacks that are needed.
  private struct WaitingBreak {
    var found: AssumptionBreak
    /// The number of its view's name.
    var name: UInt32
  }

  private let output: TrackerOutput
  private var groups: [OfGroup] = []
  /// By view, its last call.
  private var lastCalls: [ActorEvent?] = []
  private var waiting: [WaitingBreak] = []

  init(_ output: TrackerOutput) { self.output = output }

  private mutating func makeRoom(_ set: MonitorSet, views: Int) {
    groups.grow(to: set.groups.count, with: OfGroup())
    for index in groups.indices {
      groups[index].views.grow(to: views, with: MonitorGroup.open)
      groups[index].subjects.grow(to: views, with: -1)
    }
    lastCalls.grow(to: views, with: nil)
  }

  /// Checks the assumptions about lives and histories against calls.
  mutating func take(
    _ records: UnsafeBufferPointer<EventRecord>, _ set: inout MonitorSet,
    names: borrowing NameTable
  ) {
    makeRoom(set, views: names.viewBound)
    for record in records {
      for assumption in step(record, &set, names: names).sorted() {
        wait(assumption, record, names.view(record.view).name)
      }
      lastCalls[Int(record.view)] = ActorEvent(record)
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
        let before = groups[index].views[Int(record.view)]
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

  /// Returns the index of a view in a group's subjects.
  private mutating func subject(
    of view: UInt32, in group: Int, _ monitors: MonitorGroup, names: borrowing NameTable
  ) -> Int {
    let view = Int(view)
    if groups[group].subjects[view] < 0 {
      let name = names.name(ofView: UInt32(view))
      let index = monitors.subjects.firstIndex(of: name) ?? monitors.subjects.count
      groups[group].subjects[view] = Int32(index)
    }
    return Int(groups[group].subjects[view])
  }

  private mutating func wait(_ assumption: Int, _ record: EventRecord, _ name: UInt32) {
    guard waiting.count < Limits.pendingPairsInAll else { return }
    let events = [lastCalls[Int(record.view)], ActorEvent(record)].compactMap(\.self)
    let found = AssumptionBreak(
      assumption: assumption, events: events, decisive: events.count - 1, scope: record.scope)
    waiting.append(WaitingBreak(found: found, name: name))
  }
}

extension AssumptionWatch {
  /// Begins a new life of a view that is distinguished from all others.
  mutating func beginLife(of view: UInt32, _ set: MonitorSet) {
    makeRoom(set, views: Int(view) + 1)
    lastCalls[Int(view)] = nil
    for index in set.groups.indices where set.groups[index].scope == .view {
      groups[index].views[Int(view)] = set.groups[index].start
    }
  }

  /// Reports the breaks whose needed callbacks are all recorded: in view scope for the view's name,
  /// in history scope in the run.
  mutating func reportBreaks(
    of monitors: [AssumptionMonitor], _ recorded: UInt64, _ recordedByName: [UInt64]
  ) {
    let decided = waiting.extract { entry in
      let monitor = monitors[entry.found.assumption]
      let isOfLife = monitor.assumption.scope == .view
      return monitor.needed & ~(isOfLife ? recordedByName[Int(entry.name)] : recorded) == 0
    }
    for entry in decided { output.add(.brokenAssumption(entry.found)) }
  }

  /// Removes the data of views and scopes that were removed from the name table.
  mutating func forget(_ gone: NameTable.Forgotten) {
    for view in lastCalls.indices where gone.views[view] { lastCalls[view] = nil }
    for index in groups.indices {
      groups[index].subjects.removeAll(keepingCapacity: true)
      for view in groups[index].views.indices where gone.views[view] {
        groups[index].views[view] = MonitorGroup.open
      }
    }
    waiting.forget(gone, \.found.scope) { $0.found.events.map(\.view) }
  }
}
