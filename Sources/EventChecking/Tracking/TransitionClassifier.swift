import Automata
import EventModel

/// A classifier of closed transitions: which catalogued orders they have, or what explains them.
struct TransitionClassifier {
  let orders: SidedOrders
  let tables: TrackingTables

  /// Returns a transition with its classification; `unrecorded` callbacks were not recorded.
  ///
  /// - Complexity: O(pairs of views × events).
  func classify(_ open: OpenTransition, unrecorded: UInt64) -> ClosedTransition {
    var closed = ClosedTransition(open: open, conformance: .partial)
    closed.unrecorded = unrecorded
    // A cancelled transition never completes both sides, so promises say nothing about it. It may
    // have been cancelled if a call is odd but for what the log never records: of a pop that was
    // let go, only `B viewWillDisappear`, `B viewDidDisappear`, `A viewWillAppear` and
    // `A viewDidAppear` are seen if B never records that it appears, and A that it disappears.
    if open.isSeenWhole && !open.hasDoubtfulCall && open.declaredOutcome != Outcome.cancelled.name
      || open.isDeclaredCompleted
    {
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
      recognize(open, into: &closed)
    }
    if closed.candidates != 0, let kind = open.declaredKind {
      closed.outsideKind = firstCall(of: open, outside: kind, candidates: closed.candidates)
    }
    return closed
  }

  private func recognize(_ open: OpenTransition, into closed: inout ClosedTransition) {
    let wordSets = open.slots.indices.map { slot in
      orders.own[open.slots[slot].side].sets(of: open.callbacks(of: slot))
    }
    if open.isCutShort || open.hasDoubtfulCall { return }
    if wordSets.contains(0) {
      let lacks = open.slots.indices.allSatisfy { slot in
        wordSets[slot] != 0
          || orders.isPartOfOwnWord(open.callbacks(of: slot), side: open.slots[slot].side)
      }
      closed.conformance = lacks || closed.unrecorded != 0 ? .partial : .compound
      return
    }
    let sides = Set(open.slots.map(\.side))
    if sides.count == 1 {
      closed.conformance = .oneSided
      closed.candidates = oneSidedCandidates(open)
    } else if wordSets.reduce(.max, &) == 0 {
      closed.conformance = closed.unrecorded == 0 ? .compound : .partial
    } else {
      comparePairs(open, into: &closed)
    }
  }

  /// Returns the variants with the order of a transition that calls only one side: each view has
  /// the order of a variant of one view, or each pair has that of a container and its child.
  private func oneSidedCandidates(_ open: OpenTransition) -> UInt64 {
    if open.slots.count == 1 { return orders.orders.sets(of: order(of: open, 0, 0)) }
    var alone = UInt64.max
    var nested = UInt64.max
    for first in open.slots.indices {
      alone &= orders.orders.sets(of: order(of: open, first, first))
      for second in open.slots.indices where first < second {
        nested &= orders.nested.sets(
          of: order(of: open, first, second) { $0 == first ? 0 : 1 })
      }
    }
    return alone | nested
  }

  private func comparePairs(_ open: OpenTransition, into closed: inout ClosedTransition) {
    let words = open.pairs.map { order(of: open, $0, $1) }
    let candidates = words.reduce(UInt64.max) { $0 & orders.orders.sets(of: $1) }
    if candidates != 0 {
      closed.candidates = candidates
      closed.conformance = named(candidates)
    } else if closed.unrecorded != 0 {
      closed.conformance = .partial
    } else {
      closed.conformance = words.allSatisfy(orders.isPermitted) ? .permitted : .compound
    }
  }

  private func named(_ candidates: UInt64) -> ViewTransition.Conformance {
    candidates & tables.chosen != 0 ? .documented : .catalogued
  }

  /// Returns the variants of a transition whose sides may share one class name; nil if there are
  /// none. In a log that lacks a callback, its calls may also be those of one view.
  private func classCandidates(_ open: OpenTransition) -> UInt64? {
    guard open.slots.count == 1, open.slots[0].isPool else { return nil }
    let candidates = orders.unnamed.sets(of: open.callbacks(of: 0))
    return candidates == 0 ? nil : candidates | oneSidedCandidates(open)
  }

  /// Returns the events of two views, as symbols of their sides.
  private func order(
    of open: OpenTransition, _ first: Int, _ second: Int, sides: ((Int) -> Int)? = nil
  ) -> [Int] {
    open.calls(of: (first, second)).map { call in
      let slot = Int(call.slot)
      return orders.symbol(
        side: sides?(slot) ?? open.slots[slot].side, callback: Int(call.callback))
    }
  }
}

extension TrackingTables {
  /// Returns a transition with its classification in a run that did not record some callbacks.
  ///
  /// - Complexity: one lookup for a plain transition with a known word. At most
  ///   ``Limits/minedWords`` words are kept.
  func classify(_ open: OpenTransition, unrecorded: UInt64) -> ClosedTransition {
    let word = open.isPlain && unrecorded == 0 ? TransitionWord(open) : nil
    if let word, let known = classified[word] {
      return ClosedTransition(
        open: open, conformance: known.conformance, candidates: known.candidates)
    }
    let closed = TransitionClassifier(orders: orders(without: unrecorded), tables: self)
      .classify(open, unrecorded: unrecorded)
    if let word {
      if classified.count >= Limits.minedWords { classified.removeAll(keepingCapacity: true) }
      classified[word] = (closed.conformance, closed.candidates)
    }
    return closed
  }
}

/// The calls of a transition, with the sides of its views. It decides the classification of a plain
/// transition, and the verdicts on it.
struct TransitionWord: Hashable {
  private let calls: [UInt16]
  private let slots: [UInt16]

  init(_ open: OpenTransition) {
    calls = open.calls.map { UInt16($0.slot) << 8 | UInt16($0.callback) }
    slots = open.slots.map { UInt16($0.side) << 1 | ($0.isPool ? 1 : 0) }
  }
}

extension OpenTransition {
  /// Whether only its word decides its classification: one or two views, with nothing declared, cut
  /// short or odd.
  var isPlain: Bool {
    id == nil && declaredKind == nil && slots.count <= 2 && eventCount <= ScopeShape.longest
      && !isIllegal && !isCutShort && !hasDoubtfulCall
  }
}

extension TransitionClassifier {
  /// Returns a promise that views of both sides broke, if each received its call exactly once.
  private func brokenPromise(in open: OpenTransition) -> ClosedTransition.BrokenPromise? {
    for (index, promise) in tables.contract.promises.enumerated() where promise.isGiven {
      let early = calls(of: promise.second, in: open)
      let late = calls(of: promise.first, in: open)
      for second in early {
        for first in late where second < first {
          return ClosedTransition.BrokenPromise(promise: index, early: second, late: first)
        }
      }
    }
    return nil
  }

  /// Returns the calls of an event of a role, without classes and views that received it twice.
  private func calls(of event: LifecycleEvent, in open: OpenTransition) -> [Int] {
    guard let side = orders.sides.firstIndex(of: event.subject),
      let callback = tables.contract.number(of: event.callback)
    else { return [] }
    return open.slots.indices.compactMap { slot in
      let start = open.isDeclaredCompleted ? open.slots[slot].firstDeclared : 0
      guard self.side(of: open, slot, from: start) == side, open.slots[slot].isDeclared,
        !open.slots[slot].isCut || open.isDeclaredCompleted, !open.slots[slot].isPool
      else { return nil }
      let calls = open.calls.indices[start...].filter {
        Int(open.calls[$0].slot) == slot && Int(open.calls[$0].callback) == callback
      }
      return calls.count == 1 ? calls[0] : nil
    }
  }

  /// Returns the side of a view by its call at an index: its calls before that one may be of
  /// another transition.
  private func side(of open: OpenTransition, _ slot: Int, from start: Int) -> Int {
    guard start > 0, start < open.calls.count, Int(open.calls[start].slot) == slot else {
      return open.slots[slot].side
    }
    return tables.sideOfFirst[Int(open.calls[start].callback)]
  }
}

extension TransitionClassifier {
  /// Returns the index of the first call that no order of a kind allows; nil if the transition may
  /// be of that kind, or if the contract does not have it.
  ///
  /// The order is that of each pair of a current and a new view, or of each view if only one side
  /// was called. So a call that is legal between two views is not blamed for a third one's.
  ///
  /// - Complexity: O(pairs of views × events).
  func firstCall(of open: OpenTransition, outside kind: String, candidates: UInt64) -> Int? {
    let all = orders.variants
    let variants = UInt64(bits: all.indices.filter { all[$0].kind == kind })
    guard variants != 0, candidates & variants == 0 else { return nil }
    let pairs = open.pairs.isEmpty ? open.slots.indices.map { ($0, $0) } : open.pairs
    return pairs.compactMap { firstCall(of: open, $0, $1, outside: variants) }.min()
  }

  /// Returns the index of the first call of two views after which their order is not the beginning
  /// of any of some variants; if it only lacks its end, the index of their last call.
  private func firstCall(
    of open: OpenTransition, _ first: Int, _ second: Int, outside variants: UInt64
  ) -> Int? {
    var state = orders.orders.words.start
    var last: Int?
    for (index, call) in open.calls.enumerated()
    where Int(call.slot) == first || Int(call.slot) == second {
      let side = open.slots[Int(call.slot)].side
      state = orders.orders.next(state, orders.symbol(side: side, callback: Int(call.callback)))
      last = index
      if (orders.orders.sets[state] | orders.orders.ahead[state]) & variants == 0 { return index }
    }
    return orders.orders.sets[state] & variants == 0 ? last : nil
  }
}
