import Automata
import EventModel

/// A call that a view got in place of one that had to come, until it is known that no cancelled
/// transition explains the calls and that the log records the missing one.
struct MissedDid: Sendable {
  var due: DueDid
  /// The call that came instead.
  var next: ActorEvent
  /// The call with which the view's own transition would end if it was cancelled, as when a sheet
  /// is dragged down and let go; nil if it was not. Such a transition calls no other view.
  var cancelling: Int?

  var isExplained = false

  /// Whether no call that may come explains it any longer.
  var isWeighed: Bool { cancelling == nil && due.newcomers.isEmpty }

  /// Reads a call that came later.
  mutating func take(_ record: EventRecord) {
    if !due.takeNewcomer(record) { isExplained = true }
    if record.view == due.view {
      if cancelling == Int(record.code) { isExplained = true }
      cancelling = nil
    } else if record.view == due.completed.view {
      cancelling = nil
    }
  }

  func depends(on view: UInt32) -> Bool {
    !isWeighed
      && (view == due.view || view == due.completed.view || due.newcomers[view] != nil)
  }
}

extension ProcessRun {
  /// Reports a missing call, or lets it wait for the calls that decide it.
  mutating func wait(for due: DueDid, next: ActorEvent) {
    var missed = MissedDid(due: due, next: next)
    // A view that is called again takes part in what comes next.
    if !due.isDeclared, lastCall(of: due.completed.view)?.position == due.completed.position {
      missed.cancelling = tables.orders.cancelledEnd(
        side: tables.sideOfFirst[due.begun.number], after: [due.begun.number, next.number])
    }
    guard !report(missed), self.missed.count < Limits.pendingPairs else { return }
    self.missed.append(missed)
    // The next calls must not be followed by shape.
    for view in views.indices where missed.depends(on: UInt32(view)) {
      views[view].knowledge = .known
    }
  }

  /// Reads a call that may explain missing ones.
  mutating func weighMissed(by record: EventRecord) {
    guard missed.contains(where: { $0.depends(on: record.view) }) else { return }
    for index in missed.indices where !missed[index].isWeighed { missed[index].take(record) }
    missed = missed.filter { !$0.isExplained && !report($0) }
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
