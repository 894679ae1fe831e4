import EventModel

/// The check that a set of rests is closed: every start is among them, every episode leads from one to
/// another, and no word that ends at one breaks the assumption.
///
/// Episodes are followed one event at a time, by the contract's own words.
struct ClosureCheck {
  private let contract: Contract
  private let subjects: [Subject]
  private let groups: [[String]]
  private let reading: ClaimReading
  private let episodes: [EpisodeReading]
  private let isHistory: Bool
  private var readBefore: [Run: Set<ClaimReading.State>] = [:]

  /// An episode with the actors in its roles, begun with something read.
  private struct Run: Hashable {
    var episode: Int
    /// The subject in each role; nil for an actor that is not named.
    var actors: [Subject?]
    var claims: ClaimReading.State
  }

  /// - Parameters:
  ///   - groups: in transition scope the names of the states the subjects can start in.
  init(
    _ assumption: Assumption, in contract: Contract, subjects: [Subject], groups: [[String]],
    episodes: [EpisodeReading], isPromise: Bool
  ) {
    self.contract = contract
    self.subjects = subjects
    self.groups = groups
    self.episodes = episodes
    isHistory = assumption.scope != .transition
    reading = ClaimReading(assumption, in: contract, subjects: subjects, isPromise: isPromise)
  }

  /// Returns what is wrong with a set of rests, in words; nil if it is closed.
  ///
  /// - Complexity: O(rests × episodes × ways to take their roles), and each run of an episode once.
  mutating func problem(in rests: [Certificate.Rest]) -> String? {
    let index = RestIndex(rests)
    for start in starts where !index.covers(start) {
      return "a start lies outside the closed set"
    }
    let lengths = reading.start([:]).map(\.count)
    for rest in rests {
      guard rest.claims.map(\.count) == lengths, isKnown(rest) else {
        return "the closed set holds a rest that the contract does not know"
      }
      if rest.phase != .beginning, !reading.holds(rest.claims) {
        return "the closed set holds the end of a broken word"
      }
      for (episode, actors, after) in steps(from: rest) {
        for claims in ends(of: Run(episode: episode, actors: actors, claims: rest.claims)) {
          var next = after
          next.claims = claims
          guard index.covers(next) else { return "a step leads out of the closed set" }
        }
      }
    }
    return nil
  }

  private func isKnown(_ rest: Certificate.Rest) -> Bool {
    let names = contract.life.states.map(\.name)
    return (rest.phase == .over || rest.states.count == subjects.count)
      && rest.states.allSatisfy(names.contains)
      && rest.others.allSatisfy { names.contains($0.state) && $0.count.map { $0 > 0 } ?? true }
  }

  private var starts: [Certificate.Rest] {
    let hasFirst = episodes.contains { isInitial($0) }
    return groups.map { states in
      Certificate.Rest(
        phase: isHistory && !hasFirst ? .between : .beginning, states: states, others: [],
        claims: reading.start(Dictionary(uniqueKeysWithValues: zip(subjects, states))))
    }
  }

  private func isInitial(_ episode: EpisodeReading) -> Bool {
    episode.variant.map { $0.kind == contract.initialKind } ?? false
  }
}

// Episodes between rests.
extension ClosureCheck {
  private typealias Step = (episode: Int, actors: [Subject?], after: Certificate.Rest)

  /// Returns the episodes that can come next, with their actors and where all actors are then.
  private func steps(from rest: Certificate.Rest) -> [Step] {
    guard rest.phase != .over else { return [] }
    return episodes.indices.flatMap { index in
      let episode = episodes[index]
      guard isHistory else { return transition(index, from: rest).map { [$0] } ?? [] }
      guard rest.phase == .between || isInitial(episode) else { return [Step]() }
      if let state = episode.family.onlyWhenNoneIs {
        let isThere =
          rest.states.contains(state)
          || rest.others.contains { $0.state == state && $0.count != nil }
        if isThere { return [] }
      }
      return castings(of: episode, in: rest).compactMap { actors in
        after(episode, actors, rest).map { (index, actors, $0) }
      }
    }
  }

  /// Returns the one transition an episode makes of a start, unless another start is its.
  private func transition(_ index: Int, from rest: Certificate.Rest) -> Step? {
    let roles = episodes[index].family.roles.map(\.name)
    let fitting = groups.first { states in
      roles.allSatisfy { role in
        guard let place = subjects.firstIndex(of: .role(role)) else { return false }
        return states[place] == episodes[index].part(role)?.start
      }
    }
    guard fitting == rest.states else { return nil }
    let after = Certificate.Rest(phase: .over, states: [], others: [], claims: [])
    return (index, roles.map { .role($0) }, after)
  }

  private func castings(
    of episode: EpisodeReading, in rest: Certificate.Rest
  ) -> [[Subject?]] {
    var castings: [[Subject?]] = [[]]
    var starts: [String] = []
    for role in episode.family.roles {
      let start = episode.part(role.name)?.start ?? ""
      castings = castings.flatMap { taken -> [[Subject?]] in
        var choices: [Subject?] = subjects.indices.filter { place in
          rest.states[place] == start && !taken.contains(subjects[place])
        }.map { subjects[$0] }
        let used = zip(starts, taken).count { $0 == start && $1 == nil }
        if isThere(start, beside: used, in: rest) { choices.append(nil) }
        return choices.map { taken + [$0] }
      }
      starts.append(start)
    }
    return castings
  }

  private func isThere(_ state: String, beside used: Int, in rest: Certificate.Rest) -> Bool {
    if state == contract.life.initial { return true }
    guard let others = rest.others.first(where: { $0.state == state }) else { return false }
    return others.count.map { $0 > used } ?? true
  }

  /// Returns where all actors are after an episode; nil for more others than histories are read with.
  private func after(
    _ episode: EpisodeReading, _ actors: [Subject?], _ rest: Certificate.Rest
  ) -> Certificate.Rest? {
    var states = rest.states
    var counts: [String: Int?] = [:]
    for others in rest.others { counts[others.state] = .some(others.count) }
    for (role, actor) in zip(episode.family.roles, actors) {
      guard let part = episode.part(role.name) else { return nil }
      if let actor, let place = subjects.firstIndex(of: actor) {
        states[place] = part.end
        continue
      }
      if part.start != contract.life.initial, let count = counts[part.start] ?? 0 {
        counts[part.start] = count - 1
      }
    }
    for (role, actor) in zip(episode.family.roles, actors) where actor == nil {
      guard let end = episode.part(role.name)?.end, end != contract.life.initial else { continue }
      if let count = counts[end] ?? 0 { counts[end] = count + 1 }
    }
    if counts.values.contains(where: { $0.map { $0 > Limits.historyActors } ?? false }) {
      return nil
    }
    let others = contract.life.states.compactMap { state -> Certificate.Rest.Others? in
      guard let count = counts[state.name], count != 0 else { return nil }
      return .init(state.name, count)
    }
    return Certificate.Rest(phase: .between, states: states, others: others, claims: rest.claims)
  }

  /// Returns what can have been read after an episode of at least one event.
  private mutating func ends(of run: Run) -> Set<ClaimReading.State> {
    if let known = readBefore[run] { return known }
    struct Point: Hashable {
      var position: EpisodeReading.Position
      var claims: ClaimReading.State
    }
    let episode = episodes[run.episode]
    let roles = episode.family.roles.map(\.name)
    var ends: Set<ClaimReading.State> = []
    var seen: Set<Point> = []
    var open = [Point(position: episode.start, claims: run.claims)]
    while let point = open.popLast() {
      for (role, actor) in zip(roles, run.actors) {
        for callback in contract.callbacks {
          let event = LifecycleEvent(role, callback)
          guard let position = episode.position(after: event, from: point.position) else {
            continue
          }
          let heard = actor.map { EventTerm($0, callback) }
          let isRead = heard != nil || subjects.contains { $0.scope == .history }
          let claims = isRead ? reading.state(point.claims, after: heard) : point.claims
          let next = Point(position: position, claims: claims)
          guard seen.insert(next).inserted else { continue }
          if position.canEnd { ends.insert(claims) }
          open.append(next)
        }
      }
    }
    readBefore[run] = ends
    return ends
  }
}

/// Rests by what must be the same for one to cover another.
private struct RestIndex {
  private struct Key: Hashable {
    var phase: Certificate.Rest.Phase
    var states: [String]
    var claims: [[Int]]
  }

  private var others: [Key: [[Certificate.Rest.Others]]] = [:]

  init(_ rests: [Certificate.Rest]) {
    for rest in rests {
      others[Key(phase: rest.phase, states: rest.states, claims: rest.claims), default: []]
        .append(rest.others)
    }
  }

  /// Returns whether some rest is this one, or the same with any number of some actors.
  func covers(_ rest: Certificate.Rest) -> Bool {
    let key = Key(phase: rest.phase, states: rest.states, claims: rest.claims)
    return others[key]?.contains { Self.covers($0, rest.others) } ?? false
  }

  private static func covers(
    _ wide: [Certificate.Rest.Others], _ narrow: [Certificate.Rest.Others]
  ) -> Bool {
    wide.allSatisfy { $0.count == nil || narrow.contains($0) }
      && narrow.allSatisfy { own in
        wide.contains { $0.state == own.state && ($0.count == nil || $0.count == own.count) }
      }
  }
}
