public import EventModel

extension Contract {
  /// Returns the parts of the contract that do not fit together; built-in contracts have none.
  ///
  /// The following are flaws: more of something than there is room for; names that are declared
  /// twice, or used and not declared; states that no call reaches; own words that the life does not
  /// allow; promises that contradict each other; catalogued orders that break a promise or do not
  /// consist of their roles' own words; episodes that can never begin. If there are flaws of size
  /// or of names, only these are reported.
  ///
  /// - Complexity: that of making the automata of all its words, each with at most
  ///   ``Limits/episodeStates`` states.
  public func flaws() -> [Flaw] {
    let outward = outwardFlaws()
    if !outward.isEmpty { return outward }
    let lives = lifeFlaws()
    let words = WordsCheck(contract: self).flaws()
    return lives + (words.isEmpty ? beginningFlaws() : words)
  }

  /// Returns the flaws of size and of names, with which the contract cannot be compiled.
  ///
  /// - Complexity: linear in the contract; no automaton is made.
  package func outwardFlaws() -> [Flaw] {
    let flaws = sizeFlaws() + nameFlaws()
    return flaws.isEmpty ? referenceFlaws() : flaws
  }

  func checkOutward() throws(ContractError) {
    let flaws = outwardFlaws()
    if !flaws.isEmpty { throw ContractError(contract: name, flaws: flaws) }
  }
}

extension Contract {
  private func sizeFlaws() -> [Flaw] {
    func flaw(
      _ count: Int, _ location: Flaw.Location, _ what: String, _ name: String, _ most: Int,
      isNeeded: Bool = true
    ) -> Flaw? {
      if count > most {
        return Flaw(location, "\(count) \(what); a contract has at most \(most) (Limits.\(name))")
      }
      return count == 0 && isNeeded
        ? Flaw(location, "a contract without \(what) says nothing") : nil
    }
    return [
      flaw(callbacks.count, .callbacks, "callbacks", "callbacks", Limits.callbacks),
      flaw(life.states.count, .states, "states", "lifeStates", Limits.lifeStates),
      flaw(families.count, .families, "families", "variants", Limits.variants),
      flaw(variants.count, .kinds, "orders", "variants", Limits.variants),
      flaw(actions.count, .contract, "actions", "actions", Limits.actions, isNeeded: false),
    ].compactMap { $0 }
  }

  /// Returns the flaws of names that are declared twice for the same kind of part.
  private func nameFlaws() -> [Flaw] {
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
      + actions.map(\.name).filter { (callbacks + contextCallbacks).map(\.name).contains($0) }.map {
        Flaw(.contract, "'\($0)' is a callback; an action needs a name of its own")
      }
  }

  private func lifeFlaws() -> [Flaw] {
    let startsAtRest = life.states.first { $0.name == life.initial }?.isRest == true
    let forward = Set([life.initial]).closed(under: life.steps.map { ([$0.from], [$0.to]) })
    let rest = Set(life.states.filter(\.isRest).map(\.name))
    let backward = rest.closed(under: life.steps.map { ([$0.to], [$0.from]) })
    let start = Flaw(
      .initialState,
      "an actor is in '\(life.initial)' before any call, so it must be a rest state")
    return (startsAtRest ? [] : [start])
      + life.states.map(\.name).compactMap { name in
        if !forward.contains(name) {
          return Flaw(
            .state(name), "no calls lead from '\(life.initial)' to the state '\(name)'")
        }
        return backward.contains(name)
          ? nil : Flaw(.state(name), "no calls lead from the state '\(name)' to a rest state")
      }
  }
}

extension Set {
  /// Returns the set with everything that moves lead to; a move needs all of its starts.
  func closed(under moves: [(starts: [Element], ends: [Element])]) -> Set {
    var reached = self
    while let move = moves.first(where: {
      reached.isSuperset(of: $0.starts) && !reached.isSuperset(of: $0.ends)
    }) {
      reached.formUnion(move.ends)
    }
    return reached
  }
}

extension Contract {
  /// Returns the flaws of episodes that can never begin, since no actor reaches their start states.
  private func beginningFlaws() -> [Flaw] {
    let happening = Set(variants.map { "\($0.family) \($0.outcome)" })
    let endings = families.flatMap(\.ownEndings).filter { family, ending in
      family.permitsEveryInterleaving || happening.contains("\(family.name) \(ending.outcome)")
    }
    let reached = Set([life.initial]).closed(
      under: endings.map { ($0.ending.parts.map(\.start), $0.ending.parts.map(\.end)) })
    let unreached = endings.flatMap { family, ending in
      ending.parts.filter { !reached.contains($0.start) }.map { part in
        Flaw(
          .part(family: family.name, outcome: ending.outcome, role: part.role),
          "no episode brings an actor to '\(part.start)', so '\(family.name)' never ends as "
            + "\(ending.outcome)")
      }
    }
    let late = (initialKind.flatMap(kind(named:))?.variants ?? []).filter { variant in
      ending(of: variant)?.ending.parts.contains { $0.start != life.initial } == true
    }
    return unreached
      + late.map { variant in
        Flaw(
          .initialKind,
          "a history starts with '\(variant.kind)', so its actors must be in '\(life.initial)' "
            + "before it")
      }
  }
}
