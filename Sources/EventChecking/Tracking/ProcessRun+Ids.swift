import EventModel

extension ProcessRun {
  /// Leaves the open transition of a scope for an event of another one. A transition that has an id
  /// and is incomplete is kept; any other one is closed.
  mutating func leave(
    scope: Int, for record: EventRecord, _ detail: SharedDetail?, names: borrowing NameTable
  ) {
    rememberDueDids(scope: record.scope, next: record)
    guard let id = scopes[scope].open.id, !id.isEmpty,
      let other = detail?.value.transition, other != id,
      scopes[scope].open.unresting > 0 || scopes[scope].open.sideCount < 2
    else { return close(scope: scope, names: names) }
    setAside(scope: scope)
    scopes[scope].parked.append(scopes[scope].open)
    guard scopes[scope].parked.count > Limits.pendingIds else { return }
    // The oldest kept transition is not waited for any longer.
    takeUp(scopes[scope].parked.removeFirst(), scope: scope)
    close(scope: scope, names: names)
  }

  /// Resumes a transition that was left for others.
  mutating func resume(_ id: String, scope: Int) {
    guard let index = scopes[scope].parked.firstIndex(where: { $0.id == id }) else { return }
    takeUp(scopes[scope].parked.remove(at: index), scope: scope)
    let views = scopes[scope].open.slots.map(\.view)
    dueDids.removeAll { views.contains($0.view) }
  }

  /// Makes a kept transition the open one of its scope; views that joined another transition do not
  /// come back. A view that came to rest in it stays so, since what it did later belongs to other
  /// transitions, and a view whose life ended is no longer under way.
  mutating func takeUp(_ open: OpenTransition, scope: Int) {
    scopes[scope].open = open
    scopes[scope].isOpen = true
    openCount += 1
    for (index, slot) in open.slots.enumerated() {
      let view = Int(slot.view)
      let isFree = views[view].slot < 0
      if isFree {
        views[view].slot = Int8(index)
        views[view].scope = open.scope
      }
      if slot.isResting { continue }
      let hasEnded = views[view].last == ProcessRun.noCallback
      if hasEnded { scopes[scope].open.isCutShort = true }
      let isOver = hasEnded || !isFree || hasGoneOn(view, since: open, slot: index)
      scopes[scope].open.rest(
        slot: index, isOver || tables.rests(views[view].lifeState, isPool: views[view].isPool))
    }
  }

  /// Returns whether a view was called in another transition after its last call in a kept one.
  private func hasGoneOn(_ view: Int, since open: OpenTransition, slot: Int) -> Bool {
    guard !open.isOverflowing, let last = open.calls.last(where: { Int($0.slot) == slot }) else {
      return false
    }
    return views[view].position.offset > last.position.offset
  }
}
