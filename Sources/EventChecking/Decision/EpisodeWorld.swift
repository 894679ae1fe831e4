import Automata
import EventModel

/// The words of a language as places and the episodes that lead from one to the next, each worked out
/// when a search first arrives there.
///
/// A transition is one episode. A history is a row of them: there are actors without limit, and an
/// assumption names a few (in view scope one, the view judged). All others are alike to it: it reads
/// one symbol for any event of theirs, or none. So a place between two episodes need only hold the
/// life state of each named actor and how many of the others are in each state. Of those in the state
/// before any call there are always more, and they are not counted.
struct EpisodeWorld: Sendable {
  /// How the actors that no assumption names are counted.
  enum Others {
    /// Exactly.
    case counted
    /// As any number where that makes no difference; see ``OtherActors``.
    case folded
    /// Not at all: there is an actor in every state, the least that a history can need.
    case everywhere
  }

  /// Where all actors are between two episodes.
  struct Place: Hashable, Sendable {
    /// What can happen next.
    enum Phase: Sendable {
      /// Only an episode that brings the first actor up.
      case beginning
      /// Only one episode, of those whose roles start here.
      case single
      /// Any episode, or none.
      case between
      /// Nothing.
      case over
    }

    var phase: Phase
    /// The life state of each named actor.
    var named: [UInt8]
    /// How many others are in each life state; that of the first state is not counted.
    var others: [UInt8] = []
  }

  /// An episode that can come next.
  struct Step: Sendable {
    /// The number of its casting.
    var casting: Int
    /// The number of the place after it.
    var target: Int
  }

  let episodes: [EpisodeWords]
  let alphabet: EventAlphabet
  private let initialEpisodes: Set<Int>
  private var others: OtherActors

  /// The places words start in, by number; in transition scope one for each way the roles can start.
  private(set) var starts: [Int] = []
  private(set) var places: [Place] = []
  private var placeNumbers: [Place: Int] = [:]
  private var stepsOfPlaces: [[Step]?] = []

  /// The castings met so far, and for each the number of what an assumption reads of it: castings that
  /// differ in unnamed actors only are read alike.
  private(set) var castings: [Casting] = []
  private(set) var readingOfCasting: [Int] = []
  private var readings: [[Int32]] = []
  private var castingNumbers: [Casting: Int] = [:]
  private var readingNumbers: [Reading: Int] = [:]

  private struct Reading: Hashable {
    var episode: Int
    var symbols: [Int32]
  }

  /// Makes the words of single transitions.
  ///
  /// - Parameters:
  ///   - roles: the roles with symbols, in order.
  ///   - groups: the life states the roles start in, one list a start.
  init(
    transitions episodes: [EpisodeWords], roles: [String], groups: [[Int]],
    _ alphabet: EventAlphabet
  ) {
    self.episodes = episodes
    self.alphabet = alphabet
    initialEpisodes = []
    others = OtherActors(.counted, [])
    starts = groups.map { number(of: Place(phase: .single, named: $0.map { UInt8($0) })) }
    let end = number(of: Place(phase: .over, named: []))
    for start in starts { stepsOfPlaces[start] = [] }
    for (index, episode) in episodes.enumerated() {
      let subjects = episode.roles.names.compactMap(roles.firstIndex)
      let group = groups.firstIndex { group in
        zip(subjects, episode.roles.starts).allSatisfy { group[$0] == $1 }
      }
      guard let group, subjects.count == episode.roles.names.count else { continue }
      let casting = Casting(episode: index, actors: subjects.map(Casting.Actor.subject))
      let step = Step(casting: number(of: casting), target: end)
      stepsOfPlaces[starts[group]]?.append(step)
    }
  }

  /// Makes the words of the histories made of some episodes.
  ///
  /// - Parameters:
  ///   - isInitial: which episodes bring the first actor up; if there are any, a history starts with
  ///     one of them.
  ///   - others: how to count others.
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
    let start = Place(
      phase: isFree ? .between : .beginning,
      named: Array(repeating: UInt8(life.initial), count: alphabet.subjectCount),
      others: Array(repeating: 0, count: life.stateCount))
    starts = [number(of: alphabet.hasOthers ? start : self.others.filled(start))]
  }

  /// Whether some place stands for any number of unnamed actors in a state, so that a way over the
  /// places need not be a history as it stands.
  var isFolded: Bool { others.hasFolded }

  /// Returns whether a word can end at a place.
  func isFinal(_ place: Int) -> Bool {
    places[place].phase == .between || places[place].phase == .over
  }

  /// Returns the symbol an assumption reads for each symbol of a casting's episode; see
  /// ``Casting/reading(_:)``.
  func reading(ofCasting casting: Int) -> [Int32] { readings[readingOfCasting[casting]] }

  /// Returns the number of a place with the same named actors; nil if no search met one.
  func number(of phase: Place.Phase, _ named: [UInt8]) -> Int? {
    placeNumbers[Place(phase: phase, named: named, others: places[starts[0]].others)]
  }

  private mutating func number(of place: Place) -> Int {
    if let known = placeNumbers[place] { return known }
    placeNumbers[place] = places.count
    places.append(place)
    stepsOfPlaces.append(place.phase == .over ? [] : nil)
    return places.count - 1
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

extension EpisodeWorld {
  /// Returns the episodes that can come next, in the contract's own order.
  ///
  /// An episode of a parent and its child may take any two different actors: a name does not say which
  /// of them contains the other, and containers change.
  ///
  /// - Complexity: O(episodes × ways to take their roles) for the first time, then O(1).
  mutating func steps(from number: Int) -> [Step] {
    if let known = stepsOfPlaces[number] { return known }
    let place = places[number]
    var steps: [Step] = []
    for (index, episode) in episodes.enumerated() {
      guard place.phase == .between || initialEpisodes.contains(index) else { continue }
      if let state = episode.roles.onlyWhenNoneIs, place.has(state) { continue }
      for actors in castings(of: episode, in: place) {
        guard let after = others.place(after: episode, actors, in: place) else { continue }
        steps.append(
          Step(
            casting: self.number(of: Casting(episode: index, actors: actors)),
            target: self.number(of: after)))
      }
    }
    stepsOfPlaces[number] = steps
    return steps
  }

  /// Returns the episodes that can come next at a place, each with the place after it.
  mutating func steps(from place: Place) -> [(casting: Casting, after: Place)] {
    steps(from: number(of: place)).map { (castings[$0.casting], places[$0.target]) }
  }

  /// Returns every way to give an episode's roles to different actors, named ones first.
  private func castings(of episode: EpisodeWords, in place: Place) -> [[Casting.Actor]] {
    var castings: [[Casting.Actor]] = []
    episode.roles.visitCastings { role, taken -> [Casting.Actor] in
      let start = episode.roles.starts[role]
      var choices = place.named.indices.filter { place.named[$0] == UInt8(start) }
        .map(Casting.Actor.subject).filter { !taken.contains($0) }
      if others.isThere(start, beside: taken, in: place) { choices.append(.other(in: start)) }
      return choices
    } _: {
      castings.append($0)
      return false
    }
    return castings
  }
}

extension EpisodeWorld.Place {
  /// Returns whether an actor is in a state.
  fileprivate func has(_ state: Int) -> Bool {
    named.contains(UInt8(state)) || others[state] > 0
  }
}
