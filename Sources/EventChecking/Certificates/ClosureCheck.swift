import Automata
import EventModel

/// The check that a set of rests is closed: every start is among them, every episode leads from one to
/// another, and no word that ends at one breaks the assumption.
///
/// What may come next is the contract's to say (``EpisodeWorld``, all actors counted one by one). The
/// claims are read one event at a time, and nothing is searched.
struct ClosureCheck {
  private let life: LifeAutomaton
  private let callbacks: [Callback]
  private let subjects: [Subject]
  private let reading: ClaimReading
  private var world: EpisodeWorld
  private var readBefore: [Run: Set<ClaimReading.State>] = [:]

  /// An episode with the actors in its roles, begun with something read.
  private struct Run: Hashable {
    var casting: Casting
    var claims: ClaimReading.State
  }

  /// - Parameters:
  ///   - subjects: the subjects whose states a rest has, in order.
  ///   - world: the words read, in which no actors are folded.
  init(
    _ assumption: Assumption, in contract: Contract, subjects: [Subject], _ world: EpisodeWorld,
    isPromise: Bool
  ) {
    life = contract.life
    callbacks = contract.callbacks
    self.subjects = subjects
    self.world = world
    reading = ClaimReading(assumption, in: contract, subjects: subjects, isPromise: isPromise)
  }

  /// Returns what is wrong with a set of rests, in words; nil if it is closed.
  ///
  /// - Complexity: O(rests × episodes × ways to take their roles), and each run of an episode once.
  mutating func problem(in rests: [Certificate.Rest]) -> String? {
    let places = rests.map { world.place(at: $0, life) }
    let index = RestIndex(zip(places, rests).compactMap { place, rest in place.map { ($0, rest) } })
    for start in world.starts.map({ world.places[$0] })
    where !index.covers(start, reading.start(of: subjects, in: start, life)) {
      return "a start lies outside the closed set"
    }
    let lengths = reading.start([:]).map(\.count)
    for (rest, place) in zip(rests, places) {
      guard rest.claims.map(\.count) == lengths, let place else {
        return "the closed set holds a rest that the contract does not know"
      }
      if rest.phase != .beginning, !reading.holds(rest.claims) {
        return "the closed set holds the end of a broken word"
      }
      // Any number of actors may be none at all.
      for place in Set([place, place.withoutFolded]) {
        for step in world.steps(from: place) where !step.after.hasTooManyOthers {
          for claims in ends(of: Run(casting: step.casting, claims: rest.claims))
          where !index.covers(step.after, claims) {
            return "a step leads out of the closed set"
          }
        }
      }
    }
    return nil
  }

  /// Returns what can have been read after an episode of at least one event.
  private mutating func ends(of run: Run) -> Set<ClaimReading.State> {
    if let known = readBefore[run] { return known }
    struct Point: Hashable {
      var inner: Int
      var claims: ClaimReading.State
    }
    let episode = world.episodes[run.casting.episode]
    var ends: Set<ClaimReading.State> = []
    var seen: Set<Point> = []
    var open = [Point(inner: episode.words.start, claims: run.claims)]
    while let point = open.popLast() {
      for step in episode.steps[point.inner] {
        let next = Point(
          inner: step.target, claims: claims(point.claims, after: step.symbol, run.casting))
        guard seen.insert(next).inserted else { continue }
        if episode.words.accepting[step.target] { ends.insert(next.claims) }
        open.append(next)
      }
    }
    readBefore[run] = ends
    return ends
  }

  private func claims(
    _ claims: ClaimReading.State, after symbol: Int, _ casting: Casting
  ) -> ClaimReading.State {
    let (role, callback) = symbol.quotientAndRemainder(dividingBy: callbacks.count)
    switch casting.actors[role] {
    case .subject(let number):
      return reading.state(claims, after: EventTerm(subjects[number], callbacks[callback]))
    case .other: return world.alphabet.hasOthers ? reading.state(claims, after: nil) : claims
    }
  }
}

extension EpisodeWorld.Place {
  /// The same place where any number of actors is none.
  fileprivate var withoutFolded: Self {
    var place = self
    place.others = others.map { $0 == OtherActors.any ? 0 : $0 }
    return place
  }

  /// Whether there are more others than histories are read with.
  fileprivate var hasTooManyOthers: Bool {
    others.contains { $0 > UInt8(Limits.historyActors) && $0 != OtherActors.any }
  }
}

/// Places with what was read there, by what must be the same for one to cover another.
private struct RestIndex {
  private struct Key: Hashable {
    var phase: EpisodeWorld.Place.Phase
    var named: [UInt8]
    var claims: ClaimReading.State
  }

  private var others: [Key: [[UInt8]]] = [:]

  init(_ rests: [(place: EpisodeWorld.Place, rest: Certificate.Rest)]) {
    for (place, rest) in rests {
      others[Key(phase: place.phase, named: place.named, claims: rest.claims), default: []]
        .append(place.others)
    }
  }

  /// Returns whether some place is this one, or the same with any number of some actors.
  func covers(_ place: EpisodeWorld.Place, _ claims: ClaimReading.State) -> Bool {
    let key = Key(phase: place.phase, named: place.named, claims: claims)
    return others[key]?.contains { wide in
      zip(wide, place.others).allSatisfy { $0 == OtherActors.any || $0 == $1 }
    } ?? false
  }
}
