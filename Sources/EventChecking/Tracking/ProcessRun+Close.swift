import Automata
import EventModel

extension ProcessRun {
  /// Closes the transition of a scope and passes it on, or lets it wait until the run has shown
  /// which callbacks it records.
  mutating func close(scope: Int, names: borrowing NameTable) {
    setAside(scope: scope)
    guard scopes[scope].open.eventCount > 0 else {
      scopes[scope].count -= 1
      return
    }
    if !hadQuiet, openCount == 0, scopes[scope].open.unresting == 0 {
      hadQuiet = true
      decideLaunch(scopes[scope].open)
    }
    if launch != .before, !classes.isEmpty { weighClosing(scope: scope) }
    output.transitionCount += 1
    if recorded == tables.allCallbacks, !scopes[scope].open.isDoubted {
      hand(on: scopes[scope].open, unrecorded: 0, names: names)
    } else {
      waiting.append(scopes[scope].open)
      if waiting.count >= Limits.pendingTransitions {
        releaseWaiting(names: names)
      }
    }
  }

  /// Detaches the views of a scope's open transition from it.
  mutating func setAside(scope: Int) {
    for slot in scopes[scope].open.slots
    where views[Int(slot.view)].scope == scopes[scope].open.scope {
      views[Int(slot.view)].slot = -1
    }
    scopes[scope].isOpen = false
    openCount -= 1
  }

  /// Decides at the first quiet point whether the log shows the launch.
  private mutating func decideLaunch(_ open: OpenTransition) {
    guard launch == .undecided else { return }
    let opened =
      scopes.reduce(0) { $0 + $1.count } + shapes.reduce(0) { $0 + Int($1.opened) }
    let isOwnAppearance =
      open.slots.count == 1 && open.slots[0].side != 0 && !open.isIllegal && !open.hasDoubtfulCall
      && tables.orders.isCompleted(side: open.slots[0].side, at: open.slots[0].wordState)
    startsAlone = opened == 1 && isOwnAppearance
    launch = startsAlone ? .shown : .before
    if launch == .shown, open.slots[0].isPool { recount(open) }
  }

  /// Follows the calls of the log's first transition again, now that it is known to show the launch:
  /// no instance from before the log received one of them.
  private mutating func recount(_ open: OpenTransition) {
    let classes = tables.classes
    views[Int(open.slots[0].view)].lifeState = open.callbacks(of: 0).reduce(LifeTracker.unknown) {
      classes.step(classes.settle($0, .none), $1)
    }
  }

  /// Passes on the transitions that waited, but for those with a call in doubt; callbacks not
  /// recorded by now count as unrecorded.
  mutating func releaseWaiting(names: borrowing NameTable) {
    let unrecorded = tables.allCallbacks & ~recorded
    for open in waiting where !open.isDoubted {
      hand(on: open, unrecorded: unrecorded, names: names)
    }
    waiting.removeAll { !$0.isDoubted }
  }

  enum Ending {
    /// The log ends in it.
    case log
    /// Another process follows in the log.
    case process
    /// Too much is open at once; the log goes on.
    case lackOfRoom
  }

  /// Ends the run: what waits is decided, and open transitions are unfinished.
  mutating func finish(by ending: Ending, names: borrowing NameTable) {
    unfoldAll()
    let doubts = launchDoubts
    decideLaunchDoubts()
    // Views with calls in doubt are not reported as still under way.
    launchDoubts = doubts
    launch = .before
    for scope in scopes.indices {
      while !scopes[scope].parked.isEmpty {
        let parked = scopes[scope].parked.removeFirst()
        finish(scope: scope, by: ending, names: names)
        takeUp(parked, scope: scope)
      }
      finish(scope: scope, by: ending, names: names)
    }
    releaseWaiting(names: names)
    launchDoubts = LaunchDoubts()
    giveUpOnUndecidedCalls()
    reportDoublings()
    actors?.finish()
    missed = []
    dueDids = []
    nested = []
  }

  private mutating func finish(scope: Int, by ending: Ending, names: borrowing NameTable) {
    guard scopes[scope].isOpen else { return }
    if scopes[scope].open.unresting == 0 {
      close(scope: scope, names: names)
    } else {
      abandon(scope: scope, by: ending)
    }
  }

  private mutating func abandon(scope: Int, by ending: Ending) {
    setAside(scope: scope)
    output.transitionCount += 1
    let unrecorded = tables.allCallbacks & ~recorded
    var closed = tables.classify(scopes[scope].open, unrecorded: unrecorded)
    if closed.conformance != .illegal {
      let open = scopes[scope].open
      let isUnfinished = open.slots.indices.contains {
        awaitsRecordedCall(open.slots[$0]) && !open.mayBeForwardedTwice(slot: $0)
      }
      closed.conformance = isUnfinished ? .unfinished : .partial
    }
    // A transition that is ended for lack of room was not left open by the log.
    if ending == .lackOfRoom, closed.conformance == .unfinished { return }
    closed.endedProcess = ending == .process ? process ?? "" : nil
    report(closed, isWanted: true)
  }

  /// Returns whether a view is under way and a call that would end it is recorded by the log: for
  /// its name or, if none of its ending calls are recorded, for others.
  private func awaitsRecordedCall(_ slot: OpenTransition.Slot) -> Bool {
    if slot.isResting { return false }
    if launchDoubts.concern(slot.view) { return false }
    let view = views[Int(slot.view)]
    let legal = tables.lives(ofClass: view.isPool).legal(in: view.lifeState)
    let closing = UInt64(bits: legal) & ~tables.openings
    let own = recordedByName[Int(view.name)]
    return own & ~tables.openings != 0 ? own & closing != 0 : recorded & closing != 0
  }

  private mutating func hand(
    on open: OpenTransition, unrecorded: UInt64, names: borrowing NameTable
  ) {
    if !output.keepsTransitions, !tables.monitors.isWatchingTransitions, unrecorded == 0,
      parents.isEmpty, open.isPlain, open.slots.count == 2
    {
      // Only the variants with the order need to be counted.
      let candidates = tables.orders.orders.sets[open.orderState]
      if candidates != 0 { return output.cover(candidates) }
    }
    var closed = tables.classify(open, unrecorded: unrecorded)
    output.cover(closed.candidates)
    compareWithContainers(&closed, names: names)
    report(closed, isWanted: output.keepsTransitions || closed.interestsRules)
  }

  /// Passes a closed transition on to the rules, if one may report it, and to the assumptions.
  private func report(_ closed: ClosedTransition, isWanted: Bool) {
    if isWanted {
      var closed = closed
      closed.starts = closed.open.slots.map { $0.isPool ? nil : tables.label(of: $0.start) }
      output.add(.closed(closed))
    }
    let verdicts = tables.monitors.verdicts.verdicts(on: closed)
    output.count(verdicts.triggered)
    for refutation in verdicts.broken {
      output.add(.brokenAssumption(AssumptionBreak(refutation, closed.open)))
    }
  }
}

extension OpenTransition {
  /// Returns whether a class received one call twice in a row: either there are two instances, of
  /// which one is still under way, or each call is forwarded twice to one instance, which is not
  /// under way.
  fileprivate func mayBeForwardedTwice(slot: Int) -> Bool {
    guard slots[slot].isPool else { return false }
    let own = callbacks(of: slot)
    return zip(own, own.dropFirst()).contains { $0 == $1 }
  }
}

extension TrackerOutput {
  func cover(_ candidates: UInt64, count: Int = 1) {
    var rest = candidates
    while rest != 0 {
      coverage[rest.trailingZeroBitCount] += count
      rest &= rest - 1
    }
  }
}

extension ClosedTransition {
  /// Whether a rule may report something about it.
  var interestsRules: Bool {
    broken != nil || open.declaredKind != nil || conformance == .permitted
      || conformance == .unfinished || conformance == .illegal || open.hasDoubtfulCall
      || mayBeNested
  }
}
