import EventModel

/// The screens of a history between two transitions, each in a rest state, and what each may do.
struct HistoryWorld {
  private let options: HistoryOptions
  /// The rest state of each screen.
  private(set) var states: [Int]
  private var transitionCount = 0
  private var eventCount = 0

  init(_ contract: Contract, _ options: HistoryOptions) {
    self.options = options
    states = Array(repeating: LifeNumbers(contract).initial, count: options.screens)
  }

  /// Returns every way to give the episode's roles to screens, in the order of the screens' numbers.
  func castings(of episode: Episode) -> [[Int]] {
    var found: [[Int]] = []
    let offsets = Array(repeating: 0, count: episode.roles.names.count)
    visitCastings(of: episode, from: offsets) {
      found.append($0)
      return false
    }
    return found
  }

  /// Returns one way to give the episode's roles to screens, or nil if there is none.
  ///
  /// Each role goes to the first fitting screen, from a drawn one on, that lets the other roles be
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

  /// Sends the events of the episode to the screens and leaves them in their new rest states.
  mutating func run(_ episode: Episode, _ casting: [Int]) -> GeneratedStep {
    transitionCount += 1
    var screens: [String: Int] = [:]
    for (role, screen) in casting.enumerated() {
      states[screen] = episode.roles.ends[role]
      screens[episode.roles.names[role]] = screen
    }
    let events = episode.sequence.events.map { event in
      logged(
        event.callback, by: screens[event.subject] ?? 0, episode.variant?.kind,
        episode.sequence.outcome)
    }
    defer { eventCount += events.count }
    let range = events.isEmpty ? nil : eventCount...(eventCount + events.count - 1)
    return GeneratedStep(
      transition: GeneratedTransition(
        variant: episode.variant?.name, family: episode.family.name,
        outcome: episode.sequence.outcome, actors: actors(episode, casting), events: range),
      events: events)
  }

  /// Sends the calls of a pass over a tree, in an order, and leaves everybody in their new rest states.
  mutating func run(_ plan: TreePlan, _ calls: [TreeCall]) -> GeneratedStep {
    transitionCount += 1
    let members = plan.members
    for member in members { states[member.screen] = member.move.end }
    let link = plan.firstLink
    let events = calls.map {
      logged($0.callback, by: $0.screen, link?.variant?.kind, link?.outcome)
    }
    defer { eventCount += events.count }
    let range = events.isEmpty ? nil : eventCount...(eventCount + events.count - 1)
    let roles = [link?.parentRole ?? ""] + members.dropFirst().map { _ in link?.childRole ?? "" }
    return GeneratedStep(
      transition: GeneratedTransition(
        variant: link?.variant?.name, family: link?.family.name ?? "",
        outcome: link?.outcome ?? .completed,
        actors: zip(roles, members).map {
          GeneratedTransition.Actor(role: $0, view: HistoryOptions.name(ofScreen: $1.screen))
        }, events: range),
      events: events)
  }

  private func logged(
    _ callback: Callback, by screen: Int, _ kind: String?, _ outcome: Outcome?
  ) -> LoggedEvent {
    var logged = LoggedEvent(view: HistoryOptions.name(ofScreen: screen), callback)
    logged.parent = options.parent(of: screen).map(HistoryOptions.name)
    if options.declaresTransitions {
      logged.transition = "t\(transitionCount)"
      logged.kind = kind
      logged.outcome = outcome?.name
    }
    return logged
  }

  private func actors(
    _ episode: Episode, _ casting: [Int]
  ) -> [GeneratedTransition.Actor] {
    zip(episode.roles.names, casting).map {
      GeneratedTransition.Actor(role: $0, view: HistoryOptions.name(ofScreen: $1))
    }
  }
}

extension HistoryWorld {
  /// Calls `visit` with one casting after another until it returns true; screens are tried for each
  /// role in the order of their numbers, from the role's offset on and round.
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

extension HistoryOptions {
  /// Returns the number of a screen's parent, or nil if it has none.
  func parent(of screen: Int) -> Int? {
    screen < parents.count ? parents[screen] : nil
  }

  /// Returns whether the first screen holds the second, directly or deeper.
  func isAncestor(_ screen: Int, of other: Int) -> Bool {
    var next = parent(of: other)
    while let found = next {
      if found == screen { return true }
      next = parent(of: found)
    }
    return false
  }
}
