public import EventModel

extension Contract {
  /// Returns a random history that never ends but where nothing more can happen, one transition at a
  /// time; the first is the first screen's own appearance. The same seed gives the same events on
  /// every platform.
  ///
  /// ```swift
  /// for step in try contract.randomHistory(seed: 1).prefix(1_000) { … }
  /// ```
  ///
  /// - Throws: ``UnknownKind`` for a kind that is none.
  public func randomHistory(
    seed: UInt64, _ options: HistoryOptions = HistoryOptions()
  ) throws(UnknownKind) -> RandomHistory {
    RandomHistory(self, try episodes(options), options, seed: seed)
  }

  /// Returns a random history of that many transitions after the first screen's own appearance, or
  /// fewer if nothing more can happen.
  ///
  /// - Throws: ``UnknownKind`` for a kind that is none.
  public func randomHistory(
    length: Int, seed: UInt64, _ options: HistoryOptions = HistoryOptions()
  ) throws(UnknownKind) -> EventHistory {
    var history = EventHistory()
    let starts = initialEpisodes().isEmpty ? 0 : 1
    for step in try randomHistory(seed: seed, options).prefix(length + starts) {
      history.append(step)
    }
    return history
  }
}

/// A random history, one transition at a time.
///
/// Each transition is drawn in two steps: one of the orders, all as likely, and again among the
/// others if nobody can take its roles; then a screen for each role.
public struct RandomHistory: Sequence, IteratorProtocol {
  private let episodes: [Episode]
  private var start: [GeneratedStep]
  private var world: HistoryWorld
  private var random: SeededGenerator

  init(_ contract: Contract, _ episodes: [Episode], _ options: HistoryOptions, seed: UInt64) {
    self.episodes = episodes
    world = HistoryWorld(contract, options)
    random = SeededGenerator(seed: seed)
    let history = EventHistory.start(in: &world, of: contract)
    start = history.transitions.map { GeneratedStep(transition: $0, events: history.events) }
  }

  /// Returns the next transition, or nil if nobody can do anything more.
  public mutating func next() -> GeneratedStep? {
    if let first = start.popLast() { return first }
    var left = Array(episodes.indices)
    while !left.isEmpty {
      let drawn = random.below(left.count)
      let episode = episodes[left[drawn]]
      if let casting = world.casting(of: episode, using: &random) {
        return world.run(episode, casting)
      }
      left.remove(at: drawn)
    }
    return nil
  }
}
