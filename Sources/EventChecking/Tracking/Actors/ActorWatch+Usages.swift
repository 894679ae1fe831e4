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

  /// The number of an actor's name, and the actor's state during an action.
  struct Place {
    var name: UInt32
    var lifeState: UInt32
  }

  /// Reads an action that an actor does during a call or after it.
  ///
  /// - Parameter parent: The last call and the place of its parent, if the log names one.
  mutating func takeMisuse(
    _ action: ActorEvent, during call: ActorEvent, _ place: Place,
    below parent: (call: ActorEvent, place: Place)?, scope: UInt32, _ recordedByName: [UInt64]
  ) {
    let rules = rules.usages.filter { $0.action == action.number }
    func isSettled(_ place: Place) -> Bool {
      !tables.mayHaveMovedOn(from: place.lifeState, by: ~recordedByName[Int(place.name)])
    }
    let own = rules.first {
      $0.callbacks.has(call.number) || tables.isCertain($0.ownStates, in: place.lifeState)
    }
    let misuse = own.map {
      BrokenActorRule(rule: $0.rule, earlier: call, later: action, scope: scope)
    }
    if let misuse, isSettled(place) { return output.add(.misusedAction(misuse)) }
    // The state of the parent decides alone, whatever calls of the actor were not recorded.
    if let (last, place) = parent, isSettled(place),
      let rule = rules.first(where: { tables.isCertain($0.parentStates, in: place.lifeState) })
    {
      let misuse = BrokenActorRule(rule: rule.rule, earlier: last, later: action, scope: scope)
      output.add(.misusedAction(misuse))
    } else if let misuse, undecided.count < Limits.pendingPairsInAll {
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
