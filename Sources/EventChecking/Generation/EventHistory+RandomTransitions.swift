public import EventModel

extension Contract {
  /// Returns a random history, one transition at a time, that only ends if no further transition is
  /// possible. If none is because lives are over, their screens are replaced by new ones. The first transition is the first appearance. The same seed gives the same events on
  /// every platform.
  ///
  /// ```swift
  /// for transition in try contract.randomHistory(seed: 1).prefix(1_000) { … }
  /// ```
  ///
  /// - Throws: ``ContractError`` for an unknown kind.
  public func randomHistory(
    seed: UInt64, _ options: EventHistory.Options = EventHistory.Options()
  ) throws(ContractError) -> EventHistory.RandomTransitions {
    EventHistory.RandomTransitions(self, try episodes(options), options, seed: seed)
  }

  /// Returns a random history with a number of transitions after the first appearance, or fewer if
  /// no further transition is possible. If lives must end, the transitions that end them follow.
  ///
  /// - Throws: ``ContractError`` for an unknown kind.
  public func randomHistory(
    length: Int, seed: UInt64, _ options: EventHistory.Options = EventHistory.Options()
  ) throws(ContractError) -> EventHistory {
    var history = EventHistory()
    let starts = initialEpisodes().isEmpty ? 0 : 1
    var steps = try randomHistory(seed: seed, options)
    for _ in 0..<length + starts {
      guard let step = steps.next() else { break }
      history.append(step)
    }
    while options.endsLives, let step = steps.nextTowardsEnd() { history.append(step) }
    return history
  }
}

extension EventHistory {
  /// A random history, one transition at a time.
  ///
  /// Each transition is drawn in two steps: an order, all with equal probability, drawn again if no
  /// screens can take its roles; then a screen for each role.
  public struct RandomTransitions: Sequence, IteratorProtocol {
    private let episodes: [Episode]
    private let passes: TreePasses
    private let lastPasses: TreePasses
    private let ends: LifeEnds
    private let statesAfterLife: Set<Int>
    private var start: [GeneratedTransition]
    private var world: HistoryState
    private var random: SeededGenerator

    init(_ contract: Contract, _ episodes: [Episode], _ options: Options, seed: UInt64) {
      self.episodes = episodes
      let links = episodes.compactMap { TreeLink($0) }
      let ends = LifeEnds(episodes, contract)
      self.ends = ends
      statesAfterLife = contract.statesAfterLife
      passes = TreePasses(links: links, options: options)
      lastPasses = TreePasses(links: links.filter { ends.goTowards($0) }, options: options)
      world = HistoryState(contract, options)
      random = SeededGenerator(seed: seed)
      let history = EventHistory.start(in: &world, of: contract)
      start = history.transitions.map {
        GeneratedTransition(transition: $0, events: history.events)
      }
    }

    /// Returns the next transition; nil if none is possible.
    public mutating func next() -> GeneratedTransition? {
      if let next = start.popLast() ?? drawn(where: { _ in true }) { return next }
      return world.startNewLives(after: statesAfterLife) ? drawn { _ in true } : nil
    }

    /// Returns the next transition that brings a life closer to its end on the shortest way; nil
    /// once all lives are over.
    public mutating func nextTowardsEnd() -> GeneratedTransition? {
      // A tree is tried first, so that it is detached as a whole.
      if let plan = lastPasses.drawn(in: world.states, using: &random) { return run(plan) }
      return drawn { [ends] in TreeLink($0) == nil && ends.goTowards($0.roles) }
    }

    private mutating func drawn(where isWanted: (Episode) -> Bool) -> GeneratedTransition? {
      var left = Array(episodes.indices)
      while !left.isEmpty {
        let episode = episodes[left.remove(at: random.below(left.count))]
        guard isWanted(episode) else { continue }
        if TreeLink(episode) != nil {
          if let plan = passes.drawn(in: world.states, using: &random) { return run(plan) }
        } else if let casting = world.casting(of: episode, using: &random) {
          return world.run(episode, casting)
        }
      }
      return nil
    }

    private mutating func run(_ plan: TreePlan) -> GeneratedTransition {
      var random = random
      let calls = plan.calls { random.below($0) }
      self.random = random
      return world.run(plan, calls)
    }
  }
}
