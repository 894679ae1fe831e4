import Automata
import EventModel

/// The words of a language as a graph of configurations and episodes between them. A search expands
/// it when it first reaches a configuration.
///
/// A transition is one episode. A history is a sequence of episodes. There are actors without
/// limit, and an assumption names a few (in view scope one, the actor that is judged). An
/// assumption does not distinguish the others: it reads one symbol for any of their events, or
/// none. So a configuration between two episodes only contains the life state of each named actor
/// and the number of unnamed actors in each state. There are always more actors in the initial
/// state, so these are not counted.
struct EpisodeGraph: Sendable {
  /// How the unnamed actors are counted.
  enum Others {
    /// Exactly.
    case counted
    /// As any number where the number makes no difference; see ``OtherActors``.
    case folded
    /// Not at all: every state is assumed to have one, so that an episode never lacks an actor.
    case everywhere
  }

  /// The states of all actors between two episodes.
  struct Configuration: Hashable, Sendable {
    var phase: Certificate.Rest.Phase
    var named: [UInt8]
    /// The number of unnamed actors in each life state; those in the initial state are not counted.
    var others: [UInt8] = []
  }

  struct NextEpisode: Sendable {
    var casting: Int
    /// The number of the configuration after it.
    var target: Int
  }

  let episodes: [EpisodeWords]
  let alphabet: EventAlphabet
  private let initialEpisodes: Set<Int>
  private var others: OtherActors

  /// The configurations in which words start, by number; in transition scope, one for each
  /// combination of the roles' initial states.
  private(set) var starts: [Int] = []
  private(set) var configurations: [Configuration] = []
  private var configurationNumbers: [Configuration: Int] = [:]
  private var nextEpisodesOf: [[NextEpisode]?] = []

  /// The castings found so far and, for each, the number of what an assumption reads of it.
  /// Castings that differ only in unnamed actors have the same reading.
  private(set) var castings: [Casting] = []
  private(set) var readingOfCasting: [Int] = []
  private var readings: [[Int32]] = []
  private var castingNumbers: [Casting: Int] = [:]
  private var readingNumbers: [Reading: Int] = [:]

  private struct Reading: Hashable {
    var episode: Int
    var symbols: [Int32]
  }

  /// Makes the graph of single transitions.
  ///
  /// - Parameters:
  ///   - roles: the roles with symbols, in order.
  ///   - groups: the life states in which the roles start, one list per start.
  init(
    transitions episodes: [EpisodeWords], roles: [String], groups: [[Int]],
    _ alphabet: EventAlphabet
  ) {
    self.episodes = episodes
    self.alphabet = alphabet
    initialEpisodes = []
    others = OtherActors(.counted, [])
    starts = groups.map { number(of: Configuration(phase: .beginning, named: $0.map(UInt8.init))) }
    let end = number(of: Configuration(phase: .over, named: []))
    for start in starts { nextEpisodesOf[start] = [] }
    for (index, episode) in episodes.enumerated() {
      let subjects = episode.roles.names.compactMap(roles.firstIndex)
      let group = groups.firstIndex { group in
        zip(subjects, episode.roles.starts).allSatisfy { group[$0] == $1 }
      }
      guard let group, subjects.count == episode.roles.names.count else { continue }
      let casting = Casting(episode: index, members: subjects.map(Casting.Member.subject))
      let next = NextEpisode(casting: number(of: casting), target: end)
      nextEpisodesOf[starts[group]]?.append(next)
    }
  }

  /// Makes the graph of the histories that consist of some episodes.
  ///
  /// - Parameters:
  ///   - isInitial: whether each episode is a first appearance; if there are any, a history starts
  ///     with one of them.
  ///   - others: how the unnamed actors are counted.
  init(
    histories episodes: [EpisodeWords], isInitial: [Bool], from life: LifeNumbers,
    _ alphabet: EventAlphabet, others: Others
  ) {
    self.episodes = episodes
    self.alphabet = alphabet
    initialEpisodes = Set(isInitial.indices.filter { isInitial[$0] })
    let isFree = initialEpisodes.isEmpty
    self.others = OtherActors(
      others, isFree ? OtherActors.reachable(in: episodes, from: life.initial) : [],
      first: life.initial)
    let start = Configuration(
      phase: isFree ? .between : .beginning,
      named: Array(repeating: UInt8(life.initial), count: alphabet.subjectCount),
      others: Array(repeating: 0, count: life.stateCount))
    starts = [number(of: alphabet.hasOthers ? start : self.others.filled(start))]
  }

  /// Whether a configuration stands for any number of unnamed actors in a state, so that a path in
  /// the graph is not necessarily a history.
  var isFolded: Bool { others.hasFolded }

  func isFinal(_ configuration: Int) -> Bool {
    configurations[configuration].phase != .beginning
  }

  /// Returns the symbol that an assumption reads for each symbol of a casting's episode; see
  /// ``Casting/reading(_:)``.
  func reading(ofCasting casting: Int) -> [Int32] { readings[readingOfCasting[casting]] }

  /// Returns the number of a configuration by phase and named actors; nil if no search reached it.
  func number(of phase: Certificate.Rest.Phase, _ named: [UInt8]) -> Int? {
    configurationNumbers[
      Configuration(phase: phase, named: named, others: configurations[starts[0]].others)]
  }

  private mutating func number(of configuration: Configuration) -> Int {
    if let known = configurationNumbers[configuration] { return known }
    configurationNumbers[configuration] = configurations.count
    configurations.append(configuration)
    nextEpisodesOf.append(configuration.phase == .over ? [] : nil)
    return configurations.count - 1
  }

  private mutating func number(of casting: Casting) -> Int {
    if let known = castingNumbers[casting] { return known }
    let reading = Reading(episode: casting.episode, symbols: casting.reading(alphabet))
    let number = readingNumbers[reading] ?? readings.count
    if number == readings.count {
      readingNumbers[reading] = number
      readings.append(reading.symbols)
    }
    castingNumbers[casting] = castings.count
    castings.append(casting)
    readingOfCasting.append(number)
    return castings.count - 1
  }
}

extension EpisodeGraph {
  /// Returns the episodes that may come next, in the contract's own order.
  ///
  /// An episode of a parent and its child may use any two different actors: names do not say which
  /// actor contains the other, and containers change.
  ///
  /// - Complexity: O(episodes × castings) the first time, then O(1).
  mutating func nextEpisodes(from number: Int) -> [NextEpisode] {
    if let known = nextEpisodesOf[number] { return known }
    let configuration = configurations[number]
    var nextEpisodes: [NextEpisode] = []
    for (index, episode) in episodes.enumerated() {
      guard configuration.phase == .between || initialEpisodes.contains(index) else { continue }
      if let state = episode.roles.onlyWhenNoneIs, configuration.has(state) { continue }
      for actors in castings(of: episode, in: configuration) {
        guard let after = others.configuration(after: episode, actors, in: configuration) else {
          continue
        }
        nextEpisodes.append(
          NextEpisode(
            casting: self.number(of: Casting(episode: index, members: actors)),
            target: self.number(of: after)))
      }
    }
    nextEpisodesOf[number] = nextEpisodes
    return nextEpisodes
  }

  /// Returns the episodes that may come next in a configuration, and the configurations after them.
  mutating func nextEpisodes(from configuration: Configuration) -> [(
    casting: Casting, after: Configuration
  )] {
    nextEpisodes(from: number(of: configuration)).map {
      (castings[$0.casting], configurations[$0.target])
    }
  }

  /// Returns every way to assign an episode's roles to different actors, named actors first.
  private func castings(of episode: EpisodeWords, in configuration: Configuration) -> [[Casting
    .Member]]
  {
    var castings: [[Casting.Member]] = []
    episode.roles.visitCastings { role, taken -> [Casting.Member] in
      let start = episode.roles.starts[role]
      var choices = configuration.named.indices.filter { configuration.named[$0] == UInt8(start) }
        .map(Casting.Member.subject).filter { !taken.contains($0) }
      if others.isThere(start, beside: taken, in: configuration) {
        choices.append(.other(in: start))
      }
      return choices
    } _: {
      castings.append($0)
      return false
    }
    return castings
  }
}

extension EpisodeGraph.Configuration {
  fileprivate func has(_ state: Int) -> Bool {
    named.contains(UInt8(state)) || others[state] > 0
  }
}
