import Automata
import EventModel

extension ProcessRun {
  /// Looks for a missing call, when a call begins something for a view that is already under way.
  mutating func lookForMissingDid(_ record: EventRecord, _ detail: SharedDetail?, before: UInt32) {
    let left = takeDueDid(record)
    let view = views[Int(record.view)]
    guard tables.isOpening(Int(record.code)), view.last != record.code,
      tables.isOpening(Int(view.last)), !tables.rests(before, isPool: false)
    else { return }
    let isInTransition = view.slot >= 0 && view.scope == record.scope
    guard var due = isInTransition ? dueDid(ofSlot: Int(view.slot), in: record.scope) : left,
      due.scope == record.scope, due.newcomers.isEmpty
    else { return }
    let (time, next) = (detail?.value.time, ActorEvent(record))
    due.isCertain = due.isCertain || quiet.lasted(since: due.completed.position, until: time)
    if recordedByName[Int(view.name)].has(due.callback) {
      output.add(.missingDid(due, next: next))
    } else if missed.count < Limits.pendingPairs {
      missed.append((due, next))
    }
  }

  /// Reports the missing calls of a name, once its log is known to record them.
  mutating func decideMissed(ofName name: UInt32) {
    let recorded = recordedByName[Int(name)]
    let decided = missed.extract { $0.due.name == name && recorded.has($0.due.callback) }
    for (due, next) in decided { output.add(.missingDid(due, next: next)) }
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
  /// By view, the calls that complete views of the other side that are under way. Only when each of
  /// them was completed as well is it known that none of them took part and was cancelled.
  var newcomers: [UInt32: Int] = [:]
}

extension ProcessRun {
  /// Returns the call that has to come for a view of an open transition, if the other side was
  /// completed. With `next`, a view whose next call begins another transition, views that came
  /// after its last call are taken for views of that one.
  func dueDid(ofSlot slot: Int, in scope: UInt32, next: Int? = nil) -> DueDid? {
    let open = scopes[Int(scope)].open
    guard scopes[Int(scope)].isOpen, open.slots.indices.contains(slot),
      let (completed, newcomers) = open.completion(besides: slot, next: next, tables.orders),
      let callback = open.missingEnd(slot: slot, tables.orders),
      let begun = lastCall(of: open.slots[slot].view)
    else { return nil }
    let last = open.calls[completed]
    let others = underWay(opposite: open.slots[slot].side, before: last.position)
    return DueDid(
      view: open.slots[slot].view, name: views[Int(open.slots[slot].view)].name, scope: scope,
      transition: open.number, callback: callback, begun: begun,
      completed: ActorEvent(
        view: open.slots[Int(last.slot)].view, number: Int(last.callback), position: last.position),
      isCertain: open.declaredOutcome == Outcome.completed.name,
      newcomers: newcomers.merging(others) { own, _ in own })
  }

  /// Returns the views that began something on another side before a call and are still under way,
  /// each with the call that completes it. They may have taken part, although they were called in
  /// other transitions: those of several windows are interleaved.
  ///
  /// - Complexity: O(views).
  private func underWay(opposite side: Int, before end: RecordPosition) -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    for (index, view) in views.enumerated()
    where !view.isPool && view.last != Self.noCallback && tables.isOpening(Int(view.last))
      && view.position.offset < end.offset && !tables.rests(view.lifeState, isPool: false)
    {
      let other = tables.sideOfFirst[Int(view.last)]
      let state = tables.orders.own[other].next(0, Int(view.last))
      if other != side, let completing = tables.orders.missingEnd(side: other, at: state) {
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
    let next = open.slots.firstIndex { $0.view == record.view }
    for (index, slot) in open.slots.enumerated() where !slot.isResting && !slot.isPool {
      guard slot.view != record.view, let due = dueDid(ofSlot: index, in: scope, next: next) else {
        continue
      }
      dueDids.removeAll { $0.view == slot.view }
      if dueDids.count >= Limits.pendingPairs { dueDids.removeFirst() }
      dueDids.append(due)
      // The next calls must not be followed by shape.
      for view in [slot.view] + due.newcomers.keys.sorted() { views[Int(view)].knowledge = .known }
    }
  }

  /// Reads a call of a view for which a call may have to come, or on which another one depends;
  /// returns the call that had to come before it.
  mutating func takeDueDid(_ record: EventRecord) -> DueDid? {
    if dueDids.isEmpty { return nil }
    dueDids.removeAll { due in
      due.newcomers[record.view].map { $0 != Int(record.code) } ?? false
    }
    for index in dueDids.indices { dueDids[index].newcomers[record.view] = nil }
    guard let index = dueDids.firstIndex(where: { $0.view == record.view }) else { return nil }
    let due = dueDids.remove(at: index)
    let isNext = lastCall(of: record.view)?.position == due.begun.position
    return isNext && !startsAfresh(Int(record.view)) ? due : nil
  }
}

extension OpenTransition {
  /// Returns the callback that would complete the word of a view; nil if no single callback does.
  func missingEnd(slot: Int, _ orders: SidedOrders) -> Int? {
    orders.missingEnd(side: slots[slot].side, at: slots[slot].wordState)
  }

  /// Returns the call with which a view of the other side completed a word that no cancelled
  /// transition begins with, and the calls that would complete the views of that side that came
  /// later than the last call of `next`; nil if the other side was not completed.
  func completion(
    besides slot: Int, next: Int? = nil, _ orders: SidedOrders
  ) -> (call: Int, newcomers: [UInt32: Int])? {
    guard !slots[slot].isPool, !hasDoubtfulCall, !isIllegal, !isCutShort, !isOverflowing else {
      return nil
    }
    let end = next.flatMap { next in calls.lastIndex { Int($0.slot) == next } } ?? calls.count - 1
    let first = Set(calls.prefix(end + 1).map { Int($0.slot) })
    var newcomers: [UInt32: Int] = [:]
    for other in slots.indices where slots[other].side != slots[slot].side {
      if slots[other].isPool { return nil }
      let side = slots[other].side
      if orders.isCompleted(side: side, at: slots[other].wordState) { continue }
      guard !first.contains(other), let completing = missingEnd(slot: other, orders) else {
        return nil
      }
      newcomers[slots[other].view] = completing
    }
    let completed = calls.lastIndex {
      slots[Int($0.slot)].side != slots[slot].side && newcomers[slots[Int($0.slot)].view] == nil
    }
    // What was completed before the view began anything is another transition.
    let begun = calls.lastIndex { Int($0.slot) == slot }
    guard let completed, let begun, begun < completed else { return nil }
    return (completed, newcomers)
  }
}
