import EventModel

extension Run {
  /// Takes a call that its view's automaton does not allow.
  mutating func suspect(
    _ record: EventRecord, _ detail: DetailBox?, before: UInt32, _ recent: RecentCalls.OfView?,
    _ mark: EventMark, _ tables: TrackingTables, into found: inout Found
  ) {
    let view = views[Int(record.view)]
    let callback = Int(record.code)
    let transition = scopes[Int(record.scope)]
    let observation = Observation.OutOfTurn(
      view: record.view, scope: record.scope,
      transition: transition.isOpen ? transition.open.number : 0,
      previous: Int(view.last), callback: callback, previousMark: view.mark, mark: mark,
      state: view.isPool ? nil : tables.label(of: before),
      legal: tables.legal(in: before, isPool: view.isPool),
      gap: tables.gap(before: callback, in: before, isPool: view.isPool) { _ in true } ?? [],
      isCertain: true, detail: detail?.value ?? EventDetail())
    let pair = Suspects.Pair(
      observation: observation, before: before, isPool: view.isPool, recent: recent,
      isRepeatInTransition: view.last == record.code && view.slot >= 0 && !view.isPool,
      isOfClass: view.identity != .name)
    if view.isPool, endsAfterLaunch(callback, tables) {
      launch = .before
      heldRepeat = observation
      return
    }
    // Lines without a name come from several classes, and each may log only some callbacks, so that no
    // call of them is odd for certain before the log shows whether others are, too.
    if view.name == 0 || Self.isExplained(pair, by: ~recordedByName[Int(view.name)], tables) {
      suspects.add(pair, name: view.name)
      if transition.isOpen { scopes[Int(record.scope)].open.isSuspect = true }
    } else {
      found.add(.outOfTurn(observation))
      found.breaksTransition = true
    }
  }

  /// Decides, as a transition closes, whether the first appearance of a class ended twice: it did if one
  /// instance alone leaves, or none by the end of the log. If several do, the log starts inside the
  /// appearance of a container and its child.
  mutating func decideHeldRepeat(
    _ open: OpenTransition, _ tables: TrackingTables, into found: inout Found
  ) {
    guard let held = heldRepeat,
      let slot = open.slots.firstIndex(where: { $0.view == held.view })
    else { return }
    let leaving = open.steps.count { step in
      let callback = Int(step.callback)
      return Int(step.slot) == slot && tables.isOpening(callback)
        && tables.sideOfFirst[callback] == 0
    }
    if leaving == 0 { return }
    heldRepeat = nil
    if leaving == 1 { found.add(.outOfTurn(held)) }
  }

  /// Reports the odd pairs of a name that are certain now that one more of its callbacks was seen.
  mutating func decideSuspects(
    ofName name: UInt32, _ tables: TrackingTables, into found: inout Found
  ) {
    if name == 0 { return }
    let unrecorded = ~recordedByName[Int(name)]
    let decided = suspects.take(name: name) { !Self.isExplained($0, by: unrecorded, tables) }
    for pair in decided {
      found.add(.outOfTurn(pair.observation))
    }
  }

  /// Reports what the run's end leaves undecided: repeats as doubtful, the rest as not judged.
  mutating func giveUpOnSuspects(_ tables: TrackingTables, into found: inout Found) {
    var ofRun = Observation.Unrecorded(view: 0, callbacks: [], count: 0, mark: EventMark())
    for name in suspects.namesInOrder {
      guard let pairs = suspects.byName[name], let first = pairs.kept.first else { continue }
      var ofName = Observation.Unrecorded(
        view: first.observation.view, callbacks: [], count: 0, mark: EventMark())
      for pair in pairs.kept {
        if let missing = Self.explanation(of: pair, by: ~recorded, tables) {
          ofRun.add(pair.observation, missing: missing)
        } else if name == 0 {
          if pairs.count == 1 { found.add(.outOfTurn(pair.observation)) }
          if pairs.count > 1 { ofName.add(pair.observation, missing: []) }
        } else if pair.isRepeatInTransition, !pair.isOfClass || !hasFew(recordedByName[Int(name)]) {
          var doubtful = pair.observation
          doubtful.isCertain = false
          found.add(.outOfTurn(doubtful))
        } else {
          let unrecorded = ~recordedByName[Int(name)]
          let missing = Self.explanation(of: pair, by: unrecorded, tables) ?? []
          ofName.add(pair.observation, missing: missing)
        }
      }
      ofName.addUncounted(pairs.count - pairs.kept.count, orTo: &ofRun)
      if ofName.count > 0 { found.add(.unrecorded(ofName)) }
    }
    if ofRun.count > 0 { found.add(.unrecorded(ofRun)) }
    suspects.removeAll()
  }

  /// Whether a class records so few callbacks that it may well override no others.
  private func hasFew(_ recorded: UInt64) -> Bool {
    recorded.nonzeroBitCount <= self.recorded.nonzeroBitCount / 2
  }

  private static func isExplained(
    _ pair: Suspects.Pair, by unrecorded: UInt64, _ tables: TrackingTables
  ) -> Bool {
    explanation(of: pair, by: unrecorded, tables) != nil
  }

  /// Returns the unrecorded callbacks that may lie between the calls of a pair, or nil if none do.
  private static func explanation(
    of pair: Suspects.Pair, by unrecorded: UInt64, _ tables: TrackingTables
  ) -> [Int]? {
    let gap = tables.gap(
      before: pair.observation.callback, in: pair.before, isPool: pair.isPool
    ) { unrecorded >> UInt64($0) & 1 == 1 }
    if let gap { return gap }
    // Or earlier, where the view's states remember it.
    guard let recent = pair.recent,
      tables.numbers.admits(recent, unseen: unrecorded & tables.allCallbacks)
    else { return nil }
    let all = tables.contract.callbacks.indices.filter { unrecorded >> UInt64($0) & 1 == 1 }
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
