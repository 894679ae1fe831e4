import EventModel

/// How the configurations of histories count the actors that no assumption names.
///
/// Where an episode can bring others into a state again and again, calling no named actor (a sheet over
/// a sheet), their number becomes "any": every assumption reads a second event of others in a row as it
/// read the first, so that repeating the episode changes nothing it sees, and "any" adds no word it
/// could tell apart.
///
/// Where no episode asks that no actor be in a state and none must come first, others can get anywhere
/// by themselves before a history begins, and so there are any number of them in every state they can
/// reach: from the start if their events are not seen; else from their first event on,
/// since what came before it could only be told by a claim of what comes first.
///
/// Such configurations decide, and a ``WitnessSearch`` finds the witness in a graph that counts exactly. What
/// keeps a folded graph finite is the contract (UIKit: one screen is shown) or the folding. One that
/// has neither is read up to ``Limits/historyActors`` others.
struct OtherActors: Sendable {
  /// The number that stands for any number.
  static let any: UInt8 = 255

  private let counting: EpisodeGraph.Others
  /// The life states others can get to by themselves, if nothing keeps them from it; else empty.
  private let reachable: [Int]
  /// The life state before any call.
  private let first: Int
  /// Whether some configuration came to stand for any number of them.
  private(set) var hasFolded = false

  init(_ counting: EpisodeGraph.Others, _ reachable: [Int], first: Int = 0) {
    self.counting = counting
    self.reachable = counting == .folded ? reachable : []
    self.first = first
  }

  /// Returns the states that others can get to among themselves; none if some episode asks that no
  /// actor be in a state.
  static func reachable(in episodes: [EpisodeWords], from first: Int) -> [Int] {
    guard episodes.allSatisfy({ $0.roles.onlyWhenNoneIs == nil }) else { return [] }
    var reached: Set = [first]
    while let episode = episodes.first(where: { episode in
      reached.isSuperset(of: episode.roles.starts) && !reached.isSuperset(of: episode.roles.ends)
    }) {
      reached.formUnion(episode.roles.ends)
    }
    return reached.subtracting([first]).sorted()
  }

  /// Returns the configuration with any number of others wherever they can get.
  mutating func filled(_ configuration: EpisodeGraph.Configuration) -> EpisodeGraph.Configuration {
    var full = configuration
    for state in reachable { full.others[state] = Self.any }
    if full != configuration { hasFolded = true }
    return full
  }

  /// Returns whether an unnamed actor is in a state beside those that have been taken.
  func isThere(
    _ state: Int, beside taken: [Casting.Member], in configuration: EpisodeGraph.Configuration
  ) -> Bool {
    counting == .everywhere || state == first
      || Int(configuration.others[state]) > taken.count { $0 == .other(in: state) }
  }

  /// Returns where all actors are after an episode; nil if there would be too many others to count.
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

  /// Returns whether an episode can happen again and again without a trace of named actors: it asks for
  /// no actor to be away, calls none that is named and leaves them where they are.
  private func canRepeat(_ episode: EpisodeWords, _ actors: [Casting.Member]) -> Bool {
    guard episode.roles.onlyWhenNoneIs == nil else { return false }
    return actors.indices.allSatisfy { role in
      guard case .subject = actors[role] else { return true }
      return !episode.isCalled[role] && episode.roles.starts[role] == episode.roles.ends[role]
    }
  }
}

extension EpisodeGraph.Configuration {
  /// Returns whether there are more others somewhere and fewer nowhere, so that it can happen again.
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
