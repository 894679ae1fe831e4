import EventModel

extension Run {
  /// Takes one call of a view.
  ///
  /// - Complexity: O(1) but for the first time a step is seen.
  mutating func receive(
    _ record: EventRecord, _ detail: DetailBox?, _ tables: TrackingTables,
    names: borrowing NameTable, into found: inout Found
  ) {
    let index = Int(record.view)
    if index >= views.count || !views[index].isKnown || Int(record.scope) >= scopes.count {
      makeRoom(view: record.view, scope: record.scope, names: names)
      meet(record.view, names)
    }
    if let parent = detail?.value.parent { parents[record.view] = parent }
    unfold(scope: record.scope, tables)
    let callback = Int(record.code)
    let scope = Int(record.scope)
    if views[index].slot >= 0, views[index].scope != record.scope {
      leaveTransition(view: record.view, tables, names: names, into: &found)
    }
    if scopes[scope].isClosable, !belongs(record, detail, tables) {
      close(scope: scope, tables, names: names, into: &found)
    }
    if hadQuiet, !isSettled, openCount == 0, tables.isOpening(callback) { isSettled = true }
    let before = stateBefore(index, callback, tables)
    let isPool = views[index].isPool
    var result = tables.step(before, callback, isPool: isPool)
    if result & LifeTracker<SingleLife>.illegal != 0, startsAfresh(index) {
      result = tables.step(LifeTracker<SingleLife>.unknown, callback, isPool: isPool)
    }
    let after = result & ~LifeTracker<SingleLife>.illegal
    note(callback, ofName: views[index].name, tables, into: &found)
    let mark = EventMark(offset: record.offset, line: record.line, length: record.length)
    let unseen = tables.allCallbacks & ~recordedByName[Int(views[index].name)]
    let recent =
      tables.hasSides
      ? nil : recentCalls.add(callback, of: record.view, unseen: unseen, tables.numbers)
    if result & LifeTracker<SingleLife>.illegal != 0, views[index].last != Run.noCallback {
      suspect(record, detail, before: before, recent, mark, tables, into: &found)
    }
    views[index].life = after
    if tables.hasSides {
      assemble(record, detail, before: before, mark, tables, names: names, into: &found)
    }
    views[index].last = record.code
    views[index].mark = mark
    if !isPool, recordedByName[Int(views[index].name)] == tables.allCallbacks {
      views[index].standing = .usual
    }
    fold(scope: record.scope)
  }

  /// Ends the life of a view: it was loaded anew, or deallocated.
  mutating func endLife(
    _ record: EventRecord, _ tables: TrackingTables, names: borrowing NameTable,
    into found: inout Found
  ) {
    makeRoom(view: record.view, scope: record.scope, names: names)
    let index = Int(record.view)
    if !views[index].isKnown { meet(record.view, names) }
    if views[index].isPool { return }
    if views[index].slot >= 0 {
      leaveTransition(view: record.view, tables, names: names, into: &found)
    }
    recentCalls.forget(record.view, tables.numbers)
    views[index].life = LifeTracker<SingleLife>.unknown
    views[index].last = Run.noCallback
  }

  /// Takes a heading of a log without time stamps: at a quiet point the log may start afresh there.
  mutating func separate(
    _ record: EventRecord, _ tables: TrackingTables, names: borrowing NameTable,
    into found: inout Found
  ) {
    for scope in scopes.indices where scopes[scope].isClosable && scopes[scope].isOpen {
      if scopes[scope].open.unresting == 0, !scopes[scope].open.awaitsEnd {
        close(scope: scope, tables, names: names, into: &found)
      }
    }
    if openCount == 0 { freshFrom = record.offset }
  }

  private mutating func meet(_ view: UInt32, _ names: borrowing NameTable) {
    let entry = names.view(view)
    views[Int(view)].standing = .known
    views[Int(view)].name = entry.name
    views[Int(view)].isPool = entry.identity == .anyInstance
  }

  /// The state a call finds its view in. After the first quiet point nothing from before the log
  /// explains a call any longer, but for one: where the log begins inside a transition, its first
  /// quiet point may come while the other side's last call is still to come.
  private mutating func stateBefore(
    _ index: Int, _ callback: Int, _ tables: TrackingTables
  ) -> UInt32 {
    guard views[index].isPool else { return views[index].life }
    guard let pools = tables.pools else { return views[index].life }
    let mayStillCome = !isSettled && lateCalls >> UInt64(callback) & 1 == 1
    return hadQuiet && !mayStillCome ? pools.settle(views[index].life) : views[index].life
  }

  private func startsAfresh(_ index: Int) -> Bool {
    freshFrom > 0 && views[index].mark.offset < freshFrom
  }

  private mutating func note(
    _ callback: Int, ofName name: UInt32, _ tables: TrackingTables, into found: inout Found
  ) {
    let bit: UInt64 = 1 << UInt64(callback)
    if recordedByName[Int(name)] & bit != 0 { return }
    recordedByName[Int(name)] |= bit
    if recorded & bit == 0 {
      recorded |= bit
      if recorded == tables.allCallbacks { releaseWaiting(tables, into: &found) }
    }
    if !suspects.isEmpty { decideSuspects(ofName: name, tables, into: &found) }
  }
}
