import Automata
import EventModel

/// A check that a set of rests is closed: it contains every start, every episode leads from one of
/// its rests to another, and no word that ends in one of them breaks the assumption.
///
/// The contract decides which episodes may come next (``EpisodeGraph``, all actors counted one by
/// one). Claims are evaluated one event at a time, without a search.
struct ClosureCheck {
  private let life: LifeAutomaton
  private let callbacks: [Callback]
  private let subjects: [Subject]
  private let reading: ClaimReading
  private var graph: EpisodeGraph
  private var readBefore: [BegunEpisode: Set<ClaimReading.State>] = [:]

  /// An episode with its casting, and the state of the claims when it begins.
  private struct BegunEpisode: Hashable {
    var casting: Casting
    var claims: ClaimReading.State
  }

  /// - Parameters:
  ///   - subjects: the subjects whose states a rest contains, in order.
  ///   - graph: the words, in a graph that does not fold actors.
  init(
    _ assumption: Assumption, in contract: Contract, subjects: [Subject], _ graph: EpisodeGraph,
    isPromise: Bool
  ) {
    life = contract.life
    callbacks = contract.callbacks
    self.subjects = subjects
    self.graph = graph
    reading = ClaimReading(assumption, in: contract, subjects: subjects, isPromise: isPromise)
  }

  /// Returns the problem of a set of rests as text; nil if the set is closed.
  ///
  /// - Complexity: O(rests × episodes × castings); each begun episode is explored once.
  mutating func problem(in rests: [Certificate.Rest]) -> String? {
    let configurations = rests.map { graph.configuration(at: $0, life) }
    var others: [RestKey: [[UInt8]]] = [:]
    for case (let configuration?, let rest) in zip(configurations, rests) {
      others[RestKey(configuration, rest.claims), default: []].append(configuration.others)
    }
    /// Returns whether some rest is equal to a configuration, apart from any number of some actors.
    func covers(
      _ configuration: EpisodeGraph.Configuration, _ claims: ClaimReading.State
    ) -> Bool {
      others[RestKey(configuration, claims), default: []].contains { wide in
        zip(wide, configuration.others).allSatisfy { $0 == OtherActors.any || $0 == $1 }
      }
    }
    for start in graph.starts.map({ graph.configurations[$0] })
    where !covers(start, reading.start(of: subjects, in: start, life)) {
      return "a start lies outside the closed set"
    }
    let lengths = reading.start([:]).map(\.count)
    for (rest, configuration) in zip(rests, configurations) {
      guard rest.claims.map(\.count) == lengths, let configuration else {
        return "the closed set holds a rest that the contract does not know"
      }
      if rest.phase != .beginning, !reading.holds(rest.claims) {
        return "the closed set holds the end of a broken word"
      }
      // Any number of actors includes none.
      for configuration in Set([configuration, configuration.withoutFolded]) {
        for next in graph.nextEpisodes(from: configuration) where !next.after.hasTooManyOthers {
          for claims in ends(of: BegunEpisode(casting: next.casting, claims: rest.claims))
          where !covers(next.after, claims) {
            return "a step leads out of the closed set"
          }
        }
      }
    }
    return nil
  }

  /// Returns the possible states of the claims after an episode of at least one event.
  private mutating func ends(of begun: BegunEpisode) -> Set<ClaimReading.State> {
    if let known = readBefore[begun] { return known }
    struct Point: Hashable {
      var inner: Int
      var claims: ClaimReading.State
    }
    let episode = graph.episodes[begun.casting.episode]
    var ends: Set<ClaimReading.State> = []
    var seen: Set<Point> = []
    var open = [Point(inner: episode.words.start, claims: begun.claims)]
    while let point = open.popLast() {
      for step in episode.steps[point.inner] {
        let next = Point(
          inner: step.target, claims: claims(point.claims, after: step.symbol, begun.casting))
        guard seen.insert(next).inserted else { continue }
        if episode.words.accepting[step.target] { ends.insert(next.claims) }
        open.append(next)
      }
    }
    readBefore[begun] = ends
    return ends
  }

  private func claims(
    _ claims: ClaimReading.State, after symbol: Int, _ casting: Casting
  ) -> ClaimReading.State {
    let (role, callback) = symbol.quotientAndRemainder(dividingBy: callbacks.count)
    switch casting.members[role] {
    case .subject(let number):
      return reading.state(claims, after: EventTerm(subjects[number], callbacks[callback]))
    case .other: return graph.alphabet.hasOthers ? reading.state(claims, after: nil) : claims
    }
  }
}

extension EpisodeGraph.Configuration {
  /// The same configuration with no actors where it has any number.
  fileprivate var withoutFolded: Self {
    var configuration = self
    configuration.others = others.map { $0 == OtherActors.any ? 0 : $0 }
    return configuration
  }

  /// Whether a state has more unnamed actors than histories are examined with.
  fileprivate var hasTooManyOthers: Bool {
    others.contains { $0 > UInt8(Limits.historyActors) && $0 != OtherActors.any }
  }
}

/// Everything that must be equal for one rest to cover another.
private struct RestKey: Hashable {
  var phase: Certificate.Rest.Phase
  var named: [UInt8]
  var claims: ClaimReading.State

  init(_ configuration: EpisodeGraph.Configuration, _ claims: ClaimReading.State) {
    (phase, named) = (configuration.phase, configuration.named)
    self.claims = claims
  }
}
