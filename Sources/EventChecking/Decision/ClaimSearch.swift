import Automata
import EventModel

/// A search for words of a graph that an automaton accepts or rejects, episode by episode.
///
/// Only configurations between episodes are stored, with the automaton's state. An episode leads
/// from one such state to others, independent of the configuration in which it begins.
struct ClaimSearch {
  /// A state that the automaton can reach by an episode.
  struct ReachedState {
    var state: Int
    /// The minimum number of events to reach it.
    var events: Int
  }

  let claim: ClaimAutomaton
  private let width: Int
  /// By the number of a reading and a state, the states reached from it; nil if not computed yet.
  private var reachedStates: [[ReachedState]?] = []
  /// By state inside an episode and state of the automaton, the last exploration that reached both.
  private var met: [Int32] = []
  private var round: Int32 = 0

  init(_ claim: ClaimAutomaton) {
    self.claim = claim
    width = claim.automaton.stateCount
  }

  func pair(_ configuration: Int, _ state: Int) -> Int { configuration * width + state }

  func parts(of pair: Int) -> (configuration: Int, state: Int) {
    let (configuration, state) = pair.quotientAndRemainder(dividingBy: width)
    return (configuration, state)
  }

  /// Returns the states that the automaton can reach by a casting, with at least one event.
  ///
  /// - Complexity: O(states of the episode × states of the automaton × calls per state) the first
  ///   time, then O(1).
  mutating func reachedStates(of casting: Int, from state: Int, in graph: EpisodeGraph)
    -> [ReachedState]
  {
    let index = graph.readingOfCasting[casting] * width + state
    if index >= reachedStates.count {
      reachedStates += Array(repeating: nil, count: index + width - reachedStates.count)
    }
    if let known = reachedStates[index] { return known }
    let made = explore(casting, from: state, in: graph)
    reachedStates[index] = made
    return made
  }

  private mutating func explore(
    _ casting: Int, from state: Int, in graph: EpisodeGraph
  ) -> [ReachedState] {
    let episode = graph.episodes[graph.castings[casting].episode]
    let reading = graph.reading(ofCasting: casting)
    let size = episode.words.stateCount * width
    if met.count < size { met += Array(repeating: 0, count: size - met.count) }
    round += 1
    var found: [ReachedState] = []
    var layer = [(inner: episode.words.start, state: state)]
    var events = 0
    while !layer.isEmpty {
      events += 1
      var next: [(inner: Int, state: Int)] = []
      for (inner, state) in layer {
        for step in episode.steps[inner] {
          let symbol = Int(reading[step.symbol])
          let after = symbol < 0 ? state : claim.automaton.next(state, symbol)
          guard met[step.target * width + after] != round else { continue }
          met[step.target * width + after] = round
          next.append((step.target, after))
          if episode.words.accepting[step.target],
            !found.contains(where: { $0.state == after })
          {
            found.append(ReachedState(state: after, events: events))
          }
        }
      }
      layer = next
    }
    return found
  }
}

extension ClaimSearch {
  /// Returns whether the automaton accepts (or rejects) some word of a graph.
  ///
  /// - Complexity: O(pairs reached × steps of a configuration), and the reached states.
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func reaches(
    accepting: Bool, in graph: inout EpisodeGraph
  ) throws(TooManyStates) -> Bool {
    var found = false
    let isAccepted = claim.automaton.accepting
    try visit(&graph) { configuration, state, isFinal in
      found = isFinal && isAccepted[state] == accepting
      return !found
    }
    return found
  }

  /// Returns every reachable pair of a configuration and a state, in the order of discovery.
  ///
  /// - Complexity: that of ``reaches(accepting:in:)``.
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func reachedPairs(
    in graph: inout EpisodeGraph
  ) throws(TooManyStates) -> [(configuration: Int, state: Int)] {
    var pairs: [(configuration: Int, state: Int)] = []
    try visit(&graph) { configuration, state, _ in
      pairs.append((configuration, state))
      return true
    }
    return pairs
  }

  /// Calls the body with each reachable pair and whether a word can end there, until it returns
  /// false.
  private mutating func visit(
    _ graph: inout EpisodeGraph, _ body: (Int, Int, Bool) -> Bool
  ) throws(TooManyStates) {
    var seen = Array(repeating: false, count: graph.configurations.count * width)
    var open: [Int] = []
    var count = 0
    for (configuration, state) in zip(graph.starts, claim.starts) {
      seen[pair(configuration, state)] = true
      open.append(pair(configuration, state))
    }
    while let pair = open.popLast() {
      let (configuration, state) = parts(of: pair)
      guard body(configuration, state, graph.isFinal(configuration)) else { return }
      count += 1
      guard count <= Limits.historyStates else {
        throw TooManyStates(limit: Limits.historyStates)
      }
      let episodes = graph.nextEpisodes(from: configuration)
      if seen.count < graph.configurations.count * width {
        seen += Array(repeating: false, count: graph.configurations.count * width - seen.count)
      }
      for next in episodes {
        for reached in reachedStates(of: next.casting, from: state, in: graph) {
          let target = self.pair(next.target, reached.state)
          if !seen[target] {
            seen[target] = true
            open.append(target)
          }
        }
      }
    }
  }
}
