import EventModel

// Actions in places where the contract does not allow them.
extension ActorWatch {
  /// An action that may have been done during a later call that was not recorded.
  struct UndecidedMisuse: Sendable {
    var misuse: BrokenActorRule
    /// The number of the actor's name.
    var name: UInt32
    var lifeState: UInt32
  }

  /// The state in which an actor is during an action, and that of its parent, if the log names one.
  struct Place {
    /// The number of the actor's name.
    var name: UInt32
    var lifeState: UInt32
    var parent: (name: UInt32, lifeState: UInt32)?
  }

  /// Reads an action that an actor does during a call or after it.
  mutating func takeMisuse(
    _ action: ActorEvent, during call: ActorEvent, _ place: Place, scope: UInt32,
    _ recordedByName: [UInt64]
  ) {
    let rule = rules.usages.first { usage in
      usage.action == action.number
        && (usage.callbacks.has(call.number)
          || tables.isCertain(usage.ownStates, in: place.lifeState)
          || place.parent.map { parent in
            tables.isCertain(usage.parentStates, in: parent.lifeState)
              && !tables.mayHaveMovedOn(
                from: parent.lifeState, by: ~recordedByName[Int(parent.name)])
          } ?? false)
    }
    guard let rule else { return }
    let misuse = BrokenActorRule(rule: rule.rule, earlier: call, later: action, scope: scope)
    if !tables.mayHaveMovedOn(from: place.lifeState, by: ~recordedByName[Int(place.name)]) {
      output.add(.misusedAction(misuse))
    } else if undecided.count < Limits.pendingPairsInAll {
      undecided.append(
        UndecidedMisuse(misuse: misuse, name: place.name, lifeState: place.lifeState))
    }
  }

  /// Reports the actions of a name that are certain after another of its callbacks was recorded.
  mutating func decideMisuses(ofName name: UInt32, recorded: UInt64) {
    let decided = undecided.extract { [tables] in
      $0.name == name && !tables.mayHaveMovedOn(from: $0.lifeState, by: ~recorded)
    }
    for item in decided { output.add(.misusedAction(item.misuse)) }
  }
}

extension TrackingTables {
  /// Returns whether every possible life state of an actor is in a bit mask.
  fileprivate func isCertain(_ states: UInt64, in lifeState: UInt32) -> Bool {
    states != 0 && singles.configurations(in: lifeState).allSatisfy { states.has(Int($0)) }
  }

  /// Returns whether an actor may have moved from a state to one with another first label by
  /// callbacks of a bit mask only, those that its log does not record.
  ///
  /// - Complexity: O(states reachable by these callbacks).
  fileprivate func mayHaveMovedOn(from lifeState: UInt32, by unrecorded: UInt64) -> Bool {
    let states = singles.configurations(in: lifeState)
    let labels = Set(states.map { contract.life.states[Int($0)].labels.first })
    let reached = numbers.adding(unrecorded, to: states.reduce(0) { $0 | 1 << $1 })
    return contract.life.states.indices.contains { state in
      reached.has(state)
        && !labels.contains(contract.life.states[state].labels.first)
    }
  }
}
