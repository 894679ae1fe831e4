import Automata
import EventModel

/// What a way costs: its events first, then its episodes.
struct WitnessCost: Comparable, Hashable {
  var events = 0
  var episodes = 0

  static func < (first: WitnessCost, second: WitnessCost) -> Bool {
    (first.events, first.episodes) < (second.events, second.episodes)
  }

  static func + (first: WitnessCost, second: WitnessCost) -> WitnessCost {
    WitnessCost(
      events: first.events + second.events, episodes: first.episodes + second.episodes)
  }

  /// Returns the cost of one episode with so many events.
  static func episode(_ events: Int) -> WitnessCost { WitnessCost(events: events, episodes: 1) }
}

/// One run of an episode in a word that was found.
struct EpisodeRun {
  var casting: Casting
  /// The symbols of the episode, in order.
  var word: [Int]
}

/// The search for the first, in the contract's own order, of the words that an assumption rejects with
/// the fewest events and then the fewest episodes.
///
/// Pairs of a place and a state are taken up by what the whole way would cost at least. In a world that
/// counts exactly that is read off one where no actor is missing, so that only histories are examined
/// that may be as short as what is looked for.
struct WitnessSearch {
  private var search: ClaimSearch
  private var world: EpisodeWorld
  private let guide: SearchGuide?
  private var costs: [Int: WitnessCost] = [:]
  /// For each pair taken up, the pairs it leads to.
  private var waysTo: [Int: [(from: Int, cost: WitnessCost)]] = [:]
  private var starts: [Int] = []
  private var goals: [Int] = []

  init(_ claim: ClaimAutomaton, in world: EpisodeWorld, guidedBy guide: SearchGuide? = nil) {
    search = ClaimSearch(claim)
    self.world = world
    self.guide = guide
  }

  /// Whether the search met a place that stands for any number of actors, so that what it found need
  /// be no history.
  var hasFolded: Bool { world.isFolded }

  /// Returns the word; nil if no word is rejected.
  ///
  /// - Complexity: O(pairs taken up × (steps of a place + log pairs)).
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func shortestRejected() throws(TooManyStates) -> [EpisodeRun]? {
    try takeUp()
    guard !goals.isEmpty else { return nil }
    return firstWay(over: pairsOnShortestWays())
  }

  private mutating func takeUp() throws(TooManyStates) {
    var open = PairQueue()
    for (place, state) in zip(world.starts, search.claim.starts) {
      guard let left = left(place, state) else { continue }
      starts.append(search.pair(place, state))
      costs[search.pair(place, state)] = WitnessCost()
      open.add(search.pair(place, state), left)
    }
    var done: Set<Int> = []
    var best: WitnessCost?
    while let (pair, estimate) = open.takeFirst() {
      if let best, best < estimate { break }
      guard done.insert(pair).inserted, let cost = costs[pair] else { continue }
      guard done.count <= Limits.historyStates else {
        throw TooManyStates(limit: Limits.historyStates)
      }
      let (place, state) = search.parts(of: pair)
      if world.isFinal(place), !search.claim.automaton.accepting[state] {
        best = cost
        goals.append(pair)
      }
      for step in world.steps(from: place) {
        for leap in search.leaps(of: step.casting, from: state, in: world) {
          let next = cost + .episode(leap.events)
          let target = search.pair(step.target, leap.state)
          if let known = costs[target], known < next { continue }
          guard let left = left(step.target, leap.state) else { continue }
          if let best, best < next + left { continue }
          waysTo[target, default: []].append((pair, next))
          if costs[target] == next { continue }
          costs[target] = next
          open.add(target, next + left)
        }
      }
    }
  }

  /// Returns what a way from a pair to a rejected word costs at least; nil if none leads there.
  private func left(_ place: Int, _ state: Int) -> WitnessCost? {
    guard let guide else { return WitnessCost() }
    return guide.cost(from: world.places[place], state)
  }

  private func pairsOnShortestWays() -> Set<Int> {
    var marked = Set(goals)
    var open = goals
    while let pair = open.popLast() {
      for (from, cost) in waysTo[pair] ?? [] where cost == costs[pair] {
        if marked.insert(from).inserted { open.append(from) }
      }
    }
    return marked
  }

  /// Returns the way over marked pairs that takes the first episode, the first casting and the first
  /// event each time.
  private mutating func firstWay(over marked: Set<Int>) -> [EpisodeRun]? {
    guard var pair = starts.first(where: marked.contains),
      let best = goals.first.flatMap({ costs[$0] })
    else { return nil }
    let goals = Set(goals)
    var runs: [EpisodeRun] = []
    while !goals.contains(pair) {
      let (place, state) = search.parts(of: pair)
      let cost = costs[pair]!
      var found: (run: EpisodeRun, pair: Int)?
      for step in world.steps(from: place) {
        let casting = world.castings[step.casting]
        var words = FirstWord(casting, in: world, search.claim.automaton)
        let word = words.first(from: state, upTo: best.events - cost.events) {
          [search, costs] state, events in
          let target = search.pair(step.target, state)
          return marked.contains(target) && costs[target] == cost + .episode(events)
        }
        guard let word else { continue }
        found = (
          EpisodeRun(casting: casting, word: word.symbols), search.pair(step.target, word.end)
        )
        break
      }
      guard let found else { return nil }
      runs.append(found.run)
      pair = found.pair
    }
    return runs
  }
}

/// The first word of an episode, in the contract's own order, that ends as wanted.
private struct FirstWord {
  private let episode: EpisodeWords
  private let reading: [Int32]
  private let automaton: DFA
  private var most = 0
  private var dead: Set<Node> = []

  private struct Node: Hashable {
    var inner: Int
    var state: Int
    var events: Int
  }

  init(_ casting: Casting, in world: EpisodeWorld, _ automaton: DFA) {
    episode = world.episodes[casting.episode]
    reading = casting.reading(world.alphabet)
    self.automaton = automaton
  }

  /// Returns the word, if there is one, with the automaton's state after it.
  mutating func first(
    from state: Int, upTo most: Int, isWanted: (_ state: Int, _ events: Int) -> Bool
  ) -> (symbols: [Int], end: Int)? {
    self.most = most
    return extend(Node(inner: episode.words.start, state: state, events: 0), isWanted)
      .map { ($0.symbols.reversed(), $0.end) }
  }

  private mutating func extend(
    _ node: Node, _ isWanted: (Int, Int) -> Bool
  ) -> (symbols: [Int], end: Int)? {
    guard node.events < most, !dead.contains(node) else { return nil }
    for step in episode.steps[node.inner] {
      let symbol = Int(reading[step.symbol])
      let next = Node(
        inner: step.target, state: symbol < 0 ? node.state : automaton.next(node.state, symbol),
        events: node.events + 1)
      if episode.words.accepting[next.inner], isWanted(next.state, next.events) {
        return ([step.symbol], next.state)
      }
      if var found = extend(next, isWanted) {
        found.symbols.append(step.symbol)
        return found
      }
    }
    dead.insert(node)
    return nil
  }
}
