import EventModel

extension Run {
  /// Returns what is known of a call that its view's automaton does not allow.
  func pair(
    _ record: EventRecord, _ detail: SharedDetail?, before: UInt32, _ recent: RecentCalls.OfView?,
    _ mark: RecordPosition
  ) -> UndecidedPairs.Pair {
    let view = views[Int(record.view)]
    let callback = Int(record.code)
    let transition = scopes[Int(record.scope)]
    let lives = tables.lives(ofClass: view.isPool)
    let observation = Observation.OutOfTurn(
      view: record.view, scope: record.scope,
      transition: transition.isOpen ? transition.open.number : 0,
      previous: Int(view.last), callback: callback, previousMark: view.mark, mark: mark,
      state: view.isPool ? nil : tables.label(of: before),
      legal: lives.legal(in: before),
      gap: lives.gap(before: callback, in: before) { _ in true } ?? [],
      isCertain: true, detail: detail?.value ?? EventDetail())
    var pair = UndecidedPairs.Pair(
      observation: observation, before: before, isPool: view.isPool, recent: recent)
    guard view.last == record.code, view.slot >= 0, !view.isPool else { return pair }
    if undecided.hasRepeat(like: observation) {
      pair.isRepeatInTransition = true
    } else {
      pair.witness = transition.open.underWay(
        besides: Int(view.slot), since: view.mark, tables.singles)
    }
    return pair
  }

  /// Reports an odd pair, or keeps it if calls that are not logged may explain it.
  mutating func judge(_ pair: UndecidedPairs.Pair) {
    let name = views[Int(pair.observation.view)].name
    // Lines without a name come from several classes, and each may log only some callbacks, so that no
    // call of them is odd for certain before the log shows whether others are, too.
    if name == 0 || tables.explanation(of: pair, by: ~recordedByName[Int(name)]) != nil {
      undecided.add(pair, name: name)
      let scope = Int(pair.observation.scope)
      if scopes[scope].isOpen, scopes[scope].open.number == pair.observation.transition {
        scopes[scope].open.hasDoubtfulCall = true
      }
    } else {
      found.add(.outOfTurn(pair.observation))
      breaksTransition = true
    }
  }

  /// Keeps an odd pair until it is known whether the log shows the launch; one break that comes again
  /// and again is decided when too many pairs wait.
  mutating func doubt(_ pair: UndecidedPairs.Pair) {
    launchDoubts.add(pair)
    let scope = Int(pair.observation.scope)
    if scopes[scope].isOpen { scopes[scope].open.isDoubted = true }
    if launchDoubts.pairs.count >= Limits.pendingPairs { decideLaunchDoubts() }
  }

  /// Reports the odd pairs of a name that are certain now that one more of its callbacks was seen.
  mutating func decidePairs(ofName name: UInt32) {
    if name == 0 { return }
    let unrecorded = ~recordedByName[Int(name)]
    let decided = undecided.take(name: name) { [tables] pair in
      tables.explanation(of: pair, by: unrecorded) == nil
    }
    for pair in decided {
      found.add(.outOfTurn(pair.observation))
    }
  }

  /// Reports what the run's end leaves undecided: repeats as doubtful, the rest as not judged.
  mutating func giveUpOnPairs() {
    var ofRun = Observation.Unrecorded(view: 0, callbacks: [], count: 0, mark: RecordPosition())
    for name in undecided.namesInOrder {
      guard let pairs = undecided.byName[name], let first = pairs.kept.first else { continue }
      var ofName = Observation.Unrecorded(
        view: first.observation.view, callbacks: [], count: 0, mark: RecordPosition())
      let isOnlyBreak =
        pairs.count == 1
        && tables.rests(views[Int(first.observation.view)].life, isPool: first.isPool)
      for pair in pairs.kept {
        if let missing = tables.explanation(of: pair, by: ~recorded) {
          ofRun.add(pair.observation, missing: missing)
        } else if name == 0 {
          if isOnlyBreak { found.add(.outOfTurn(pair.observation)) }
          if !isOnlyBreak { ofName.add(pair.observation, missing: []) }
        } else if pair.isRepeatInTransition {
          var doubtful = pair.observation
          doubtful.isCertain = false
          found.add(.outOfTurn(doubtful))
        } else {
          let unrecorded = ~recordedByName[Int(name)]
          let missing = tables.explanation(of: pair, by: unrecorded) ?? []
          ofName.add(pair.observation, missing: missing)
        }
      }
      ofName.addUncounted(pairs.count - pairs.kept.count, orTo: &ofRun)
      if ofName.count > 0 { found.add(.unrecorded(ofName)) }
    }
    if ofRun.count > 0 { found.add(.unrecorded(ofRun)) }
    undecided.removeAll()
  }
}

extension TrackingTables {
  /// Returns the unrecorded callbacks that may lie between the calls of a pair, or nil if none do.
  fileprivate func explanation(of pair: UndecidedPairs.Pair, by unrecorded: UInt64) -> [Int]? {
    let gap = lives(ofClass: pair.isPool).gap(before: pair.observation.callback, in: pair.before) {
      unrecorded >> UInt64($0) & 1 == 1
    }
    if let gap { return gap }
    // Or earlier, where the view's states remember it.
    guard let recent = pair.recent,
      numbers.admits(recent, unseen: unrecorded & allCallbacks)
    else { return nil }
    let all = contract.callbacks.indices.filter { unrecorded >> UInt64($0) & 1 == 1 }
    let near = pair.observation.gap.filter(all.contains)
    return near.isEmpty ? all : near
  }
}

extension Observation.Unrecorded {
  fileprivate mutating func add(_ pair: Observation.OutOfTurn, missing: [Int]) {
    if count == 0 { mark = pair.mark }
    count += 1
    callbacks = Set(callbacks + missing).sorted()
  }

  fileprivate mutating func addUncounted(_ more: Int, orTo other: inout Self) {
    if count > 0 { count += more } else if other.count > 0 { other.count += more }
  }
}
