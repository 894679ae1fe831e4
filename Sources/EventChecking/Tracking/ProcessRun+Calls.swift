import Automata
import EventModel

extension ProcessRun {
  /// Reads one call of a view.
  ///
  /// - Complexity: O(1), except for the first time that a step occurs.
  mutating func receive(
    _ record: EventRecord, _ detail: SharedDetail?, names: borrowing NameTable
  ) {
    let index = Int(record.view)
    if index >= views.count || !views[index].isKnown || Int(record.scope) >= scopes.count {
      makeRoom(view: record.view, scope: record.scope, names: names)
      meet(record.view, names)
    }
    if let parent = detail?.value.parent {
      learnParent(parent, of: record.view, names: names)
    }
    unfold(scope: record.scope)
    let callback = Int(record.code)
    let scope = Int(record.scope)
    if views[index].slot >= 0, views[index].scope != record.scope {
      leaveTransition(view: record.view, names: names)
    }
    if scopes[scope].isClosable, !belongs(record, detail) {
      leave(scope: scope, for: record, detail, names: names)
    }
    if hadQuiet, !isSettled, openCount == 0, tables.isOpening(callback) { quietBeginnings += 1 }
    if views[index].last == ProcessRun.noCallback, showsOlderView(callback) { refuteLaunch() }
    var before = stateBefore(index, callback)
    let isPool = views[index].isPool
    if isPool { doublings[record.view, default: Doubling()].add(callback, record) }
    let lives = tables.lives(ofClass: isPool)
    var result = lives.step(before, callback)
    if lives.isBroken(result), startsAfresh(index) {
      result = lives.step(LifeTracker.unknown, callback)
    }
    let isInDoubt =
      isPool
      && weighLaunch(record.view, callback, before: &before, result: &result)
    let isBroken = lives.isBroken(result)
    note(callback, ofName: views[index].name, names: names)
    let position = RecordPosition(of: record)
    let unseen = tables.allCallbacks & ~recordedByName[Int(views[index].name)]
    let recent =
      tables.hasSides
      ? nil : recentCalls.add(callback, of: record.view, unseen: unseen, tables.numbers)
    var isCertain: Bool?
    if isInDoubt || isBroken && views[index].last != ProcessRun.noCallback {
      let call = oddCall(record, detail, before: before, recent, position)
      if isInDoubt { doubt(call) } else { isCertain = judge(call) }
    }
    if undecided.await(record.view) {
      undecided.take(callOf: record.view, completes: completes(record, callback))
    }
    views[index].lifeState = result
    if tables.hasSides, !isPool, !isBroken {
      lookForMissingDid(record, detail, before: before)
    }
    if tables.hasSides {
      assemble(record, detail, before: before, isCertainlyOdd: isCertain, names: names)
    }
    remember(record, detail, position)
    fold(scope: record.scope)
  }

  /// Stores what the next call of the view is compared with.
  private mutating func remember(
    _ record: EventRecord, _ detail: SharedDetail?, _ position: RecordPosition
  ) {
    let index = Int(record.view)
    views[index].last = record.code
    if let time = detail?.value.time { quiet.take(time, at: position) }
    views[index].position = position
    if !views[index].isPool, recordedByName[Int(views[index].name)] == tables.allCallbacks {
      views[index].knowledge = .usual
    }
  }

  /// Returns whether a call completes its view's part in the open transition.
  private func completes(_ record: EventRecord, _ callback: Int) -> Bool {
    let slot = Int(views[Int(record.view)].slot)
    guard slot >= 0, slot < scopes[Int(record.scope)].open.slots.count else { return false }
    let part = scopes[Int(record.scope)].open.slots[slot]
    let state = tables.orders.own[part.side].next(part.wordState, callback)
    return tables.orders.isCompleted(side: part.side, at: state)
  }

  /// Ends the life of a view: it was loaded again, or deallocated.
  mutating func endLife(_ record: EventRecord, names: borrowing NameTable) {
    makeRoom(view: record.view, scope: record.scope, names: names)
    let index = Int(record.view)
    if !views[index].isKnown { meet(record.view, names) }
    if views[index].isPool { return }
    if views[index].slot >= 0 {
      leaveTransition(view: record.view, names: names)
    }
    recentCalls.forget(record.view)
    views[index].lifeState = LifeTracker.unknown
    views[index].last = ProcessRun.noCallback
  }

  /// Reads a heading of a log without time stamps; at a quiet point, another log may begin there.
  mutating func separate(_ record: EventRecord, names: borrowing NameTable) {
    for scope in scopes.indices where scopes[scope].isClosable && !scopes[scope].open.awaitsEnd {
      close(scope: scope, names: names)
    }
    if openCount == 0 { freshFrom = record.offset }
    // A log that starts with a heading begins at a quiet point.
    if recorded == 0 { startsQuiet = true }
  }

  private mutating func meet(_ view: UInt32, _ names: borrowing NameTable) {
    views[Int(view)].knowledge = .known
    views[Int(view)].name = names.view(view).name
    views[Int(view)].isPool = names.isClass(view)
    if views[Int(view)].isPool { classes.append(view) }
  }

  /// Returns the state of a view before a call. After some transitions began at quiet points,
  /// nothing from before the log can explain the end of something. The first quiet point is not
  /// enough: if a log begins inside a transition, other calls of it may still follow, and in
  /// another window, if the log does not distinguish windows, they may follow even later.
  private mutating func stateBefore(_ index: Int, _ callback: Int) -> UInt32 {
    guard views[index].isPool, tables.countsInstances else { return views[index].lifeState }
    // What ends after the first appearance and did not begin in it began before the log. Lines
    // without a name may be about a container and its child, whatever their classes are.
    if endsAfterLaunch(callback),
      UInt8(callback) != views[index].last || views[index].name == 0
    {
      refuteLaunch()
    }
    return tables.classes.settle(
      views[index].lifeState, launch == .shown ? .none : pastWithoutLaunch(callback))
  }

  /// Whether a view whose first call this is existed before the log. Later than in the first
  /// transitions, the end of something without its beginning only shows that the log does not record
  /// the beginning of this view.
  private func showsOlderView(_ callback: Int) -> Bool {
    !tables.numbers.isFirst(callback) && (tables.isOpening(callback) || !isSettled)
  }

  /// Returns what may exist from before the log at a call, if the log does not show the launch. If
  /// the log begins with the appearance of one screen alone, no other one is leaving when the next
  /// transition begins.
  func pastWithoutLaunch(_ callback: Int) -> PriorInstances {
    let nothingLeaves = startsAlone && quietBeginnings > 0 && tables.hides(callback)
    return isSettled || startsQuiet || nothingLeaves ? .resting : .before
  }

  /// Returns whether a call ends something after the first appearance of a log that seems to show
  /// the launch, before anything else began.
  func endsAfterLaunch(_ callback: Int) -> Bool {
    launch == .shown && quietBeginnings == 0 && !tables.isOpening(callback)
  }

  func startsAfresh(_ index: Int) -> Bool {
    freshFrom > 0 && views[index].position.offset < freshFrom
  }

  private mutating func note(_ callback: Int, ofName name: UInt32, names: borrowing NameTable) {
    let bit: UInt64 = 1 << UInt64(callback)
    if recordedByName[Int(name)] & bit != 0 { return }
    recordedByName[Int(name)] |= bit
    if recorded & bit == 0 {
      recorded |= bit
      if recorded == tables.allCallbacks {
        releaseWaiting(names: names)
      }
    }
    decideMissed(ofName: name)
    actors?.decideMisuses(ofName: name, recorded: recordedByName[Int(name)])
    if !undecided.isEmpty { decideCalls(ofName: name) }
  }
}
