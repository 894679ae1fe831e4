import Automata
import EventModel

extension ProcessRun {
  /// Looks for a missing call, when a call begins something for a view that is already under way.
  mutating func lookForMissingDid(_ record: EventRecord, _ detail: SharedDetail?, before: UInt32) {
    weighMissed(by: record)
    let left = takeDueDid(record)
    let view = views[Int(record.view)]
    guard tables.isOpening(Int(record.code)), view.last != record.code,
      tables.isOpening(Int(view.last)), !tables.rests(before, isPool: false)
    else { return }
    let isInTransition = view.slot >= 0 && view.scope == record.scope
    guard var due = isInTransition ? dueDid(ofSlot: Int(view.slot), in: record.scope) : left,
      due.scope == record.scope
    else { return }
    due.isCertain =
      due.isCertain || quiet.lasted(since: due.completed.position, until: detail?.value.time)
    wait(for: due, next: ActorEvent(record))
  }
}

/// A call that has to come for a view before its next one: the view began something in a transition
/// that the other side completed.
package struct DueDid: Sendable {
  package var view: UInt32
  var name: UInt32
  package var scope: UInt32
  package var transition: Int
  /// The number of the call, and the call that began what it ends.
  package var callback: Int
  package var begun: ActorEvent
  /// The call that completed the other side.
  package var completed: ActorEvent
  /// Whether the transition was certainly completed: the log declares it or, once the view's next
  /// call came, shows a second without a call.
  package var isCertain: Bool
  /// Whether the log itself declares that the view took part in a completed transition.
  var isDeclared = false
  /// By view, the calls that complete views of the other side that are under way. Only when each of
  /// them was completed as well is it known that none of them took part and was cancelled.
  var newcomers: [UInt32: Int] = [:]
}

extension ProcessRun {
  /// Returns the call that has to come for a view of an open transition, if the other side was
  /// completed.
  func dueDid(ofSlot slot: Int, in scope: UInt32) -> DueDid? {
    let open = scopes[Int(scope)].open
    guard scopes[Int(scope)].isOpen, open.slots.indices.contains(slot),
      let (completed, newcomers) = open.completion(besides: slot, tables.orders),
      let callback = open.missingEnd(slot: slot, tables.orders),
      let begun = lastCall(of: open.slots[slot].view)
    else { return nil }
    let last = open.calls[completed]
    let isDeclaredCompleted = open.declaredOutcome == Outcome.completed.name
    var due = DueDid(
      view: open.slots[slot].view, name: views[Int(open.slots[slot].view)].name, scope: scope,
      transition: open.number, callback: callback, begun: begun,
      completed: ActorEvent(
        view: open.slots[Int(last.slot)].view, number: Int(last.callback), position: last.position),
      isCertain: isDeclaredCompleted,
      isDeclared: isDeclaredCompleted && open.slots[slot].isDeclared)
    if !due.isDeclared {
      due.newcomers = newcomers.merging(underWay(opposite: open.slots[slot].side)) { own, _ in own }
    }
    return due
  }

  /// Returns the views that began something on another side and are still under way, each with the
  /// call that completes it. They may have taken part, although they were called in other
  /// transitions: those of several windows are interleaved.
  ///
  /// - Complexity: O(views).
  func underWay(opposite side: Int) -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    for (index, view) in views.enumerated()
    where !view.isPool && view.last != Self.noCallback && tables.isOpening(Int(view.last))
      && !tables.rests(view.lifeState, isPool: false)
    {
      let other = tables.sideOfFirst[Int(view.last)]
      if other != side, let completing = tables.completing(side: other, after: Int(view.last)) {
        found[UInt32(index)] = completing
      }
    }
    return found
  }

  /// Remembers the calls that have to come for views of a transition that is left for another one,
  /// since a call of a view of the other side begins it.
  mutating func rememberDueDids(scope: UInt32, next record: EventRecord) {
    let open = scopes[Int(scope)].open
    guard open.unresting > 0 else { return }
    for (index, slot) in open.slots.enumerated() where !slot.isResting && !slot.isPool {
      guard slot.view != record.view, let due = dueDid(ofSlot: index, in: scope) else { continue }
      dueDids.removeAll { $0.view == slot.view }
      if dueDids.count >= Limits.pendingPairs { dueDids.removeFirst() }
      dueDids.append(due)
      // The next calls must not be followed by shape.
      for view in [slot.view] + due.newcomers.keys.sorted() { views[Int(view)].knowledge = .known }
    }
  }

  /// Reads a call of a view for which a call may have to come, or on which another one depends;
  /// returns the call that had to come before it.
  private mutating func takeDueDid(_ record: EventRecord) -> DueDid? {
    if dueDids.isEmpty { return nil }
    dueDids = dueDids.compactMap { due in
      var due = due
      return due.takeNewcomer(record) ? due : nil
    }
    guard let index = dueDids.firstIndex(where: { $0.view == record.view }) else { return nil }
    var due = dueDids.remove(at: index)
    let isNext = lastCall(of: record.view)?.position == due.begun.position
    guard isNext, !startsAfresh(Int(record.view)) else { return nil }
    if !due.isDeclared, tables.isOpening(Int(record.code)) {
      // Others may have begun since the transition was left.
      let side = tables.sideOfFirst[due.begun.number]
      due.newcomers.merge(underWay(opposite: side)) { own, _ in own }
    }
    return due
  }
}

extension DueDid {
  /// Reads a call; returns whether the view may still have taken part in no cancelled transition.
  mutating func takeNewcomer(_ record: EventRecord) -> Bool {
    guard let completing = newcomers.removeValue(forKey: record.view) else { return true }
    return completing == Int(record.code)
  }
}

extension TrackingTables {
  /// Returns the callback that completes a word of a side that begins with a callback; nil if no
  /// single one does.
  fileprivate func completing(side: Int, after callback: Int) -> Int? {
    orders.missingEnd(side: side, at: orders.own[side].next(0, callback))
  }
}

extension OpenTransition {
  /// Returns the callback that would complete the word of a view; nil if no single callback does.
  func missingEnd(slot: Int, _ orders: SidedOrders) -> Int? {
    orders.missingEnd(side: slots[slot].side, at: slots[slot].wordState)
  }

  /// Returns the call with which the other side was completed by words that no cancelled transition
  /// begins with, and the calls that would complete its other views; nil if it was not completed.
  ///
  /// A view that comes later is one of another transition, unless that is cancelled: the call is
  /// the first one after which no view of the other side is under way.
  func completion(
    besides slot: Int, _ orders: SidedOrders
  ) -> (call: Int, newcomers: [UInt32: Int])? {
    guard !slots[slot].isPool, !hasDoubtfulCall, !isIllegal, !isCutShort, !isOverflowing,
      let begun = calls.lastIndex(where: { Int($0.slot) == slot })
    else { return nil }
    var newcomers: [UInt32: Int] = [:]
    var spans: [Range<Int>] = []
    for other in slots.indices where slots[other].side != slots[slot].side {
      if slots[other].isPool { return nil }
      guard let first = calls.firstIndex(where: { Int($0.slot) == other }),
        let last = calls.lastIndex(where: { Int($0.slot) == other })
      else { continue }
      if orders.isCompleted(side: slots[other].side, at: slots[other].wordState) {
        spans.append(first..<last)
      } else if let completing = missingEnd(slot: other, orders) {
        newcomers[slots[other].view] = completing
        spans.append(first..<calls.count)
      } else {
        return nil
      }
    }
    // What was completed before the view began anything is another transition.
    let ends = spans.map(\.upperBound).filter { $0 > begun && $0 < calls.count }.sorted()
    let all = ends.first { end in !spans.contains { $0.contains(end) } }
    guard let completed = all ?? ends.last else { return nil }
    return (completed, newcomers)
  }
}
