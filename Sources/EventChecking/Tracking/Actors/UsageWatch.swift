import EventModel

/// A check for actions in places where the contract does not allow them.
struct UsageWatch {
  /// An action that may have been done during a later call that was not recorded.
  private struct PendingMisuse: Sendable {
    var misuse: MisusedAction
    var lifeState: UInt32
  }

  private let usages: [ActorRules.Usage]
  private let tables: TrackingTables
  private let output: TrackerOutput
  /// The undecided actions, by the actor's name, in the order of the log.
  private var pending: [UInt32: [PendingMisuse]] = [:]
  private var pendingCount = 0
  /// By name, the recorded callbacks when its undecided actions were last examined.
  private var recorded: [UInt32: UInt64] = [:]

  init(_ usages: [ActorRules.Usage], _ tables: TrackingTables, _ output: TrackerOutput) {
    self.usages = usages
    self.tables = tables
    self.output = output
  }

  /// The state of an actor's parent, and the recorded callbacks of the parent's name.
  struct Parent {
    var lifeState: UInt32
    var recorded: UInt64
  }

  /// Reads an action; `parent` is the actor's parent, if the log names one.
  mutating func take(
    _ action: ActorEvent, _ context: ActorContext, during call: ActorEvent, lifeState: UInt32,
    parent: Parent?
  ) {
    let rule = usages.first { usage in
      usage.action == action.number
        && (usage.callbacks >> UInt64(call.number) & 1 == 1
          || tables.isCertain(usage.ownStates, in: lifeState)
          || parent.map { parent in
            tables.isCertain(usage.parentStates, in: parent.lifeState)
              && !tables.mayHaveMovedOn(from: parent.lifeState, by: ~parent.recorded)
          } ?? false)
    }
    guard let rule else { return }
    let misuse = MisusedAction(rule: rule.rule, action: action, call: call, scope: context.scope)
    if tables.mayHaveMovedOn(from: lifeState, by: ~context.recorded) {
      guard pendingCount < Limits.pendingPairsInAll else { return }
      pendingCount += 1
      pending[context.name, default: []].append(PendingMisuse(misuse: misuse, lifeState: lifeState))
      recorded[context.name] = context.recorded
    } else {
      output.add(.misusedAction(misuse))
    }
  }

  /// Reads a call: if its callback was not recorded before, undecided actions may be decided.
  ///
  /// - Complexity: O(1), but O(undecided actions) for the first call of a callback.
  mutating func takeCall(of context: ActorContext) {
    guard let mine = pending[context.name], recorded[context.name] != context.recorded else {
      return
    }
    var open: [PendingMisuse] = []
    for item in mine {
      if tables.mayHaveMovedOn(from: item.lifeState, by: ~context.recorded) {
        open.append(item)
      } else {
        output.add(.misusedAction(item.misuse))
      }
    }
    pendingCount -= mine.count - open.count
    pending[context.name] = open.isEmpty ? nil : open
    recorded[context.name] = open.isEmpty ? nil : context.recorded
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    pending = pending.compactMapValues { mine in
      var left = mine.filter { !gone.has(view: $0.misuse.action.view) }
      for index in left.indices {
        left[index].misuse.scope = gone.kept(scope: left[index].misuse.scope)
      }
      return left.isEmpty ? nil : left
    }
    recorded = recorded.filter { pending[$0.key] != nil }
    pendingCount = pending.values.reduce(0) { $0 + $1.count }
  }
}

extension TrackingTables {
  /// Returns whether every possible life state of an actor is in a bit mask.
  func isCertain(_ states: UInt64, in lifeState: UInt32) -> Bool {
    states != 0
      && singles.configurations(in: lifeState).allSatisfy { states >> $0 & 1 == 1 }
  }

  /// Returns whether an actor may have moved from a state to one with another first label by
  /// callbacks of a bit mask only, those that its log does not record.
  ///
  /// - Complexity: O(states reachable by these callbacks).
  func mayHaveMovedOn(from lifeState: UInt32, by unrecorded: UInt64) -> Bool {
    let states = singles.configurations(in: lifeState)
    let labels = Set(states.map { contract.life.states[Int($0)].labels.first })
    let reached = numbers.adding(unrecorded, to: states.reduce(0) { $0 | 1 << $1 })
    return contract.life.states.indices.contains { state in
      reached >> UInt64(state) & 1 == 1
        && !labels.contains(contract.life.states[state].labels.first)
    }
  }
}
