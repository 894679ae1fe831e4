import EventModel

extension Run {
  /// Gives a call its place in the transition of its scope, opening or closing one as it must.
  mutating func assemble(
    _ record: EventRecord, _ detail: EventDetail?, before: UInt32, _ mark: EventMark,
    _ tables: inout TrackingTables, names: borrowing NameTable, into found: inout Found
  ) {
    let callback = Int(record.code)
    let scope = Int(record.scope)
    let broke = found.breaksTransition
    found.breaksTransition = false
    if scopes[scope].isOpen, startsNext(record, detail, tables) {
      close(scope: scope, &tables, names: names, into: &found)
    }
    if !scopes[scope].isOpen {
      guard tables.isOpening(callback) || detail?.transition != nil else { return }
      open(scope: record.scope)
    }
    declare(detail, scope: scope)
    guard let slot = slot(of: record, callback, before: before, tables) else { return }
    let view = Int(record.view)
    let resting = tables.rests(views[view].life, isPool: views[view].isPool)
    let symbol = tables.orders.symbol(side: scopes[scope].open.slots[slot].side, callback: callback)
    scopes[scope].open.append(
      slot: slot, callback: callback, symbol: symbol, mark: mark, isResting: resting)
    if broke { scopes[scope].open.isIllegal = true }
    if scopes[scope].open.isDeclared(by: detail) {
      scopes[scope].open.slots[slot].isDeclared = true
    }
    settleOrClose(scope: scope, &tables, names: names, into: &found)
  }

  /// Whether the next event still belongs to a transition that would otherwise close now.
  func belongs(_ record: EventRecord, _ detail: EventDetail?, _ tables: TrackingTables) -> Bool {
    let open = scopes[Int(record.scope)].open
    if let id = open.id { return open.awaitsEnd || detail?.transition == id }
    if open.declaredKind != nil, open.declaredKind == detail?.kind, sideCount(open) < 2 {
      return open.slots.allSatisfy { $0.view != record.view }
    }
    guard open.slots.count == 1, open.slots[0].isPool, open.slots[0].view == record.view else {
      return false
    }
    let word = OrderTable.append(UInt64(record.code) + 1, to: open.slots[0].word)
    return open.slots[0].count < OrderTable.longestWord
      && (tables.orders.isClassPrefix(word) || tables.orders.variants(withClassWord: word) != 0)
  }

  /// Whether a `will` shows that the transition under way is over: its view has already had a whole
  /// word of its side.
  private func startsNext(
    _ record: EventRecord, _ detail: EventDetail?, _ tables: TrackingTables
  ) -> Bool {
    let open = scopes[Int(record.scope)].open
    if let id = detail?.transition, open.id != nil, id != open.id { return true }
    let state = views[Int(record.view)]
    guard tables.isOpening(Int(record.code)), state.slot >= 0 else { return false }
    if let id = open.id, open.awaitsEnd || detail?.transition == id { return false }
    let slot = open.slots[Int(state.slot)]
    if slot.isPool || slot.count > OrderTable.longestWord { return false }
    return tables.orders.courses(side: slot.side, ownWord: slot.word) != 0
  }

  private mutating func open(scope: UInt32) {
    scopes[Int(scope)].count += 1
    scopes[Int(scope)].open.reset(scope: scope, number: scopes[Int(scope)].count)
    scopes[Int(scope)].isOpen = true
    scopes[Int(scope)].isClosable = false
    openCount += 1
  }

  private mutating func declare(_ detail: EventDetail?, scope: Int) {
    guard let detail else { return }
    if let id = detail.transition { scopes[scope].open.id = id }
    if let kind = detail.kind { scopes[scope].open.declaredKind = kind }
  }

  private mutating func slot(
    of record: EventRecord, _ callback: Int, before: UInt32, _ tables: TrackingTables
  ) -> Int? {
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
    if views[view].last != Run.noCallback {
      let rested = tables.rests(before, isPool: views[view].isPool)
      scopes[scope].open.slots[slot].isCut = !rested
      scopes[scope].open.slots[slot].wasAtRest = rested
    }
    views[view].slot = Int16(slot)
    views[view].scope = record.scope
    return slot
  }

  private mutating func settleOrClose(
    scope: Int, _ tables: inout TrackingTables, names: borrowing NameTable, into found: inout Found
  ) {
    let open = scopes[scope].open
    guard open.unresting == 0 else {
      scopes[scope].isClosable = false
      return
    }
    if open.id != nil || waitsForOtherSide(open) || mayGoOn(open, tables) {
      scopes[scope].isClosable = true
    } else {
      close(scope: scope, &tables, names: names, into: &found)
    }
  }

  private func waitsForOtherSide(_ open: OpenTransition) -> Bool {
    open.declaredKind != nil && sideCount(open) < 2
  }

  /// Whether one class name may still turn out to be both sides: a pager whose pages share a class.
  private func mayGoOn(_ open: OpenTransition, _ tables: TrackingTables) -> Bool {
    open.slots.count == 1 && open.slots[0].isPool && open.slots[0].count < OrderTable.longestWord
      && tables.orders.isClassPrefix(open.slots[0].word)
  }

  private func sideCount(_ open: OpenTransition) -> Int { Set(open.slots.map(\.side)).count }
}

extension Run {
  /// Takes the recorder's word that a transition starts in a scope.
  mutating func begin(
    _ record: EventRecord, _ detail: EventDetail, _ tables: inout TrackingTables,
    names: borrowing NameTable, into found: inout Found
  ) {
    makeRoom(view: record.view, scope: record.scope, names: names)
    let scope = Int(record.scope)
    if scopes[scope].isOpen { close(scope: scope, &tables, names: names, into: &found) }
    guard tables.hasSides else { return }
    open(scope: record.scope)
    scopes[scope].open.id = detail.transition ?? ""
    scopes[scope].open.declaredKind = detail.kind
    scopes[scope].open.awaitsEnd = true
    scopes[scope].open.isBegun = true
    scopes[scope].isClosable = true
  }

  /// Takes the recorder's word that a transition ended; its last `did` may still come.
  mutating func end(
    _ record: EventRecord, _ detail: EventDetail, _ tables: inout TrackingTables,
    names: borrowing NameTable, into found: inout Found
  ) {
    for scope in scopes.indices
    where scopes[scope].isOpen && scopes[scope].open.id == detail.transition {
      scopes[scope].open.awaitsEnd = false
      if scopes[scope].open.unresting == 0 {
        close(scope: scope, &tables, names: names, into: &found)
      }
    }
  }

  /// Takes a view out of the transition it is in: its life ended, or it went to another scope.
  mutating func leaveTransition(
    view: UInt32, _ tables: inout TrackingTables, names: borrowing NameTable,
    into found: inout Found
  ) {
    let slot = Int(views[Int(view)].slot)
    let scope = Int(views[Int(view)].scope)
    views[Int(view)].slot = -1
    guard scopes[scope].isOpen, slot < scopes[scope].open.slots.count else { return }
    if !scopes[scope].open.slots[slot].isResting { scopes[scope].open.isCutShort = true }
    scopes[scope].open.rest(slot: slot, true)
    settleOrClose(scope: scope, &tables, names: names, into: &found)
  }
}
