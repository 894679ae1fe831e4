package import EventModel

/// The replay of a witness event by event: whether the contract allows it, and whether it refutes.
package struct WitnessReplay: Hashable, Sendable {
  /// What the contract does not allow, as text; nil if the witness is legal.
  package var problem: String?

  /// Whether the assumption is broken at the end of the witness.
  package var refutes: Bool
}

extension Contract {
  /// Replays a witness against an assumption, without a search and without the judge's automata.
  ///
  /// - Parameter isPromise: whether an action that is neither forbidden nor promised is broken too.
  /// - Complexity: O(events × partial derivatives of the words).
  package func replay(
    _ witness: Witness, against assumption: Assumption, isPromise: Bool
  ) -> WitnessReplay {
    if let flaw = outwardFlaws().first {
      return WitnessReplay(problem: flaw.message, refutes: false)
    }
    if let unknown = witness.events.first(where: { number(of: $0.callback) == nil }) {
      return WitnessReplay(
        problem: "the contract has no callback \(unknown.callback)", refutes: false)
    }
    let play = WitnessPlay(
      witness: witness, assumption: assumption, contract: self, isPromise: isPromise)
    return assumption.scope == .transition ? play.transition() : play.history()
  }
}

private struct WitnessPlay {
  let witness: Witness
  let assumption: Assumption
  let contract: Contract
  let isPromise: Bool

  func transition() -> WitnessReplay {
    let families = contract.families(with: assumption.formula.subjects.map(\.name))
    guard let taken = ending(of: witness.events, witness.variant, families.flatMap(\.ownEndings))
    else {
      return WitnessReplay(problem: "no permitted transition has this order", refutes: false)
    }
    let roles = families.flatMap(\.roles).map(\.name)
    if let foreign = taken.family.roles.map(\.name).first(where: { !roles.contains($0) }) {
      return WitnessReplay(
        problem: "the assumption is about transitions without the role \(foreign)", refutes: false)
    }
    var starts: [Subject: String] = [:]
    for part in taken.ending.parts { starts[.role(part.role)] = part.start }
    let events = witness.events.map { EventTerm(.role($0.subject), $0.callback) }
    return WitnessReplay(problem: nil, refutes: isBroken(by: events, from: starts))
  }

  private func isBroken(by events: [EventTerm?], from starts: [Subject: String]) -> Bool {
    let roles = starts.keys.sorted { $0.name < $1.name }
    let reading = ClaimReading(
      assumption, in: contract, subjects: roles + assumption.formula.subjects,
      isPromise: isPromise)
    let end = events.reduce(reading.start(starts)) { reading.state($0, after: $1) }
    return !reading.holds(end)
  }

  /// Returns the ending that permits some events: that of the variant, if one is named, else the
  /// first of some endings.
  private func ending(
    of events: [LifecycleEvent], _ variant: String?, _ choices: [EpisodeFamily.FamilyEnding]
  ) -> EpisodeFamily.FamilyEnding? {
    guard let variant else { return choices.first { contract.permits(events, in: $0.ending) } }
    return contract.variants.first { $0.name == variant && $0.words.contains(events) }
      .flatMap(contract.ending)
  }

  func history() -> WitnessReplay {
    let named = witness.view.map { [$0] } ?? assumption.formula.subjects.map(\.name)
    let events = witness.events.compactMap { event -> EventTerm?? in
      guard let index = named.firstIndex(of: event.subject) else {
        return assumption.scope == .history ? .some(nil) : nil
      }
      return EventTerm(assumption.formula.subjects[index], event.callback)
    }
    return WitnessReplay(problem: problem(), refutes: isBroken(by: events, from: [:]))
  }

  /// Returns what the contract does not allow in a history, as text, or nil.
  private func problem() -> String? {
    var states: [String: String] = [:]
    var next = 0
    for (index, transition) in witness.transitions.enumerated() {
      let title = "transition \(index + 1)"
      guard transition.events.lowerBound == next,
        transition.events.upperBound <= witness.events.count
      else { return "\(title) must begin where the one before ends" }
      next = transition.events.upperBound
      guard let taken = ending(of: transition) else {
        return "\(title) has an order that is not permitted"
      }
      if let first = contract.initialKind, (index == 0) != (transition.kind == first) {
        return "a history must start with the kind \(first), and it comes once"
      }
      if let state = taken.family.onlyWhenNoneIs, states.values.contains(state) {
        return "\(title) must wait until no actor is \(state)"
      }
      for actor in transition.actors {
        guard let part = taken.ending.part(of: actor.role),
          states[actor.name] ?? contract.life.initial == part.start
        else { return "\(actor.name) cannot be \(actor.role) in \(title)" }
      }
      for actor in transition.actors { states[actor.name] = taken.ending.part(of: actor.role)?.end }
    }
    return next == witness.events.count ? nil : "an event belongs to no transition"
  }

  private func ending(of transition: Witness.Transition) -> EpisodeFamily.FamilyEnding? {
    var roles: [String: String] = [:]
    for actor in transition.actors { roles[actor.name] = actor.role }
    guard roles.count == transition.actors.count else { return nil }
    var events: [LifecycleEvent] = []
    for event in witness.events[transition.events] {
      guard let role = roles[event.subject] else { return nil }
      events.append(LifecycleEvent(role, event.callback))
    }
    let free = contract.families.filter(\.permitsEveryInterleaving)
    let choices = (free.isEmpty ? contract.families : free).flatMap(\.ownEndings).filter {
      $0.ending.outcome == transition.outcome
        && Set($0.family.roles.map(\.name)) == Set(roles.values)
    }
    let variant = transition.kind.map { "\($0).\(transition.outcome.name)" }
    return ending(of: events, variant, choices).flatMap { taken in
      Set(taken.family.roles.map(\.name)) == Set(roles.values) ? taken : nil
    }
  }
}

extension Contract {
  /// Returns whether events are a permitted order of an ending: each role is sent one of its own
  /// words, and every promise of a source is kept.
  func permits(_ events: [LifecycleEvent], in ending: EpisodeFamily.Ending) -> Bool {
    ending.words.contains(events) && keepsPromises(events)
  }
}
