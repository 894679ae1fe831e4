import Automata
import EventModel

extension Judge {
  /// Returns the shortest witness in a language that breaks the assumption; nil if it is too large to
  /// find.
  mutating func witness(
    in language: Language, _ prepared: PreparedAssumption
  ) throws(DecisionError) -> Witness? {
    let words = words(of: language, in: prepared.languages.scope)
    var search = WitnessSearch(prepared.claim, in: words)
    var found = try? search.shortestRejected()
    if search.hasFolded { found = try? shortestCounted(language, prepared) }
    return found.map { runs in
      prepared.isAboutTransitions
        ? transitionWitness(runs, words.episodes)
        : historyWitness(runs, words.episodes, prepared)
    }
  }

  /// Returns the shortest word in a graph that counts all actors. Configurations with any number of
  /// actors are sufficient for a verdict, but paths over them are not histories.
  private mutating func shortestCounted(
    _ language: Language, _ prepared: PreparedAssumption
  ) throws(TooManyStates) -> [EpisodeRun]? {
    let scope = prepared.languages.scope
    let guide = try RemainingCosts(
      prepared.claim, in: scope.graph(of: language, in: &episodes, others: .everywhere))
    var search = WitnessSearch(
      prepared.claim, in: scope.graph(of: language, in: &episodes, others: .counted),
      guidedBy: guide)
    return try search.shortestRejected()
  }

  /// Returns the shortest permitted witness; among equally short ones, the first of a variant.
  mutating func permittedWitness(_ prepared: PreparedAssumption) throws(DecisionError) -> Witness? {
    var language = prepared.languages.permitted
    let covered = compiled.variants.indices.filter { variant in
      language.endings.contains { episodes.cover(variant, by: $0) }
    }
    language.variants = Set(language.variants + covered).sorted()
    return try witness(in: language, prepared)
  }

  private func transitionWitness(
    _ runs: [EpisodeRun], _ episodes: [EpisodeWords]
  ) -> Witness {
    guard let run = runs.first else { return Witness(events: []) }
    let episode = episodes[run.casting.episode]
    return Witness(
      events: events(of: run, sentTo: episode.roles.names),
      variant: episode.variant.map { compiled.variants[$0].name })
  }

  private func events(of run: EpisodeRun, sentTo actors: [String]) -> [LifecycleEvent] {
    run.word.map { symbol in
      let (role, callback) = symbol.quotientAndRemainder(dividingBy: contract.callbacks.count)
      return LifecycleEvent(actors[role], contract.callbacks[callback])
    }
  }

  private func historyWitness(
    _ runs: [EpisodeRun], _ episodes: [EpisodeWords], _ prepared: PreparedAssumption
  ) -> Witness {
    let names = prepared.assumption.formula.subjects.map(\.name)
    var cast = HistoryCast(named: prepared.assumption.scope == .view ? nil : names)
    var witness = Witness(events: [])
    for run in runs {
      let episode = episodes[run.casting.episode]
      let actors = cast.take(run.casting.members, to: episode.roles.ends)
      let first = witness.events.count
      witness.events += events(of: run, sentTo: actors)
      witness.transitions.append(
        Witness.Transition(
          kind: episode.variant.map { compiled.variants[$0].kind }, outcome: episode.outcome,
          actors: zip(episode.roles.names, actors).map(Witness.Actor.init),
          events: first..<witness.events.count))
    }
    witness.view = cast.judgedView
    return cast.judgedView == nil ? witness : witness.leavingFromAbove()
  }
}

extension Witness {
  /// Returns the history with two screens exchanged where one would be dismissed from below the
  /// other: a sheet leaves, and not the screen that presented it. The judged screen keeps its calls.
  ///
  /// The contract's states do not say which of two shown screens is above.
  fileprivate func leavingFromAbove() -> Witness {
    var witness = self
    var above: [String: String] = [:]
    for transition in transitions {
      let called = Set(events[transition.events].map(\.subject))
      let names = transition.actors.map(\.name)
      guard names.count == 2, let mover = names.first(where: called.contains),
        let other = names.first(where: { !called.contains($0) })
      else { continue }
      let before = events[..<transition.events.lowerBound]
      let calls = { (name: String) in before.filter { $0.subject == name }.map(\.callback) }
      if calls(mover).isEmpty { above[other] = mover }
      guard above[mover] == other, calls(mover) == calls(other) else { continue }
      witness.exchange(mover, other, before: transition.events.lowerBound)
      above = [other: mover]
    }
    return witness
  }

  private mutating func exchange(_ first: String, _ second: String, before event: Int) {
    let exchanged = { (name: String) in name == first ? second : name == second ? first : name }
    for index in events[..<event].indices {
      events[index] = LifecycleEvent(exchanged(events[index].subject), events[index].callback)
    }
    for index in transitions.indices where transitions[index].events.upperBound <= event {
      transitions[index].actors = transitions[index].actors.map {
        Actor($0.role, exchanged($0.name))
      }
    }
  }
}

/// The names of the actors in a history found in a graph. Named actors keep their names. Others get
/// letters in the order in which they occur, and are used again from the state in which they were
/// left.
private struct HistoryCast {
  /// The name of the view that is judged, once it is used; nil if the assumption gives the names.
  private(set) var judgedView: String?
  private let named: [String]?
  /// The names of the unnamed actors in each life state, in the order in which they came there.
  private var others: [Int: [String]] = [:]
  private var nextLetter = 0

  init(named: [String]?) { self.named = named }

  /// Returns the names of an episode's actors and moves the unnamed ones to their end states.
  mutating func take(_ actors: [Casting.Member], to ends: [Int]) -> [String] {
    var names: [String] = []
    for actor in actors { names.append(name(of: actor)) }
    for (index, actor) in actors.enumerated() {
      if case .other = actor { others[ends[index], default: []].append(names[index]) }
    }
    return names
  }

  private mutating func name(of actor: Casting.Member) -> String {
    switch actor {
    case .subject(let number):
      if let named { return named[number] }
      let name = judgedView ?? newName()
      judgedView = name
      return name
    case .other(let state):
      guard let known = others[state], !known.isEmpty else { return newName() }
      return others[state]!.removeFirst()
    }
  }

  private mutating func newName() -> String {
    while true {
      let name = EventHistory.Options.name(ofScreen: nextLetter)
      nextLetter += 1
      if named?.contains(name) != true { return name }
    }
  }
}
