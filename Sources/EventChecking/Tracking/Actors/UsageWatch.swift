import EventModel

/// Looks for actions where the contract does not allow them.
struct UsageWatch: Sendable {
  /// An action that may have been done in a later call that was not recorded.
  private struct Suspect: Sendable {
    var misuse: MisusedAction
    var life: UInt32
  }

  private let usages: [ActorTables.Usage]
  /// What waits, by the actor's name, in the order of the log.
  private var suspects: [UInt32: [Suspect]] = [:]
  private var suspectCount = 0
  /// By name, the callbacks that were recorded when it was last decided what waits.
  private var recorded: [UInt32: UInt64] = [:]

  init(_ usages: [ActorTables.Usage]) { self.usages = usages }

  /// What the log shows of an actor's parent: its state, and the callbacks it has recorded for the
  /// parent's name.
  struct Parent {
    var life: UInt32
    var recorded: UInt64
  }

  /// Takes an action; `parent` is the actor's parent, if the log names one.
  mutating func take(
    _ action: ActorEvent, _ context: ActorWatch.Context, during call: ActorEvent, life: UInt32,
    parent: Parent?, _ tables: TrackingTables, into found: inout TrackerOutput
  ) {
    let rule = usages.first { usage in
      usage.action == action.number
        && (usage.callbacks >> UInt64(call.number) & 1 == 1
          || tables.isCertain(usage.ownStates, in: life)
          || parent.map { parent in
            tables.isCertain(usage.parentStates, in: parent.life)
              && !tables.mayHaveMovedOn(from: parent.life, by: ~parent.recorded)
          } ?? false)
    }
    guard let rule else { return }
    let misuse = MisusedAction(rule: rule.rule, action: action, call: call, scope: context.scope)
    if tables.mayHaveMovedOn(from: life, by: ~context.recorded) {
      guard suspectCount < Limits.pendingPairsInAll else { return }
      suspectCount += 1
      suspects[context.name, default: []].append(Suspect(misuse: misuse, life: life))
      recorded[context.name] = context.recorded
    } else {
      found.add(.misusedAction(misuse))
    }
  }

  /// Takes a call: one that was never seen before may decide what waits.
  ///
  /// - Complexity: O(1), but O(what waits) for the first call of a callback.
  mutating func take(
    _ callback: Int, _ context: ActorWatch.Context, _ tables: TrackingTables,
    into found: inout TrackerOutput
  ) {
    guard let mine = suspects[context.name], recorded[context.name] != context.recorded else {
      return
    }
    var open: [Suspect] = []
    for suspect in mine {
      if tables.mayHaveMovedOn(from: suspect.life, by: ~context.recorded) {
        open.append(suspect)
      } else {
        found.add(.misusedAction(suspect.misuse))
      }
    }
    suspectCount -= mine.count - open.count
    suspects[context.name] = open.isEmpty ? nil : open
    recorded[context.name] = open.isEmpty ? nil : context.recorded
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    suspects = suspects.compactMapValues { mine in
      var left = mine.filter { !gone.has(view: $0.misuse.action.view) }
      for index in left.indices {
        left[index].misuse.scope = gone.kept(scope: left[index].misuse.scope)
      }
      return left.isEmpty ? nil : left
    }
    recorded = recorded.filter { suspects[$0.key] != nil }
    suspectCount = suspects.values.reduce(0) { $0 + $1.count }
  }
}

extension TrackingTables {
  /// Returns whether an actor can only be in life states of a mask.
  func isCertain(_ states: UInt64, in life: UInt32) -> Bool {
    states != 0
      && singles.configurations(in: life).allSatisfy { states >> $0 & 1 == 1 }
  }

  /// Returns whether an actor may have got from a state to one of another plain name by callbacks of a
  /// mask alone: those that its log never records.
  ///
  /// - Complexity: O(states reachable over them).
  func mayHaveMovedOn(from life: UInt32, by unrecorded: UInt64) -> Bool {
    let starts = singles.configurations(in: life).map { Int($0) }
    let labels = Set(starts.map { contract.life.states[$0].labels.first })
    var seen = Set(starts)
    var open = starts
    while let state = open.popLast() {
      guard labels.contains(contract.life.states[state].labels.first) else { return true }
      for callback in 0..<numbers.callbackCount where unrecorded >> UInt64(callback) & 1 == 1 {
        for step in numbers.steps[callback] where step.from == state {
          if seen.insert(step.to).inserted { open.append(step.to) }
        }
      }
    }
    return false
  }
}
