import Automata
import EventModel

extension ProcessRun {
  /// Adds a call to the transition of its scope; opens or closes a transition if necessary.
  ///
  /// - Parameter isCertainlyOdd: Whether an odd call is certainly an error; nil for others.
  mutating func assemble(
    _ record: EventRecord, _ detail: SharedDetail?, before: UInt32, isCertainlyOdd: Bool?,
    names: borrowing NameTable
  ) {
    let callback = Int(record.code)
    let scope = Int(record.scope)
    if scopes[scope].isOpen, startsNext(record, detail) {
      leave(scope: scope, for: record, detail, names: names)
    }
    if !scopes[scope].isOpen, let id = detail?.value.transition {
      resume(id, scope: scope)
    }
    if !scopes[scope].isOpen {
      guard tables.isOpening(callback) || detail?.value.transition != nil else { return }
      open(scope: record.scope)
    }
    if let detail { declare(detail.value, scope: scope) }
    guard let slot = slot(of: record, callback, before: before) else { return }
    let view = Int(record.view)
    let resting = tables.rests(views[view].lifeState, isPool: views[view].isPool)
    scopes[scope].open.append(
      slot: slot, callback: callback, tables.orders, position: RecordPosition(of: record),
      isResting: resting)
    if isCertainlyOdd == true { scopes[scope].open.isIllegal = true }
    if isCertainlyOdd == false { scopes[scope].open.hasDoubtfulCall = true }
    if scopes[scope].open.isDeclared(by: detail) { scopes[scope].open.declare(slot: slot) }
    settleOrClose(scope: scope, names: names)
  }

  /// Returns whether the next event still belongs to a transition that would otherwise close now.
  func belongs(_ record: EventRecord, _ detail: SharedDetail?) -> Bool {
    let open = scopes[Int(record.scope)].open
    if open.id != nil {
      return open.isSame(detail)
        || detail?.value.transition == nil && open.awaitsOtherSide(tables.orders)
    }
    if open.declaredKind != nil, open.declaredKind == detail?.value.kind, open.sideCount < 2 {
      return open.slots.allSatisfy { $0.view != record.view }
    }
    guard open.slots.count == 1, open.slots[0].isPool, open.slots[0].view == record.view else {
      return false
    }
    let unnamed = tables.orders.unnamed
    return unnamed.isLive(unnamed.next(open.slots[0].unnamedState, Int(record.code)))
  }

  /// Returns whether a `will` shows that the open transition is over: its view has already received
  /// a complete word of its side.
  private func startsNext(_ record: EventRecord, _ detail: SharedDetail?) -> Bool {
    let scope = Int(record.scope)
    if let detail, scopes[scope].open.isAnother(detail.value) { return true }
    let slot = Int(views[Int(record.view)].slot)
    guard slot >= 0, tables.isOpening(Int(record.code)),
      !scopes[scope].open.isSame(detail)
    else { return false }
    return scopes[scope].open.hasWholeWord(slot: slot, tables.orders)
  }

  private mutating func open(scope: UInt32) {
    scopes[Int(scope)].count += 1
    scopes[Int(scope)].open.reset(scope: scope, number: scopes[Int(scope)].count)
    scopes[Int(scope)].isOpen = true
    openCount += 1
  }

  private mutating func declare(_ detail: EventDetail, scope: Int) {
    if let id = detail.transition { scopes[scope].open.id = id }
    if let kind = detail.kind { scopes[scope].open.declaredKind = kind }
    if let outcome = detail.outcome { scopes[scope].open.declaredOutcome = outcome }
  }

  private mutating func slot(of record: EventRecord, _ callback: Int, before: UInt32) -> Int? {
    let view = Int(record.view)
    if views[view].slot >= 0 { return Int(views[view].slot) }
    let scope = Int(record.scope)
    guard
      let slot = scopes[scope].open.add(
        view: record.view, side: tables.sideOfFirst[callback], isPool: views[view].isPool)
    else {
      scopes[scope].open.eventCount += 1
      return nil
    }
    if views[view].last != ProcessRun.noCallback {
      scopes[scope].open.slots[slot].start = before
      let rested = tables.rests(before, isPool: views[view].isPool)
      scopes[scope].open.slots[slot].isCut = !rested
      scopes[scope].open.slots[slot].wasAtRest = rested
    }
    views[view].slot = Int8(slot)
    views[view].scope = record.scope
    return slot
  }

  private mutating func settleOrClose(scope: Int, names: borrowing NameTable) {
    if scopes[scope].open.unresting == 0, !scopes[scope].open.mayGoOn(tables.orders) {
      close(scope: scope, names: names)
    }
  }
}

extension OpenTransition {
  /// Notes that the log itself declares the last call of a slot to belong to the transition.
  mutating func declare(slot: Int) {
    if slots[slot].isDeclared { return }
    slots[slot].isDeclared = true
    slots[slot].firstDeclared = max(0, calls.count - 1)
  }

  /// Returns whether an event's id says that it belongs to another transition.
  func isAnother(_ detail: EventDetail) -> Bool {
    guard let id, let other = detail.transition else { return false }
    return id != other
  }

  /// Returns whether the recorder says that an event belongs to this transition.
  func isSame(_ detail: SharedDetail?) -> Bool {
    guard let id else { return false }
    return awaitsEnd || detail?.value.transition == id
  }

  /// Returns whether a view has already received a complete word of its side.
  func hasWholeWord(slot: Int, _ orders: SidedOrders) -> Bool {
    !slots[slot].isPool && orders.isWhole(side: slots[slot].side, at: slots[slot].wordState)
  }

  /// Returns whether more events may belong to it although all its views are at rest: the recorder
  /// joins events by an id, the other side of a declared kind is still missing, or one class name
  /// may turn out to be both sides (a pager whose pages share a class).
  func mayGoOn(_ orders: SidedOrders) -> Bool {
    if id != nil { return true }
    if declaredKind != nil, sideCount < 2 { return true }
    return slots.count == 1 && slots[0].isPool
      && orders.unnamed.ahead[slots[0].unnamedState] != 0
  }

  var sideCount: Int { Set(slots.map(\.side)).count }

  /// Whether it began before the log, and only one side was called since.
  func awaitsOtherSide(_ orders: SidedOrders) -> Bool {
    sideCount == 1 && slots.contains { !orders.isWhole(side: $0.side, at: $0.wordState) }
  }
}

extension ProcessRun {
  /// Reads the recorder's mark that a transition starts in a scope.
  mutating func begin(_ record: EventRecord, _ detail: EventDetail, names: borrowing NameTable) {
    makeRoom(view: record.view, scope: record.scope, names: names)
    unfold(scope: record.scope)
    let scope = Int(record.scope)
    if scopes[scope].isOpen {
      rememberDueDids(scope: record.scope, next: record)
      close(scope: scope, names: names)
    }
    guard tables.hasSides else { return }
    open(scope: record.scope)
    scopes[scope].open.id = detail.transition ?? ""
    scopes[scope].open.declaredKind = detail.kind
    scopes[scope].open.awaitsEnd = true
    scopes[scope].open.isBegun = true
  }

  /// Reads the recorder's mark that a transition ended; its last `did` may still come.
  mutating func end(_ detail: EventDetail, names: borrowing NameTable) {
    for scope in scopes.indices
    where scopes[scope].isOpen && scopes[scope].open.id == detail.transition {
      scopes[scope].open.awaitsEnd = false
      scopes[scope].open.declaredOutcome = detail.outcome ?? scopes[scope].open.declaredOutcome
      if scopes[scope].open.unresting == 0 {
        close(scope: scope, names: names)
      }
    }
  }

  /// Removes a view from its transition: its life ended, or it moved to another scope.
  mutating func leaveTransition(view: UInt32, names: borrowing NameTable) {
    let slot = Int(views[Int(view)].slot)
    let scope = Int(views[Int(view)].scope)
    unfold(scope: views[Int(view)].scope)
    views[Int(view)].slot = -1
    guard scopes[scope].isOpen, slot < scopes[scope].open.slots.count else { return }
    if !scopes[scope].open.slots[slot].isResting { scopes[scope].open.isCutShort = true }
    scopes[scope].open.rest(slot: slot, true)
    settleOrClose(scope: scope, names: names)
  }
}
