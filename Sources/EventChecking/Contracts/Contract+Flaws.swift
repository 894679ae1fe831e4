public import EventModel

extension Contract {
  /// Returns what does not fit together in the contract; nothing for the built-in ones.
  ///
  /// Looked for are: more of something than there is room for; names that are given twice or used and
  /// not declared; states that no call reaches; own words that the life does not allow; promises that
  /// contradict each other; catalogued orders that break a promise or are not made of their roles' own
  /// words; episodes that can never begin. Flaws of size and of names are reported first, and the rest
  /// is not examined then.
  ///
  /// - Complexity: that of making the automata of all its words, each at most
  ///   ``Limits/episodeStates`` large.
  public func flaws() -> [Flaw] {
    let outward = outwardFlaws()
    if !outward.isEmpty { return outward }
    let lives = lifeFlaws()
    let words = WordsCheck(self).found()
    return lives + (words.isEmpty ? beginningFlaws() : words)
  }

  /// Returns the flaws of size and of names: what keeps the contract from being turned into numbers.
  ///
  /// - Complexity: that of reading the contract; no automaton is made.
  package func outwardFlaws() -> [Flaw] {
    let flaws = sizeFlaws() + nameFlaws()
    return flaws.isEmpty ? referenceFlaws() : flaws
  }

  /// Refuses a contract that cannot be turned into numbers.
  func checkOutward() throws(ContractError) {
    let flaws = outwardFlaws()
    if !flaws.isEmpty { throw ContractError(contract: name, flaws: flaws) }
  }
}

extension Contract {
  private func sizeFlaws() -> [Flaw] {
    var flaws: [Flaw] = []
    func check(
      _ count: Int, _ location: Flaw.Location, _ what: String, _ name: String, _ most: Int
    ) {
      if count > most {
        flaws.append(
          Flaw(location, "\(count) \(what); a contract has at most \(most) (Limits.\(name))"))
      }
      if count == 0 {
        flaws.append(Flaw(location, "a contract without \(what) says nothing"))
      }
    }
    check(callbacks.count, .callbacks, "callbacks", "callbacks", Limits.callbacks)
    check(life.states.count, .states, "states", "lifeStates", Limits.lifeStates)
    check(families.count, .families, "families", "variants", Limits.variants)
    check(variants.count, .kinds, "orders", "variants", Limits.variants)
    if actions.count > Limits.actions {
      flaws.append(
        Flaw(
          .contract,
          "\(actions.count) actions; a contract has at most \(Limits.actions) (Limits.actions)"))
    }
    return flaws
  }

  private func lifeFlaws() -> [Flaw] {
    var flaws: [Flaw] = []
    if life.states.first(where: { $0.name == life.initial })?.isRest != true {
      flaws.append(
        Flaw(
          .initialState,
          "an actor is in '\(life.initial)' before any call, so it must be a rest state")
      )
    }
    let forward = Self.closure(of: [life.initial], life.steps.map { ([$0.from], [$0.to]) })
    let rest = Set(life.states.filter(\.isRest).map(\.name))
    let backward = Self.closure(of: rest, life.steps.map { ([$0.to], [$0.from]) })
    for state in life.states {
      if !forward.contains(state.name) {
        flaws.append(
          Flaw(
            .state(state.name), "no calls lead from '\(life.initial)' to the state '\(state.name)'")
        )
      } else if !backward.contains(state.name) {
        flaws.append(
          Flaw(
            .state(state.name), "no calls lead from the state '\(state.name)' to a rest state"))
      }
    }
    return flaws
  }

  /// Returns some states with all that moves lead to; a move needs all the states it starts in.
  private static func closure(
    of states: Set<String>, _ moves: [(starts: [String], ends: [String])]
  ) -> Set<String> {
    var reached = states
    while let move = moves.first(where: {
      reached.isSuperset(of: $0.starts) && !reached.isSuperset(of: $0.ends)
    }) {
      reached.formUnion(move.ends)
    }
    return reached
  }
}

extension Contract {
  /// Finds the episodes that can never begin, since no actor gets to where they start.
  private func beginningFlaws() -> [Flaw] {
    var flaws: [Flaw] = []
    let all = families.flatMap { family in family.endings.map { (family.name, $0) } }
    let happening = Set(variants.map { "\($0.family) \($0.outcome)" })
    let endings = all.filter { family, ending in
      happening.contains("\(family) \(ending.outcome)")
        || families.first { $0.name == family }?.permitsEveryInterleaving == true
    }
    let reached = Self.closure(
      of: [life.initial], endings.map { ($0.1.parts.map(\.start), $0.1.parts.map(\.end)) })
    for (family, ending) in endings {
      for part in ending.parts where !reached.contains(part.start) {
        flaws.append(
          Flaw(
            .part(family: family, outcome: ending.outcome, role: part.role),
            "no episode brings an actor to '\(part.start)', so '\(family)' never ends as "
              + "\(ending.outcome)"))
      }
    }
    if let initialKind {
      for variant in kind(named: initialKind)?.variants ?? [] {
        if ending(of: variant)?.ending.parts.contains(where: { $0.start != life.initial }) == true {
          flaws.append(
            Flaw(
              .initialKind,
              "a history starts with '\(initialKind)', so its actors must be in "
                + "'\(life.initial)' before it"))
        }
      }
    }
    return flaws
  }
}
