import EventModel

/// The way in which configurations of histories count the unnamed actors.
///
/// If an episode can repeatedly bring unnamed actors into a state without calling a named actor (a
/// sheet over a sheet), their number becomes "any". Every assumption reads a second event of
/// unnamed actors in a row in the same way as the first, so repeating the episode changes nothing
/// for it, and "any" adds no word that it could distinguish.
///
/// If no episode requires that no actor is in a state, and none must come first, unnamed actors can
/// reach states before any event of a named actor. Then there is any number of them in every state
/// that they can reach: from the start if their events are not read, else from their first event
/// on, since only a claim about what comes first can distinguish what came before.
///
/// Such configurations are used for verdicts; a ``WitnessSearch`` finds the witness in a graph that
/// counts exactly. A folded graph is finite because of the contract (UIKit: one screen is shown) or
/// because of folding. Otherwise it is explored with up to ``Limits/historyActors`` unnamed actors.
struct OtherActors: Sendable {
  /// The value that stands for any number.
  static let any: UInt8 = 255

  private let counting: EpisodeGraph.Others
  /// The life states that unnamed actors can reach by themselves, if nothing prevents it.
  private let reachable: [Int]
  private let first: Int
  /// Whether a configuration stands for any number of actors.
  private(set) var hasFolded = false

  init(_ counting: EpisodeGraph.Others, _ reachable: [Int], first: Int = 0) {
    self.counting = counting
    self.reachable = counting == .folded ? reachable : []
    self.first = first
  }

  /// Returns the states that unnamed actors can reach by themselves; empty if an episode requires
  /// that no actor is in a state.
  static func reachable(in episodes: [EpisodeWords], from first: Int) -> [Int] {
    guard episodes.allSatisfy({ $0.roles.onlyWhenNoneIs == nil }) else { return [] }
    let reached = Set([first]).closed(under: episodes.map { ($0.roles.starts, $0.roles.ends) })
    return reached.subtracting([first]).sorted()
  }

  /// Returns the configuration with any number of unnamed actors wherever they can be.
  mutating func filled(_ configuration: EpisodeGraph.Configuration) -> EpisodeGraph.Configuration {
    var full = configuration
    for state in reachable { full.others[state] = Self.any }
    if full != configuration { hasFolded = true }
    return full
  }

  /// Returns whether an unnamed actor is in a state, in addition to those already taken.
  func isThere(
    _ state: Int, beside taken: [Casting.Member], in configuration: EpisodeGraph.Configuration
  ) -> Bool {
    counting == .everywhere || state == first
      || Int(configuration.others[state]) > taken.count { $0 == .other(in: state) }
  }

  /// Returns the configuration after an episode; nil if it has too many unnamed actors.
  mutating func configuration(
    after episode: EpisodeWords, _ actors: [Casting.Member],
    in configuration: EpisodeGraph.Configuration
  ) -> EpisodeGraph.Configuration? {
    var after = configuration
    after.phase = .between
    for (role, actor) in actors.enumerated() {
      if case .subject(let subject) = actor {
        after.named[subject] = UInt8(episode.roles.ends[role])
      }
    }
    if counting == .everywhere { return after }
    for (role, actor) in actors.enumerated() {
      guard case .other(let start) = actor else { continue }
      let end = episode.roles.ends[role]
      if start != first, after.others[start] != Self.any { after.others[start] -= 1 }
      if end != first, after.others[end] < Self.any - 1 { after.others[end] += 1 }
    }
    guard counting == .folded else { return after }
    if !reachable.isEmpty { return after.others == configuration.others ? after : filled(after) }
    if canRepeat(episode, actors), after.grows(from: configuration) {
      hasFolded = true
      return after.folded(from: configuration)
    }
    let most = UInt8(Limits.historyActors)
    return after.others.allSatisfy { $0 <= most || $0 == Self.any } ? after : nil
  }

  /// Returns whether an episode can be repeated without an effect on named actors: it does not
  /// require that no actor is in a state, calls no named actor, and leaves named actors in their
  /// states.
  private func canRepeat(_ episode: EpisodeWords, _ actors: [Casting.Member]) -> Bool {
    guard episode.roles.onlyWhenNoneIs == nil else { return false }
    return actors.indices.allSatisfy { role in
      guard case .subject = actors[role] else { return true }
      return !episode.isCalled[role] && episode.roles.starts[role] == episode.roles.ends[role]
    }
  }
}

extension EpisodeGraph.Configuration {
  /// Returns whether a number of unnamed actors has grown and none shrunk, so that this can repeat.
  fileprivate func grows(from configuration: Self) -> Bool {
    others != configuration.others && zip(others, configuration.others).allSatisfy { $0 >= $1 }
  }

  fileprivate func folded(from configuration: Self) -> Self {
    var after = self
    for state in after.others.indices where after.others[state] > configuration.others[state] {
      after.others[state] = OtherActors.any
    }
    return after
  }
}
