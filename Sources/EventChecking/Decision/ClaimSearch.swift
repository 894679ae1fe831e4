import Automata
import EventModel

/// An assumption's automaton read over the words of a world, episode by episode: what one search keeps.
///
/// Only places between episodes are kept, with the automaton's state there. What happens inside an
/// episode is a leap from one such state to others, the same wherever the episode takes place.
struct ClaimSearch {
  /// A state that an episode can take the automaton to.
  struct Leap {
    var state: Int
    /// The fewest events that do so.
    var events: Int
  }

  let claim: ClaimAutomaton
  private let width: Int
  /// By the number of a reading and a state, the leaps from it; nil if not yet worked out.
  private var leaps: [[Leap]?] = []
  /// By state inside an episode and state of the automaton, the last leap that met the pair.
  private var met: [Int32] = []
  private var round: Int32 = 0

  init(_ claim: ClaimAutomaton) {
    self.claim = claim
    width = claim.automaton.stateCount
  }

  /// Returns the number of a pair of a place and a state.
  func pair(_ place: Int, _ state: Int) -> Int { place * width + state }

  /// Returns the place and the state of a pair.
  func parts(of pair: Int) -> (place: Int, state: Int) {
    let (place, state) = pair.quotientAndRemainder(dividingBy: width)
    return (place, state)
  }

  /// Returns the states that a casting can take the automaton to, with at least one event.
  ///
  /// - Complexity: O(states of the episode × states of the automaton × calls a state) for the first
  ///   time, then O(1).
  mutating func leaps(of casting: Int, from state: Int, in world: EpisodeWorld) -> [Leap] {
    let index = world.readingOfCasting[casting] * width + state
    if index >= leaps.count {
      leaps += Array(repeating: nil, count: index + width - leaps.count)
    }
    if let known = leaps[index] { return known }
    let made = explore(casting, from: state, in: world)
    leaps[index] = made
    return made
  }

  private mutating func explore(
    _ casting: Int, from state: Int, in world: EpisodeWorld
  ) -> [Leap] {
    let episode = world.episodes[world.castings[casting].episode]
    let reading = world.reading(ofCasting: casting)
    let size = episode.words.stateCount * width
    if met.count < size { met += Array(repeating: 0, count: size - met.count) }
    round += 1
    var found: [Leap] = []
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
            found.append(Leap(state: after, events: events))
          }
        }
      }
      layer = next
    }
    return found
  }
}

extension ClaimSearch {
  /// Returns whether some word of a world is accepted, or rejected, by the automaton.
  ///
  /// - Complexity: O(pairs reached × steps of a place), and the leaps.
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func reaches(
    accepting: Bool, in world: inout EpisodeWorld
  ) throws(TooManyStates) -> Bool {
    var found = false
    let isAccepted = claim.automaton.accepting
    try visit(&world) { place, state, isFinal in
      found = isFinal && isAccepted[state] == accepting
      return !found
    }
    return found
  }

  /// Returns every pair of a place and a state that can be reached, in the order they are met.
  ///
  /// - Complexity: that of ``reaches(accepting:in:)``.
  /// - Throws: ``TooManyStates`` beyond ``Limits/historyStates`` pairs.
  mutating func reachedPairs(
    in world: inout EpisodeWorld
  ) throws(TooManyStates) -> [(place: Int, state: Int)] {
    var pairs: [(place: Int, state: Int)] = []
    try visit(&world) { place, state, _ in
      pairs.append((place, state))
      return true
    }
    return pairs
  }

  /// Calls the body with each pair that can be reached, and whether a word can end there, until it
  /// returns false.
  private mutating func visit(
    _ world: inout EpisodeWorld, _ body: (Int, Int, Bool) -> Bool
  ) throws(TooManyStates) {
    var seen = Array(repeating: false, count: world.places.count * width)
    var open: [Int] = []
    var count = 0
    for (place, state) in zip(world.starts, claim.starts) {
      seen[pair(place, state)] = true
      open.append(pair(place, state))
    }
    while let next = open.popLast() {
      let (place, state) = parts(of: next)
      guard body(place, state, world.isFinal(place)) else { return }
      count += 1
      guard count <= Limits.historyStates else {
        throw TooManyStates(limit: Limits.historyStates)
      }
      let steps = world.steps(from: place)
      if seen.count < world.places.count * width {
        seen += Array(repeating: false, count: world.places.count * width - seen.count)
      }
      for step in steps {
        for leap in leaps(of: step.casting, from: state, in: world) {
          let target = pair(step.target, leap.state)
          if !seen[target] {
            seen[target] = true
            open.append(target)
          }
        }
      }
    }
  }
}
