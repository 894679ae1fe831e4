import EventModel

/// Odd calls of a log that seems to show the launch, and that views from before the log would explain.
///
/// Both readings are followed until one of them meets another call that it does not explain: with the
/// launch each of these calls came once too often, without it none is wrong.
///
/// Bounded by ``Limits/pendingPairs`` and by the views alive.
struct LaunchDoubts: Sendable {
  private(set) var calls: [UndecidedCalls.OddCall] = []
  /// By view, its state if the log does not show the launch, where it is another one.
  private(set) var lives: [UInt32: UInt32] = [:]

  /// The transitions of the calls that closed; they are classified when the calls are decided.
  fileprivate(set) var transitions: [OpenTransition] = []

  var isEmpty: Bool { calls.isEmpty }

  /// Whether a call is the kind of call that is in doubt already: one break that comes again and again.
  func isRepetition(of callback: Int, _ view: UInt32) -> Bool {
    calls.allSatisfy { $0.observation.view == view && $0.observation.callback == callback }
  }

  /// Whether a view's call is in doubt.
  func concern(_ view: UInt32) -> Bool { calls.contains { $0.observation.view == view } }

  mutating func add(_ call: UndecidedCalls.OddCall) { calls.append(call) }

  mutating func add(_ closed: OpenTransition) { transitions.append(closed) }

  mutating func follow(_ view: UInt32, to state: UInt32) { lives[view] = state }

  /// Forgets what is kept of views and scopes that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    calls = calls.compactMap { $0.without(gone) }
    lives = lives.filter { !gone.has(view: $0.key) }
    transitions.forget(gone)
  }
}

extension ProcessRun {
  /// Follows a call of a class in both readings of a log that seems to show the launch, and returns
  /// whether the call is in doubt.
  ///
  /// `before` and `result` are what the call does with the launch; they change if it did not come to that.
  mutating func weighLaunch(
    _ view: UInt32, _ callback: Int, before: inout UInt32, result: inout UInt32
  ) -> Bool {
    let classes = tables.classes
    guard launch == .shown, tables.countsInstances,
      classes.isBroken(result) || !launchDoubts.isEmpty
    else { return false }
    let life = launchDoubts.lives[view] ?? views[Int(view)].lifeState
    let other = classes.settle(life, pastWithoutLaunch)
    let otherResult = classes.step(other, callback)
    if !launchDoubts.isEmpty { launchDoubts.follow(view, to: otherResult) }
    if classes.isBroken(otherResult) {
      // Nor is it right without the launch.
      if !classes.isBroken(result) { decideLaunchDoubts() }
      return false
    }
    if !classes.isBroken(result) || mayBeUnrecorded(view, callback, before) { return false }
    if launchDoubts.isRepetition(of: callback, view) {
      launchDoubts.follow(view, to: otherResult)
      result = before
      return true
    }
    refuteLaunch()
    (before, result) = (other, otherResult)
    return false
  }

  /// Whether calls that its name has not shown yet would lie before a call.
  private func mayBeUnrecorded(_ view: UInt32, _ callback: Int, _ before: UInt32) -> Bool {
    let recorded = recordedByName[Int(views[Int(view)].name)]
    return tables.classes.gap(before: callback, in: before) { recorded >> UInt64($0) & 1 == 0 }
      != nil
  }

  /// Takes it that views were there before the log.
  mutating func refuteLaunch() {
    launch = .before
    for (view, state) in launchDoubts.lives { views[Int(view)].lifeState = state }
    settleDoubted(areIllegal: false)
  }

  /// Decides what was in doubt by the launch: the log shows it.
  mutating func decideLaunchDoubts() {
    for call in launchDoubts.calls { judge(call) }
    breaksTransition = false
    settleDoubted(areIllegal: true)
  }

  /// Hands the transitions of the calls in doubt on, the open ones when they close.
  private mutating func settleDoubted(areIllegal: Bool) {
    for scope in scopes.indices where scopes[scope].open.isDoubted {
      scopes[scope].open.isDoubted = false
      if areIllegal { scopes[scope].open.isIllegal = true }
    }
    for var open in launchDoubts.transitions {
      open.isIllegal = open.isIllegal || areIllegal
      waiting.append(open)
    }
    launchDoubts = LaunchDoubts()
  }
}
