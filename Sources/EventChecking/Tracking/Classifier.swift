import EventModel

/// Recognises a closed transition: which catalogued orders it has, or how else it is accounted for.
struct Classifier {
  private let orders: OrderTable
  private let tables: TrackingTables

  init(_ orders: OrderTable, _ tables: TrackingTables) {
    self.orders = orders
    self.tables = tables
  }

  /// Classifies a transition; `unrecorded` are the callbacks the run has not recorded.
  ///
  /// - Complexity: O(pairs of views × events).
  func classify(_ open: OpenTransition, unrecorded: UInt64) -> ClosedTransition {
    var closed = ClosedTransition(open: open, conformance: .partial)
    closed.unrecorded = unrecorded
    closed.starts = open.slots.map { $0.isPool ? nil : tables.label(of: $0.start) }
    // A cancelled transition never takes both sides to their ends, so its promises say nothing of it.
    if open.isSeenWhole, open.declaredOutcome != Outcome.cancelled.name {
      closed.broken = brokenPromise(in: open)
    }
    if open.isIllegal || closed.broken != nil {
      closed.conformance = .illegal
    } else if open.isOverflowing {
      closed.conformance = .compound
    } else if let candidates = classCandidates(open) {
      closed.candidates = candidates
      closed.conformance = named(candidates)
    } else {
      recognise(open, into: &closed)
    }
    return closed
  }

  private func recognise(_ open: OpenTransition, into closed: inout ClosedTransition) {
    let courses = open.slots.map { slot in
      slot.count > OrderTable.longestWord
        ? 0 : orders.courses(side: slot.side, ownWord: slot.word)
    }
    if open.isCutShort || open.hasDoubtfulCall { return }
    if courses.contains(0) {
      let lacks = zip(open.slots, courses).allSatisfy { $1 != 0 || isCut($0) }
      closed.conformance = lacks || closed.unrecorded != 0 ? .partial : .compound
      return
    }
    let sides = Set(open.slots.map(\.side))
    if sides.count == 1 {
      closed.conformance = .oneSided
      closed.candidates = oneSidedCandidates(open)
    } else if courses.reduce(.max, &) == 0 {
      closed.conformance = closed.unrecorded == 0 ? .compound : .partial
    } else {
      comparePairs(open, into: &closed)
    }
  }

  /// The variants with the order of a transition in which one side alone is called: each view has the
  /// order of a variant of one view, or each two of them that of a container and its child.
  private func oneSidedCandidates(_ open: OpenTransition) -> UInt64 {
    if open.slots.count == 1 { return orders.variants(withWord: open.word) }
    var alone = UInt64.max
    var nested = UInt64.max
    for first in open.slots.indices {
      alone &= orders.variants(withWord: word(of: open, first, first))
      for second in open.slots.indices where first < second {
        nested &= orders.variants(withNestedWord: nestedWord(of: open, first, second))
      }
    }
    return alone | nested
  }

  private func nestedWord(of open: OpenTransition, _ first: Int, _ second: Int) -> UInt64 {
    open.steps.reduce(0) { word, step in
      let slot = Int(step.slot)
      guard slot == first || slot == second else { return word }
      return OrderTable.append(
        orders.symbol(side: slot == first ? 0 : 1, callback: Int(step.callback)), to: word)
    }
  }

  private func comparePairs(_ open: OpenTransition, into closed: inout ClosedTransition) {
    var candidates = UInt64.max
    var isPermitted = true
    for current in open.slots.indices where open.slots[current].side == 0 {
      for new in open.slots.indices where open.slots[new].side == 1 {
        let word = word(of: open, current, new)
        candidates &= orders.variants(withWord: word)
        isPermitted = isPermitted && orders.isPermitted(word)
      }
    }
    if candidates != 0 {
      closed.candidates = candidates
      closed.conformance = named(candidates)
    } else if closed.unrecorded != 0 {
      closed.conformance = .partial
    } else {
      closed.conformance = isPermitted ? .permitted : .compound
    }
  }

  private func named(_ candidates: UInt64) -> ViewTransition.Conformance {
    candidates & tables.chosen != 0 ? .documented : .catalogued
  }

  /// The variants of a transition whose two sides share one class name.
  private func classCandidates(_ open: OpenTransition) -> UInt64? {
    guard open.slots.count == 1, open.slots[0].isPool, open.eventCount <= OrderTable.longestWord
    else { return nil }
    let candidates = orders.variants(withClassWord: open.slots[0].word)
    return candidates == 0 ? nil : candidates
  }

  private func word(of open: OpenTransition, _ first: Int, _ second: Int) -> UInt64 {
    var word: UInt64 = 0
    for step in open.steps where Int(step.slot) == first || Int(step.slot) == second {
      let side = open.slots[Int(step.slot)].side
      word = OrderTable.append(
        orders.symbol(side: side, callback: Int(step.callback)), to: word)
    }
    return word
  }

  /// Whether a view's calls are one of its side's words with some left out.
  private func isCut(_ slot: OpenTransition.Slot) -> Bool {
    guard slot.count < OrderTable.longestWord else { return false }
    return orders.isPartOfOwnWord(slot.word, side: slot.side)
  }
}

extension Classifier {
  /// A promise that a view of one side broke against a view of the other, each called once for it.
  private func brokenPromise(in open: OpenTransition) -> ClosedTransition.BrokenPromise? {
    for (index, promise) in tables.contract.promises.enumerated() where promise.isGiven {
      let early = steps(of: promise.second, in: open)
      let late = steps(of: promise.first, in: open)
      for second in early {
        for first in late where second < first {
          return ClosedTransition.BrokenPromise(promise: index, early: second, late: first)
        }
      }
    }
    return nil
  }

  /// The steps of an event of a role, but for views that had it twice and for classes.
  private func steps(of event: LifecycleEvent, in open: OpenTransition) -> [Int] {
    guard let side = orders.sides.firstIndex(of: event.subject),
      let callback = tables.contract.number(of: event.callback)
    else { return [] }
    return open.slots.indices.compactMap { slot in
      guard open.slots[slot].side == side, open.slots[slot].isDeclared,
        !open.slots[slot].isCut, !open.slots[slot].isPool
      else { return nil }
      let steps = open.steps.indices.filter {
        Int(open.steps[$0].slot) == slot && Int(open.steps[$0].callback) == callback
      }
      return steps.count == 1 ? steps[0] : nil
    }
  }
}
