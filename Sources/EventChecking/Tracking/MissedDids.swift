import Automata
import EventModel

/// A call that a view got in place of one that had to come, until it is known that no cancelled
/// transition explains the calls and that the log records the missing one.
struct MissedDid: Sendable {
  var due: DueDid
  /// The call that came instead.
  var next: ActorEvent
  /// The call with which the view's own transition would end if it was cancelled, as when a sheet
  /// is dragged down and let go; nil if it was not. Such a transition calls no other view, so it was
  /// not if another one leaves while this one comes back, and if the view of the other side that
  /// was completed is called again.
  var cancelling: Int?
  /// Whether another view leaves while this one comes back.
  var isLeft = false

  var isExplained = false

  /// Whether no call that may come explains it any longer.
  var isWeighed: Bool { cancelling == nil && due.newcomers.isEmpty }

  /// Whether a call of a view in a scope may decide it.
  func depends(on view: UInt32, in scope: UInt32) -> Bool {
    due.newcomers[view] != nil || cancelling != nil && scope == due.scope
  }
}

extension ProcessRun {
  /// Reports a missing call, or lets it wait for the calls that decide it.
  mutating func wait(for due: DueDid, next: ActorEvent) {
    var missed = MissedDid(due: due, next: next)
    missed.isLeft = isLeft(for: next, in: due.scope)
    if !due.isDeclared, !missed.isLeft || !isCalledAgain(due) {
      missed.cancelling = tables.orders.cancelledEnd(
        side: tables.sideOfFirst[due.begun.number], after: [due.begun.number, next.number])
    }
    guard !report(missed), self.missed.count < Limits.pendingPairs else { return }
    self.missed.append(missed)
  }

  private func isCalledAgain(_ due: DueDid) -> Bool {
    lastCall(of: due.completed.view)?.position != due.completed.position
  }

  /// Returns whether a view of the other side is under way when a view is called.
  private func isLeft(for next: ActorEvent, in scope: UInt32) -> Bool {
    underWay(opposite: tables.sideOfFirst[next.number]).keys.contains {
      $0 != next.view && views[Int($0)].scope == scope
    }
  }

  /// Reads a call that may explain missing ones.
  mutating func weighMissed(by record: EventRecord) {
    guard missed.contains(where: { $0.depends(on: record.view, in: record.scope) }) else { return }
    for index in missed.indices where !missed[index].isWeighed { weigh(index, by: record) }
    missed = missed.filter { !$0.isExplained && !report($0) }
  }

  private mutating func weigh(_ index: Int, by record: EventRecord) {
    let callback = Int(record.code)
    if !missed[index].due.takeNewcomer(record) { missed[index].isExplained = true }
    guard let cancelling = missed[index].cancelling, missed[index].due.scope == record.scope else {
      return
    }
    if record.view == missed[index].due.view {
      if callback == cancelling { missed[index].isExplained = true }
      missed[index].cancelling = nil
      return
    }
    if tables.isOpening(callback),
      tables.sideOfFirst[callback] != tables.sideOfFirst[missed[index].next.number]
    {
      missed[index].isLeft = true
    }
    let due = missed[index].due
    if missed[index].isLeft, record.view == due.completed.view || isCalledAgain(due) {
      missed[index].cancelling = nil
    }
  }

  /// Reports the missing calls of a name, once its log is known to record them.
  mutating func decideMissed(ofName name: UInt32) {
    if missed.isEmpty { return }
    missed = missed.filter { $0.due.name != name || !report($0) }
  }

  /// Reports a missing call that nothing explains; returns whether it did.
  private func report(_ missed: MissedDid) -> Bool {
    guard missed.isWeighed, recordedByName[Int(missed.due.name)].has(missed.due.callback) else {
      return false
    }
    output.add(.missingDid(missed.due, next: missed.next))
    return true
  }
}

extension SidedOrders {
  /// Returns the callback that ends a cancelled transition of one view, which begins with some
  /// callbacks; nil if there is no such transition.
  fileprivate func cancelledEnd(side: Int, after callbacks: [Int]) -> Int? {
    let state = callbacks.reduce(orders.words.start) {
      orders.next($0, symbol(side: side, callback: $1))
    }
    let cancelled = UInt64(bits: variants.indices.filter { variants[$0].outcome == .cancelled })
    return (0..<orders.words.symbolCount / max(1, sides.count)).first {
      orders.sets[orders.next(state, symbol(side: side, callback: $0))] & cancelled != 0
    }
  }
}
