import EventModel

/// Odd calls of a log that seems to show the launch, which views from before the log would explain.
///
/// Both readings are followed until one of them meets another call that it does not explain. With
/// the launch, the first of these calls is wrong, and the others repeat it; without it, none is.
///
/// The size is bounded by ``Limits/pendingPairs`` and by the number of views.
struct LaunchDoubts: Sendable {
  var calls: [UndecidedCalls.OddCall] = []
  /// By view, its state if the log does not show the launch, if that differs.
  var lives: [UInt32: UInt32] = [:]

  var isEmpty: Bool { calls.isEmpty }

  /// Returns whether a call repeats the break in doubt: the same view and callback.
  func isRepetition(of callback: Int, _ view: UInt32) -> Bool {
    calls.allSatisfy { $0.observation.view == view && $0.observation.callback == callback }
  }

  /// Whether they are all of leavings, each forwarded twice.
  func areForwardedTwice(_ tables: TrackingTables) -> Bool {
    areRepeats && calls.allSatisfy { tables.isOfLeaving($0.observation.callback) }
  }

  /// Returns whether a transition contains such a call.
  func concern(_ open: OpenTransition) -> Bool {
    calls.contains { call in
      open.calls.contains { $0.position.offset == call.observation.position.offset }
    }
  }

  /// Whether no view that was at rest before the log explains them: the end of a leaving.
  func areEnds(_ tables: TrackingTables) -> Bool {
    calls.allSatisfy { tables.hides($0.observation.callback) }
  }

  var areRepeats: Bool { calls.allSatisfy { $0.observation.previous == $0.observation.callback } }

  func concern(_ view: UInt32) -> Bool { calls.contains { $0.observation.view == view } }

  /// Removes the data of views and scopes that were removed from the name table.
  mutating func forget(_ gone: NameTable.Forgotten) {
    calls = calls.compactMap { $0.without(gone) }
    lives = lives.filter { !gone.has(view: $0.key) }
  }
}

extension ProcessRun {
  /// Follows a call of a class in both readings of a log that seems to show the launch, and returns
  /// whether the call is in doubt.
  ///
  /// `before` and `result` are the states before and after the call with the launch. A repeated
  /// call in doubt came once too often, so `result` becomes `before`; any other reached an
  /// instance, whose further calls follow from it. If the log turns out not to show the launch,
  /// both change.
  mutating func weighLaunch(
    _ view: UInt32, _ callback: Int, before: inout UInt32, result: inout UInt32
  ) -> Bool {
    let classes = tables.classes
    guard launch == .shown, tables.countsInstances,
      classes.isBroken(result) || !launchDoubts.isEmpty
    else { return false }
    let life = launchDoubts.lives[view] ?? views[Int(view)].lifeState
    let other = classes.settle(life, pastWithoutLaunch(callback))
    let otherResult = classes.step(other, callback)
    if !launchDoubts.isEmpty { launchDoubts.lives[view] = otherResult }
    if classes.isBroken(otherResult) {
      // The call is not explained without the launch either.
      let isRepeated = views[Int(view)].last == UInt8(callback)
      if !classes.isBroken(result) || isRepeated && launchDoubts.areRepeats { decideLaunchDoubts() }
      return false
    }
    if !classes.isBroken(result) || mayBeUnrecorded(view, callback, before) { return false }
    if isDoubtful(view, callback) {
      launchDoubts.lives[view] = otherResult
      if views[Int(view)].last == UInt8(callback) { result = before }
      return true
    }
    refuteLaunch()
    (before, result) = (other, otherResult)
    return false
  }

  /// Returns whether callbacks that were not recorded for the name can explain the call.
  private func mayBeUnrecorded(_ view: UInt32, _ callback: Int, _ before: UInt32) -> Bool {
    let recorded = recordedByName[Int(views[Int(view)].name)]
    return tables.classes.gap(before: callback, in: before) { !recorded.has($0) } != nil
  }

  /// Decides that the log does not show the launch: views existed before it.
  mutating func refuteLaunch() {
    launch = .before
    for (view, state) in launchDoubts.lives { views[Int(view)].lifeState = state }
    settleDoubted(areIllegal: false)
  }

  /// Decides that the log shows the launch, and reports the calls in doubt.
  mutating func decideLaunchDoubts() {
    for call in launchDoubts.calls { _ = judge(call) }
    settleDoubted(areIllegal: true)
  }

  /// Ends the doubt about the transitions of the calls, open ones and closed ones that wait.
  private mutating func settleDoubted(areIllegal: Bool) {
    for scope in scopes.indices { scopes[scope].open.settle(isIllegal: areIllegal) }
    for index in waiting.indices { waiting[index].settle(isIllegal: areIllegal) }
    launchDoubts = LaunchDoubts()
  }
}

extension OpenTransition {
  fileprivate mutating func settle(isIllegal: Bool) {
    if isDoubted, isIllegal { self.isIllegal = true }
    isDoubted = false
  }
}

extension ProcessRun {
  /// Compares a transition that closes with what a log from the launch on can show.
  ///
  /// If a screen leaves, none comes and no other screen is known to be shown, another one existed
  /// all the time. And if the calls of a class are those of several transitions at once, the log is
  /// about several windows, in each of which screens may be older than the log. Such a screen may
  /// explain any odd call but the end of a leaving, so calls in doubt are explained, unless one of
  /// them is itself in that transition, or each repeats the call before it: a second session in the
  /// same log looks like a second window.
  mutating func weighClosing(scope: Int) {
    // Asked in place, since a copy of the transition would count its references.
    if launch == .shown, launchDoubts.isEmpty, scopes[scope].open.isLeaving(tables.orders) {
      hadLeaving = true
      if !scopes[scope].open.mayReplace(tables.orders), !isClassShown { refuteLaunch() }
    }
    // Once overlapping is known, only calls in doubt need another answer.
    guard launch != .before, !isOverlapping || !launchDoubts.isEmpty,
      !scopes[scope].open.isOfOneWindow(tables.orders)
    else { return }
    isOverlapping = true
    if !launchDoubts.areEnds(tables), !launchDoubts.areRepeats,
      !launchDoubts.concern(scopes[scope].open)
    {
      refuteLaunch()
    }
  }

  /// Whether an instance of some class certainly came in and rests, such as a screen that is shown.
  ///
  /// - Complexity: O(classes) if none does.
  private var isClassShown: Bool {
    classes.reversed().contains { tables.classes.isShown(views[Int($0)].lifeState) }
  }

  /// Whether some screen is shown, or comes in an open transition, so that another one may leave.
  private var isScreenLeft: Bool {
    isClassShown || scopes.contains { $0.isOpen && $0.open.sideCount > 1 }
  }

  /// Returns whether an odd call of a class counts as wrong, if the log seems to show the launch and
  /// views from before the log would explain it.
  ///
  /// No older screen that rests explains the end of a leaving, so that is always wrong. The
  /// beginning of one is wrong unless a screen left before, below which an older one may have been
  /// all the time. Whether the end of an appearance is wrong depends on which screens began to leave
  /// before it, and that is not certain if transitions of several windows overlap. A second wrong
  /// call must repeat the first, or be one more call of a leaving that is forwarded twice: of two
  /// instances that leave together, another screen is left.
  func isDoubtful(_ view: UInt32, _ callback: Int) -> Bool {
    let isRepeated = views[Int(view)].last == UInt8(callback)
    if !launchDoubts.isEmpty {
      guard isRepeated else { return false }
      return launchDoubts.isRepetition(of: callback, view)
        || tables.isOfLeaving(callback) && launchDoubts.areForwardedTwice(tables)
          && (!tables.hides(callback) || isScreenLeft)
    }
    if tables.hides(callback) { return true }
    if tables.isOpening(callback), !hadLeaving { return true }
    return !isOverlapping && (isRepeated || !tables.isOpening(callback))
  }
}
