import EventModel

extension ProcessRun {
  /// Returns the data of a call that its view's automaton does not allow.
  func oddCall(
    _ record: EventRecord, _ detail: SharedDetail?, before: UInt32, _ recent: RecentCalls.OfView?,
    _ position: RecordPosition
  ) -> UndecidedCalls.OddCall {
    let view = views[Int(record.view)]
    let callback = Int(record.code)
    let transition = scopes[Int(record.scope)]
    let lives = tables.lives(ofClass: view.isPool)
    let observation = Observation.OutOfTurn(
      view: record.view, scope: record.scope,
      transition: transition.isOpen ? transition.open.number : 0,
      previous: Int(view.last), callback: callback, previousPosition: view.position,
      position: position,
      state: view.isPool ? nil : tables.label(of: before),
      legal: lives.legal(in: before),
      gap: lives.gap(before: callback, in: before) { _ in true } ?? [],
      isCertain: true, detail: detail?.value ?? EventDetail())
    var call = UndecidedCalls.OddCall(
      observation: observation, before: before, isPool: view.isPool, recent: recent)
    guard view.last == record.code, view.slot >= 0, !view.isPool else { return call }
    if undecided.hasRepeat(like: observation) {
      call.isRepeatInTransition = true
    } else {
      call.witness = transition.open.underWay(
        besides: Int(view.slot), since: view.position, tables.singles)
    }
    return call
  }

  /// Reports an odd call and returns true, or keeps it if missing log lines may explain it.
  mutating func judge(_ call: UndecidedCalls.OddCall) -> Bool {
    let name = views[Int(call.observation.view)].name
    // Lines without a name come from several classes, and each may log only some callbacks. So none
    // of their calls is certainly odd before the log shows whether others are odd too.
    if name == 0 || tables.explanation(of: call, by: ~recordedByName[Int(name)]) != nil {
      undecided.add(call, name: name)
      return false
    }
    output.add(.outOfTurn(call.observation))
    return true
  }

  /// Keeps an odd call until it is known whether the log shows the launch. A break that is repeated
  /// is decided when too many calls wait.
  mutating func doubt(_ call: UndecidedCalls.OddCall) {
    launchDoubts.calls.append(call)
    let scope = Int(call.observation.scope)
    if scopes[scope].isOpen { scopes[scope].open.isDoubted = true }
    if launchDoubts.calls.count >= Limits.pendingPairs { decideLaunchDoubts() }
  }

  /// Reports the odd calls of a name that are certain after another of its callbacks was recorded.
  mutating func decideCalls(ofName name: UInt32) {
    if name == 0 { return }
    let unrecorded = ~recordedByName[Int(name)]
    let decided = undecided.take(name: name) { [tables] call in
      tables.explanation(of: call, by: unrecorded) == nil
    }
    for call in decided { output.add(.outOfTurn(call.observation)) }
  }

  /// Reports the calls undecided at the end of the run: repeats as doubtful, others as not checked.
  mutating func giveUpOnUndecidedCalls() {
    var ofRun = Observation.Unrecorded(view: 0)
    for name in undecided.namesInOrder {
      guard let calls = undecided.byName[name], let first = calls.kept.first else { continue }
      var ofName = Observation.Unrecorded(view: first.observation.view)
      let isOnlyBreak =
        calls.count == 1
        && tables.rests(views[Int(first.observation.view)].lifeState, isPool: first.isPool)
      for call in calls.kept {
        if let missing = tables.explanation(of: call, by: ~recorded) {
          ofRun.add(call.observation, missing: missing)
        } else if name == 0 {
          if isOnlyBreak { output.add(.outOfTurn(call.observation)) }
          if !isOnlyBreak { ofName.add(call.observation, missing: []) }
        } else if call.isRepeatInTransition {
          var doubtful = call.observation
          doubtful.isCertain = false
          output.add(.outOfTurn(doubtful))
        } else {
          let unrecorded = ~recordedByName[Int(name)]
          let missing = tables.explanation(of: call, by: unrecorded) ?? []
          ofName.add(call.observation, missing: missing)
        }
      }
      ofName.addUncounted(calls.count - calls.kept.count, orTo: &ofRun)
      if ofName.count > 0 { output.add(.unrecorded(ofName)) }
    }
    if ofRun.count > 0 { output.add(.unrecorded(ofRun)) }
    undecided.removeAll()
  }
}

extension TrackingTables {
  /// Returns the unrecorded callbacks that may explain a call; nil if none do.
  fileprivate func explanation(of call: UndecidedCalls.OddCall, by unrecorded: UInt64) -> [Int]? {
    let gap = lives(ofClass: call.isPool).gap(
      before: call.observation.callback, in: call.before, allowed: unrecorded.has)
    if let gap { return gap }
    // The missing calls may also be earlier, if the view's states depend on them.
    guard let recent = call.recent,
      numbers.admits(recent, unseen: unrecorded & allCallbacks)
    else { return nil }
    let all = contract.callbacks.indices.filter(unrecorded.has)
    let near = call.observation.gap.filter(all.contains)
    return near.isEmpty ? all : near
  }
}

extension Observation.Unrecorded {
  fileprivate mutating func add(_ call: Observation.OutOfTurn, missing: [Int]) {
    if count == 0 { position = call.position }
    count += 1
    callbacks = Set(callbacks + missing).sorted()
  }

  fileprivate mutating func addUncounted(_ more: Int, orTo other: inout Self) {
    if count > 0 { count += more } else if other.count > 0 { other.count += more }
  }
}
