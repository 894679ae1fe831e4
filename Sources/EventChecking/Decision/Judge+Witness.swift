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
    return witness
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
