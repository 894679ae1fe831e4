public import EventModel

extension Contract {
  /// Returns every history with a number of transitions after the first appearance.
  ///
  /// The first screen is `A`. Transitions are tried in the contract's own order of variants,
  /// screens in the order of their names, then passes over trees; histories are sorted by their
  /// first difference. Over K screens and V two-sided variants there are (V · (K − 1))ⁿ histories
  /// of n transitions.
  ///
  /// - Complexity: O(1) memory per history; histories are made one at a time.
  /// - Throws: ``ContractError`` for an unknown kind.
  public func histories(
    length: Int, _ options: EventHistory.Options = EventHistory.Options()
  ) throws(ContractError) -> EventHistory.Enumeration {
    EventHistory.Enumeration(self, try episodes(options), options, length: length)
  }
}

extension EventHistory {
  /// Every history of a length, one after another.
  public struct Enumeration: Sequence, IteratorProtocol {
    private let episodes: [Episode]
    private let passes: TreePasses
    private let ends: LifeEnds?
    private let length: Int
    private var path: [Fork]
    private var isFresh = true

    /// A point of a history: the possible next steps, and which of them is being tried.
    private struct Fork {
      var world: HistoryState
      var history: EventHistory
      var moves: [Move]
      var tried: Int
    }

    /// One possible next step, which changes the state of the screens.
    private typealias Move = (inout HistoryState) -> GeneratedTransition

    init(_ contract: Contract, _ episodes: [Episode], _ options: Options, length: Int) {
      precondition(length >= 0, "ask for histories of no or more transitions, not \(length)")
      self.episodes = episodes.filter { TreeLink($0) == nil }
      passes = TreePasses(links: episodes.compactMap { TreeLink($0) }, options: options)
      ends = options.endsLives ? LifeEnds(episodes, contract) : nil
      self.length = length
      var world = HistoryState(contract, options)
      let start = EventHistory.start(in: &world, of: contract)
      path = [Fork(world: world, history: start, moves: [], tried: -1)]
      path[0].moves = moves(in: world)
    }

    /// Returns the next history; nil after the last one.
    public mutating func next() -> EventHistory? {
      if isFresh {
        isFresh = false
        if length == 0, ends?.areOver(path[0].world) != false { return path[0].history }
      }
      while let last = path.indices.last {
        path[last].tried += 1
        guard path[last].tried < path[last].moves.count, path.count <= length else {
          path.removeLast()
          continue
        }
        var fork = after(path[last])
        if path.count < length {
          fork.moves = moves(in: fork.world)
          path.append(fork)
        } else if ends?.areOver(fork.world) != false {
          return fork.history
        }
      }
      return nil
    }

    /// Returns the number of histories, without making them; `Int.max` if it is that or larger.
    ///
    /// Histories that leave the screens in the same states have the same continuations and are
    /// counted together.
    ///
    /// - Complexity: O(length × different states of all screens × next steps in each).
    public func total() -> Int {
      var known: [[Int]: [HistoryState]] = [:]
      var level = [path[0].world.states: (world: path[0].world, count: 1)]
      for _ in 0..<length {
        var next: [[Int]: (world: HistoryState, count: Int)] = [:]
        for (states, reached) in level {
          let worlds =
            known[states]
            ?? moves(in: reached.world).map { move in
              var world = reached.world
              _ = move(&world)
              return world
            }
          known[states] = worlds
          for world in worlds {
            next[world.states] = (world, (next[world.states]?.count ?? 0).plus(reached.count))
          }
        }
        level = next
      }
      return level.reduce(0) { sum, reached in
        ends?.areOver(reached.value.world) == false ? sum : sum.plus(reached.value.count)
      }
    }

    /// Returns the fork after the move that is being tried, without its moves.
    private func after(_ fork: Fork) -> Fork {
      var (world, history) = (fork.world, fork.history)
      history.append(fork.moves[fork.tried](&world))
      return Fork(world: world, history: history, moves: [], tried: -1)
    }

    private func moves(in world: HistoryState) -> [Move] {
      episodes.flatMap { episode in
        world.castings(of: episode).map { casting in { $0.run(episode, casting) } }
      }
        + passes.all(in: world.states).flatMap { plan in
          EveryChoice.results(of: plan.calls).map { calls in { $0.run(plan, calls) } }
        }
    }
  }
}

extension EventHistory {
  /// Returns the start of a history: the first appearance, if the contract has one.
  static func start(in world: inout HistoryState, of contract: Contract) -> EventHistory {
    var history = EventHistory()
    for episode in contract.initialEpisodes().prefix(1) {
      guard let casting = world.castings(of: episode).first else { continue }
      history.append(world.run(episode, casting))
    }
    return history
  }
}
