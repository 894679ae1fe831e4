import EventModel

/// Where the assumptions held against one run of a log stand.
///
/// - Complexity: a call is one look-up for each group of assumptions; memory is one number a group and
///   view.
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

  /// One call of a view, with what the run knows around it.
  struct Call {
    /// The view's number, its name's, and the scope's.
    var view: UInt32
    var name: UInt32
    var scope: UInt32
    /// The callback's number, and where the log has it.
    var callback: Int
    var mark: EventMark
    /// The view's call before, if there was one.
    var previous: (callback: Int, mark: EventMark)?
    /// Whether the view is told from all others.
    var isSingle: Bool
  }

  /// Where one group of assumptions stands.
  private struct OfGroup {
    /// In view scope, by view.
    var views: [MonitorGroup.State] = []
    /// In history scope.
    var history = MonitorGroup.open
    /// In history scope, by name, its place among the group's subjects; -1 if it was not asked for yet.
    var subjects: [Int32] = []
  }

  /// By assumption, in how many places it had an occasion to fail.
  private(set) var triggered: [Int] = []
  private var groups: [OfGroup] = []
  /// Breaks of calls that wait until the log shows that it records what they are judged with.
  private var waiting: [(found: Break, name: UInt32)] = []

  /// Makes room for assumptions that were added.
  private mutating func makeRoom(_ set: MonitorSet) {
    while groups.count < set.groups.count { groups.append(OfGroup()) }
    while triggered.count < set.monitors.count { triggered.append(0) }
  }

  /// Returns in how many places an assumption had an occasion to fail.
  func triggerCount(of index: Int) -> Int { index < triggered.count ? triggered[index] : 0 }

  /// Holds one closed transition between two sides against the assumptions in transition scope.
  mutating func take(
    _ closed: ClosedTransition, _ set: inout MonitorSet, into found: inout [Break]
  ) {
    let verdicts = set.verdicts.verdicts(on: closed)
    makeRoom(set)
    for index in verdicts.triggered { triggered[index] += 1 }
    for refutation in verdicts.broken {
      found.append(
        Break(
          assumption: refutation.assumption,
          events: closed.steps(of: refutation.pair).map {
            (closed.open.slots[Int($0.slot)].view, Int($0.callback), $0.mark)
          },
          decisive: refutation.decisive, scope: closed.open.scope,
          transition: closed.open.number))
    }
  }

  /// Holds one call against the assumptions about lives and histories; `nameText` is its view's name.
  mutating func take(_ call: Call, nameText: String, _ set: inout MonitorSet) {
    makeRoom(set)
    var lost: [Int] = []
    for index in set.groups.indices {
      let isOfViews = set.groups[index].scope == .view
      if isOfViews, !call.isSingle { continue }
      let before = isOfViews ? state(of: call.view, in: index) : groups[index].history
      let subject =
        isOfViews ? 0 : subject(call.name, nameText, in: index, set.groups[index].subjects)
      let after = set.groups[index].next(before, subject: subject, callback: call.callback)
      if isOfViews {
        groups[index].views[Int(call.view)] = after
      } else {
        groups[index].history = after
      }
      let effect = set.groups[index].effect(of: after)
      for assumption in effect.triggered { triggered[assumption] += 1 }
      lost += effect.lost
    }
    for assumption in lost.sorted() { wait(assumption, call) }
  }

  private mutating func state(of view: UInt32, in group: Int) -> MonitorGroup.State {
    if Int(view) >= groups[group].views.count {
      let missing = Int(view) + 1 - groups[group].views.count
      groups[group].views += repeatElement(MonitorGroup.open, count: missing)
    }
    return groups[group].views[Int(view)]
  }

  private mutating func subject(
    _ name: UInt32, _ text: String, in group: Int, _ subjects: [String]
  ) -> Int {
    let name = Int(name)
    if name >= groups[group].subjects.count {
      groups[group].subjects += repeatElement(-1, count: name + 1 - groups[group].subjects.count)
    }
    if groups[group].subjects[name] < 0 {
      groups[group].subjects[name] = Int32(subjects.firstIndex(of: text) ?? subjects.count)
    }
    return Int(groups[group].subjects[name])
  }

  private mutating func wait(_ assumption: Int, _ call: Call) {
    guard waiting.count < Limits.pendingPairsInAll else { return }
    var events = [(view: call.view, callback: call.callback, mark: call.mark)]
    if let previous = call.previous {
      events.insert((call.view, previous.callback, previous.mark), at: 0)
    }
    let found = Break(
      assumption: assumption, events: events, decisive: events.count - 1, scope: call.scope,
      transition: 0)
    waiting.append((found, call.name))
  }
}

extension AssumptionWatch {
  /// Forgets which names are whose: an assumption was added that may name more.
  mutating func forgetSubjects() {
    for index in groups.indices { groups[index].subjects.removeAll() }
  }

  /// Begins a new life of a view.
  mutating func beginLife(of view: UInt32, _ set: MonitorSet) {
    makeRoom(set)
    for index in set.groups.indices where set.groups[index].scope == .view {
      _ = state(of: view, in: index)
      groups[index].views[Int(view)] = set.groups[index].start
    }
  }

  /// Hands over the breaks of calls whose callbacks are all recorded: in view scope for the view's
  /// name, in history scope in the run.
  mutating func takeBreaks(
    of monitors: [AssumptionMonitor], recordedFor recorded: (UInt32?) -> UInt64
  ) -> [Break] {
    if waiting.isEmpty { return [] }
    var decided: [Break] = []
    var undecided: [(found: Break, name: UInt32)] = []
    for entry in waiting {
      let monitor = monitors[entry.found.assumption]
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

  /// Takes over the new numbers after the name table was emptied.
  mutating func renumber(_ map: NameTable.Renumbering) {
    forgetSubjects()
    for index in groups.indices {
      var kept: [MonitorGroup.State] = []
      for (view, state) in groups[index].views.enumerated() where map.views[view] != 0 {
        let new = Int(map.views[view])
        if new >= kept.count {
          kept += repeatElement(MonitorGroup.open, count: new + 1 - kept.count)
        }
        kept[new] = state
      }
      groups[index].views = kept
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
}
