import Automata
public import EventModel

/// A witness played event by event: whether the contract allows it, and whether it refutes.
public struct WitnessReplay: Hashable, Sendable {
  /// What the contract does not allow, in words; nil if the witness is legal.
  public var problem: String?

  /// Whether the assumption is broken at the end of the witness.
  public var refutes: Bool

  /// Whether the witness is legal and refutes.
  public var isSound: Bool { problem == nil && refutes }
}

extension Contract {
  /// Plays a witness against an assumption, without any search.
  ///
  /// ```swift
  /// let judgement = try contract.verdict(on: assumption)
  /// try contract.replay(judgement.witness!, against: assumption).isSound  // true
  /// ```
  ///
  /// - Complexity: O(events), after making the automata.
  /// - Throws: a ``DecisionError`` if the assumption takes too many states.
  public func replay(
    _ witness: Witness, against assumption: Assumption
  ) throws(DecisionError) -> WitnessReplay {
    var judge = Judge(self)
    return try judge.replay(witness, against: assumption)
  }
}

extension Judge {
  /// Plays a witness against an assumption, without any search.
  mutating func replay(
    _ witness: Witness, against assumption: Assumption
  ) throws(DecisionError) -> WitnessReplay {
    let inquiry = try inquiry(assumption)
    if let unknown = witness.events.first(where: { contract.number(of: $0.callback) == nil }) {
      return WitnessReplay(
        problem: "the contract has no callback \(unknown.callback)", refutes: false)
    }
    guard inquiry.isAboutTransitions else {
      return WitnessReplay(
        problem: problem(inHistory: witness),
        refutes: try refutes(judged(witness, inquiry), from: 0, inquiry))
    }
    let roles = inquiry.assumption.formula.subjects.map(\.name)
    guard let episode = episode(of: witness, about: roles) else {
      return WitnessReplay(
        problem: "no permitted transition has this order", refutes: false)
    }
    let arena = arena(inquiry.arena)
    if let foreign = episode.roles.first(where: { !arena.roles.contains($0) }) {
      return WitnessReplay(
        problem: "the assumption is about transitions without the role \(foreign)", refutes: false)
    }
    let group = arena.groups.firstIndex { group in
      zip(episode.roles, episode.starts).allSatisfy { role, start in
        arena.roles.firstIndex(of: role).map { group[$0] } == start
      }
    }
    let word = witness.events.compactMap { event in
      arena.roles.firstIndex(of: event.subject).map {
        arena.alphabet.symbol($0, number(of: event.callback))
      }
    }
    return WitnessReplay(
      problem: nil,
      refutes: try group.map { group throws(DecisionError) in
        try refutes(word, from: group, inquiry)
      } ?? false)
  }

  private func number(of callback: Callback) -> Int {
    guard let number = contract.number(of: callback) else {
      preconditionFailure("a witness must name callbacks of its contract")
    }
    return number
  }

  /// Returns whether a word breaks the assumption, or shows that it rests on silence.
  private func refutes(
    _ word: [Int], from group: Int, _ inquiry: Inquiry
  ) throws(DecisionError) -> Bool {
    let claims = [inquiry.claim, try inquiry.asPromise().claim]
    return claims.contains { claim in
      let end = claim.automaton.state(after: word, from: claim.starts[group])
      return !claim.automaton.accepting[end]
    }
  }

  /// Returns the episode of transition scope with the witness's order: its variant, or a course.
  private mutating func episode(of witness: Witness, about roles: [String]) -> EpisodeWords? {
    let families = contract.families(with: roles).map(\.name)
    for index in library.variants.indices
    where library.variants[index].name == witness.variant
      && library.accepts(witness.events, library.documented[index], library.variants[index].family)
    {
      return library.documented[index]
    }
    guard witness.variant == nil else { return nil }
    for index in library.courses.indices {
      let family = library.courses[index].family.name
      let words = library.interleavings(index)
      if families.contains(family), library.accepts(witness.events, words, family) { return words }
    }
    return nil
  }

  /// Returns the symbols the assumption reads of a history.
  private mutating func judged(_ witness: Witness, _ inquiry: Inquiry) -> [Int] {
    let alphabet = arena(inquiry.arena).alphabet
    let names = witness.view.map { [$0] } ?? assumptionNames(inquiry)
    return witness.events.compactMap { event in
      if let subject = names.firstIndex(of: event.subject) {
        return alphabet.symbol(subject, number(of: event.callback))
      }
      return alphabet.hasOthers ? alphabet.others : nil
    }
  }

  private func assumptionNames(_ inquiry: Inquiry) -> [String] {
    inquiry.assumption.formula.subjects.map(\.name)
  }

  /// Returns what the contract does not allow in a history, or nil.
  private mutating func problem(inHistory witness: Witness) -> String? {
    var states: [String: Int] = [:]
    var next = 0
    for (index, transition) in witness.transitions.enumerated() {
      let place = "transition \(index + 1)"
      guard transition.events.lowerBound == next,
        transition.events.upperBound <= witness.events.count
      else { return "\(place) must begin where the one before ends" }
      next = transition.events.upperBound
      guard let episode = episode(of: transition, in: witness) else {
        return "\(place) has an order that is not permitted"
      }
      if index == 0, contract.initialKind != transition.kind, contract.initialKind != nil {
        return "a history must start with the kind \(contract.initialKind!)"
      }
      if let state = episode.onlyWhenNoneIs, states.values.contains(state) {
        return "\(place) must wait until nobody is there"
      }
      for (actor, start) in zip(transition.actors, episode.starts)
      where states[actor.name] ?? library.life.numbers.initial != start {
        return "\(actor.name) cannot be \(actor.role) in \(place)"
      }
      for (actor, end) in zip(transition.actors, episode.ends) { states[actor.name] = end }
    }
    return next == witness.events.count ? nil : "an event belongs to no transition"
  }

  private mutating func episode(
    of transition: Witness.Transition, in witness: Witness
  ) -> EpisodeWords? {
    let roles = Dictionary(
      transition.actors.map { ($0.name, $0.role) }, uniquingKeysWith: { first, _ in first })
    guard roles.count == transition.actors.count else { return nil }
    var events: [LifecycleEvent] = []
    for event in witness.events[transition.events] {
      guard let role = roles[event.subject] else { return nil }
      events.append(LifecycleEvent(role, event.callback))
    }
    if let kind = transition.kind {
      let index = library.variants.firstIndex {
        $0.kind == kind && $0.outcome == transition.outcome
      }
      guard let index else { return nil }
      let words = library.documented[index]
      return library.accepts(events, words, library.variants[index].family) ? words : nil
    }
    for index in library.courses.indices
    where library.courses[index].family.permitsEveryInterleaving
      && library.courses[index].course.outcome == transition.outcome
    {
      let words = library.interleavings(index)
      if library.accepts(events, words, library.courses[index].family.name) { return words }
    }
    return nil
  }
}

extension EpisodeLibrary {
  /// Returns whether events over roles are a word of an episode of a family.
  func accepts(_ events: [LifecycleEvent], _ episode: EpisodeWords, _ family: String) -> Bool {
    guard let family = contract.family(named: family) else { return false }
    let names = family.roles.map(\.name)
    guard events.allSatisfy({ names.contains($0.subject) }) else { return false }
    return episode.words.accepts(events.map { contract.symbol(of: $0, in: family) })
  }
}
