package import EventModel

extension Contract {
  /// Returns the flaws of names that are declared twice for the same kind of part.
  func nameFlaws() -> [Flaw] {
    func flaws(_ names: [String], _ what: String, _ location: Flaw.Location) -> [Flaw] {
      var met: Set<String> = []
      return names.filter { !met.insert($0).inserted }.map {
        Flaw(location, "two \(what) are named '\($0)'; each needs a name of its own")
      }
    }
    return flaws(callbacks.map(\.name), "callbacks", .callbacks)
      + flaws(life.states.map(\.name), "states", .states)
      + flaws(families.map(\.name), "families", .families)
      + families.flatMap { flaws($0.roles.map(\.name), "roles", .family($0.name)) }
      + flaws(kinds.map(\.name), "kinds", .kinds)
  }

  /// Returns a bit mask of callbacks; callbacks that are not the contract's are ignored.
  func mask(of callbacks: [Callback]) -> UInt64 {
    callbacks.compactMap(number).reduce(0) { $0 | 1 << UInt64($1) }
  }

  /// A contract with only the same name and actor, as a substitute for one with flaws.
  package var empty: Contract {
    let state = LifeAutomaton.State("none", isRest: true)
    return Contract(
      name: name, actor: actor, callbacks: [],
      life: LifeAutomaton(states: [state], steps: [], initial: state.name), families: [],
      promises: [], kinds: [], documentedKinds: [])
  }
}
