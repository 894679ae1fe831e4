import EventModel

/// Looks for actions where the contract does not allow them.
struct UsageWatch: Sendable {
  /// An action that may have been done in a later call that nobody recorded.
  private struct Suspect: Sendable {
    var misuse: MisusedAction
    var life: UInt32
    var name: UInt32
  }

  private let usages: [ActorTables.Usage]
  private var suspects: [Suspect] = []

  init(_ usages: [ActorTables.Usage]) { self.usages = usages }

  /// Takes an action.
  mutating func take(
    _ action: ActorEvent, _ context: ActorWatch.Context, during call: ActorEvent, life: UInt32,
    _ tables: TrackingTables, into found: inout Found
  ) {
    let rule = usages.first {
      $0.action == action.number && $0.callbacks >> UInt64(call.number) & 1 == 1
    }
    guard let rule else { return }
    let misuse = MisusedAction(rule: rule.rule, action: action, call: call, scope: context.scope)
    if tables.mayHaveMovedOn(from: life, by: ~context.recorded) {
      guard suspects.count < Limits.pendingPairsInAll else { return }
      suspects.append(Suspect(misuse: misuse, life: life, name: context.name))
    } else {
      found.add(.misusedAction(misuse))
    }
  }

  /// Takes a call: one that was never seen before may decide what waits.
  mutating func take(
    _ callback: Int, _ context: ActorWatch.Context, _ tables: TrackingTables,
    into found: inout Found
  ) {
    if suspects.isEmpty { return }
    var open: [Suspect] = []
    for suspect in suspects {
      if suspect.name == context.name,
        !tables.mayHaveMovedOn(from: suspect.life, by: ~context.recorded)
      {
        found.add(.misusedAction(suspect.misuse))
      } else {
        open.append(suspect)
      }
    }
    suspects = open
  }

  mutating func renumber(_ map: NameTable.Renumbering) {
    suspects = suspects.compactMap { suspect in
      var moved = suspect
      moved.name = map.names[Int(suspect.name)]
      moved.misuse.scope = map.scopes[Int(suspect.misuse.scope)]
      moved.misuse.action.view = map.views[Int(suspect.misuse.action.view)]
      moved.misuse.call.view = moved.misuse.action.view
      return moved.misuse.action.view == 0 ? nil : moved
    }
  }
}

extension TrackingTables {
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
