import EventModel

/// The state of a history between two transitions: every screen is in a rest state.
struct HistoryState {
  private let options: EventHistory.Options
  private(set) var states: [Int]
  /// For each screen, the number that it is named by: that of a new one after the end of a life.
  private var names: [Int]
  private let first: Int
  private var transitionCount = 0
  private var eventCount = 0

  init(_ contract: Contract, _ options: EventHistory.Options) {
    self.options = options
    first = LifeNumbers(contract).initial
    states = Array(repeating: first, count: options.screens)
    names = Array(0..<options.screens)
  }

  /// Replaces each screen whose life is over by a new one with the next unused name.
  ///
  /// - Returns: whether there was such a screen.
  mutating func startNewLives(after ends: Set<Int>) -> Bool {
    let over = states.indices.filter { ends.contains(states[$0]) }
    for screen in over {
      states[screen] = first
      names[screen] = (names.max() ?? 0) + 1
    }
    return !over.isEmpty
  }

  /// Returns every assignment of screens to the episode's roles, in the order of their numbers.
  func castings(of episode: Episode) -> [[Int]] {
    var found: [[Int]] = []
    let offsets = Array(repeating: 0, count: episode.roles.names.count)
    visitCastings(of: episode, from: offsets) {
      found.append($0)
      return false
    }
    return found
  }

  /// Returns one assignment of screens to the episode's roles; nil if there is none.
  ///
  /// Each role gets the first screen, starting at a random one, with which the other roles can be
  /// filled too.
  func casting(of episode: Episode, using random: inout SeededGenerator) -> [Int]? {
    let offsets = episode.roles.names.map { _ in random.below(options.screens) }
    var found: [Int]?
    visitCastings(of: episode, from: offsets) {
      found = $0
      return true
    }
    return found
  }

  /// Sends the episode's events to the screens, and moves the screens to their new rest states.
  mutating func run(_ episode: Episode, _ casting: [Int]) -> EventHistory.GeneratedTransition {
    let names = episode.roles.names
    for (role, screen) in casting.enumerated() { states[screen] = episode.roles.ends[role] }
    let calls = episode.sequence.events.map { event in
      TreeCall(screen: casting[names.firstIndex(of: event.subject) ?? 0], callback: event.callback)
    }
    return step(calls, of: episode, Array(zip(names, casting)))
  }

  /// Sends the calls of a pass over a tree, and moves the screens to their new rest states.
  mutating func run(_ plan: TreePlan, _ calls: [TreeCall]) -> EventHistory.GeneratedTransition {
    let members = plan.members
    for member in members { states[member.screen] = member.move.end }
    let link = plan.children[0].link
    let roles = [link.parentRole] + members.dropFirst().map { _ in link.childRole }
    return step(calls, of: link.episode, Array(zip(roles, members.map(\.screen))))
  }

  private mutating func step(
    _ calls: [TreeCall], of episode: Episode, _ cast: [(role: String, screen: Int)]
  ) -> EventHistory.GeneratedTransition {
    transitionCount += 1
    let first = eventCount
    eventCount += calls.count
    return EventHistory.GeneratedTransition(
      transition: EventHistory.Transition(
        variant: episode.variant?.name, family: episode.sequence.family,
        outcome: episode.sequence.outcome,
        actors: cast.map { role, screen in
          Witness.Actor(role, name(of: screen))
        }, events: calls.isEmpty ? nil : first...(eventCount - 1)),
      events: calls.map { logged($0, episode) })
  }

  private func name(of screen: Int) -> String {
    EventHistory.Options.name(ofScreen: names[screen])
  }

  private func logged(_ call: TreeCall, _ episode: Episode) -> LoggedEvent {
    var logged = LoggedEvent(view: name(of: call.screen), call.callback)
    logged.parent = options.parent(of: call.screen).map(name)
    if options.declaresTransitions {
      logged.transition = "t\(transitionCount)"
      logged.kind = episode.variant?.kind
      logged.outcome = episode.sequence.outcome.name
    }
    return logged
  }
}

extension HistoryState {
  /// Calls `visit` with one casting after another until it returns true. For each role, screens are
  /// tried in the order of their numbers, starting at the role's offset and wrapping around.
  private func visitCastings(
    of episode: Episode, from offsets: [Int], _ visit: ([Int]) -> Bool
  ) {
    if let state = episode.roles.onlyWhenNoneIs, states.contains(state) { return }
    episode.roles.visitCastings(
      { role, cast in
        (0..<options.screens).lazy.map { (offsets[role] + $0) % options.screens }
          .filter { fits($0, role: role, of: episode.roles, beside: cast) }
      }, visit)
  }

  private func fits(
    _ screen: Int, role: Int, of roles: EpisodeRoles, beside cast: [Int]
  ) -> Bool {
    guard states[screen] == roles.starts[role], !cast.contains(screen) else { return false }
    return cast.indices.allSatisfy { other in
      if roles.parents[role] == other { return options.parent(of: screen) == cast[other] }
      if roles.parents[other] == role { return options.parent(of: cast[other]) == screen }
      return !options.isAncestor(screen, of: cast[other])
        && !options.isAncestor(cast[other], of: screen)
    }
  }
}
