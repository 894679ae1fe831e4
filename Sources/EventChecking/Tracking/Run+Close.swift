import Automata
import EventModel

extension Run {
  /// Closes the transition of a scope and hands it on, or lets it wait until the run has shown which
  /// callbacks it records.
  mutating func close(
    scope: Int, _ tables: TrackingTables, names: borrowing NameTable,
    into found: inout TrackerOutput
  ) {
    setAside(scope: scope)
    guard scopes[scope].open.eventCount > 0 else {
      scopes[scope].count -= 1
      return
    }
    if !hadQuiet, openCount == 0, scopes[scope].open.unresting == 0 {
      hadQuiet = true
      decideLaunch(scopes[scope].open, tables)
    }
    // Where a screen leaves and none comes, another one was there all the time.
    if launch == .shown, launchDoubts.isEmpty, scopes[scope].open.isLeaving(tables.orders) {
      refuteLaunch()
    }
    found.transitionCount += 1
    if scopes[scope].open.isDoubted {
      launchDoubts.add(scopes[scope].open)
    } else if recorded == tables.allCallbacks {
      hand(on: scopes[scope].open, unrecorded: 0, tables, names: names, into: &found)
    } else {
      waiting.append(scopes[scope].open)
      if waiting.count >= Limits.pendingTransitions {
        releaseWaiting(tables, names: names, into: &found)
      }
    }
  }

  /// Ends the part that a scope's open transition has in what its views do next.
  mutating func setAside(scope: Int) {
    for slot in scopes[scope].open.slots
    where views[Int(slot.view)].scope == scopes[scope].open.scope {
      views[Int(slot.view)].slot = -1
    }
    scopes[scope].isOpen = false
    scopes[scope].isClosable = false
    openCount -= 1
  }

  /// Decides at the first quiet point whether the log shows the launch.
  private mutating func decideLaunch(_ open: OpenTransition, _ tables: TrackingTables) {
    guard launch == .undecided else { return }
    let opened =
      scopes.reduce(0) { $0 + $1.count } + shapes.reduce(0) { $0 + Int($1.opened) }
    let isOwnAppearance =
      open.slots.count == 1 && open.slots[0].side != 0 && !open.isIllegal && !open.hasDoubtfulCall
      && tables.orders.isCompleted(side: open.slots[0].side, at: open.slots[0].place)
    launch = opened == 1 && isOwnAppearance ? .shown : .before
  }

  /// Hands on the transitions that waited; what the run has not recorded by now counts as unrecorded.
  mutating func releaseWaiting(
    _ tables: TrackingTables, names: borrowing NameTable, into found: inout TrackerOutput
  ) {
    let unrecorded = tables.allCallbacks & ~recorded
    for open in waiting {
      hand(on: open, unrecorded: unrecorded, tables, names: names, into: &found)
    }
    waiting.removeAll()
  }

  /// Ends the run: what waits is decided, what is open is left unfinished.
  mutating func finish(
    _ tables: TrackingTables, names: borrowing NameTable, into found: inout TrackerOutput
  ) {
    unfoldAll(tables)
    let doubts = launchDoubts
    decideLaunchDoubts(tables, into: &found)
    // Of what was in doubt it is not said that it is still under way.
    launchDoubts = doubts
    for scope in scopes.indices {
      while !scopes[scope].parked.isEmpty {
        let parked = scopes[scope].parked.removeFirst()
        finish(scope: scope, tables, names: names, into: &found)
        takeUp(parked, scope: scope, tables)
      }
      finish(scope: scope, tables, names: names, into: &found)
    }
    releaseWaiting(tables, names: names, into: &found)
    launchDoubts = LaunchDoubts()
    giveUpOnPairs(tables, into: &found)
    reportDoublings(into: &found)
    missed = []
    nested = []
  }

  private mutating func finish(
    scope: Int, _ tables: TrackingTables, names: borrowing NameTable,
    into found: inout TrackerOutput
  ) {
    guard scopes[scope].isOpen else { return }
    if scopes[scope].open.unresting == 0 {
      close(scope: scope, tables, names: names, into: &found)
    } else {
      abandon(scope: scope, tables, into: &found)
    }
  }

  private mutating func abandon(
    scope: Int, _ tables: TrackingTables, into found: inout TrackerOutput
  ) {
    setAside(scope: scope)
    found.transitionCount += 1
    let unrecorded = tables.allCallbacks & ~recorded
    var closed = Classifier(tables.orders(without: unrecorded), tables)
      .classify(scopes[scope].open, unrecorded: unrecorded)
    if closed.conformance != .illegal {
      let open = scopes[scope].open
      let isUnfinished = open.slots.indices.contains {
        awaitsRecordedCall(open.slots[$0], tables) && !open.mayBeForwardedTwice(slot: $0)
      }
      closed.conformance = isUnfinished ? .unfinished : .partial
    }
    found.take(closed, isWanted: true)
  }

  /// Whether a view is under way and a call that would end it is one the log records: for its name,
  /// or, if none of its own are, for others.
  private func awaitsRecordedCall(_ slot: OpenTransition.Slot, _ tables: TrackingTables) -> Bool {
    if slot.isResting { return false }
    if launchDoubts.concern(slot.view) { return false }
    let view = views[Int(slot.view)]
    let ending = tables.legal(in: view.life, isPool: view.isPool)
      .filter { !tables.isOpening($0) }.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    let own = recordedByName[Int(view.name)]
    return own & ~tables.openings != 0 ? own & ending != 0 : recorded & ending != 0
  }

  private mutating func hand(
    on open: OpenTransition, unrecorded: UInt64, _ tables: TrackingTables,
    names: borrowing NameTable, into found: inout TrackerOutput
  ) {
    if !found.keepsTransitions, unrecorded == 0, open.id == nil, open.declaredKind == nil,
      parents.isEmpty, open.slots.count == 2, !open.isIllegal, !open.isCutShort,
      !open.hasDoubtfulCall,
      open.eventCount <= ScopeShape.longest
    {
      // Which variants have the order is all there is to say where no assumption asks for more.
      let candidates = found.judgesTransitions ? 0 : tables.orders.orders.sets[open.place]
      if candidates != 0 { return found.cover(candidates) }
      if let closing = tables.shapes.closing(of: open), closing < found.breaks.count,
        !found.breaks[closing]
      {
        return count(closing: closing)
      }
    }
    var closed = Classifier(tables.orders(without: unrecorded), tables)
      .classify(open, unrecorded: unrecorded)
    found.cover(closed.candidates)
    compareWithContainers(&closed, names: names)
    found.take(closed, isWanted: found.keepsTransitions || closed.interestsRules)
  }
}

extension OpenTransition {
  /// Whether a class got one call twice in a row: two instances, of which one is still under way, or
  /// one instance to which each call is forwarded twice, and which is not.
  fileprivate func mayBeForwardedTwice(slot: Int) -> Bool {
    guard slots[slot].isPool else { return false }
    let own = steps.filter { Int($0.slot) == slot }.map(\.callback)
    return zip(own, own.dropFirst()).contains { $0 == $1 }
  }
}

extension TrackerOutput {
  mutating func cover(_ candidates: UInt64, count: Int = 1) {
    var rest = candidates
    while rest != 0 {
      coverage[rest.trailingZeroBitCount] += count
      rest &= rest - 1
    }
  }
}

extension ClosedTransition {
  /// Whether a rule may have something to say about it.
  var interestsRules: Bool {
    broken != nil || open.declaredKind != nil || conformance == .permitted
      || conformance == .unfinished || conformance == .illegal || open.hasDoubtfulCall
      || mayBeNested
  }
}
