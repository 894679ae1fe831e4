import EventModel

/// The words of one episode as the contract writes them, followed one event at a time: a catalogued
/// variant, or every order of a course's own words that keeps the promises.
struct EpisodeReading {
  /// How far a word is.
  struct Position: Hashable {
    /// What can be left, of each set of words that run side by side.
    fileprivate var left: [Set<Pattern<LifecycleEvent>>]
    /// The promises whose later event has come, by index.
    fileprivate var closed: Set<Int> = []

    /// Whether the word can end here.
    var canEnd: Bool { left.allSatisfy { $0.contains(where: \.allowsNothing) } }
  }

  let family: EpisodeFamily
  let course: EpisodeFamily.Course
  /// The catalogued variant; nil for the orders of a course.
  let variant: Variant?
  let start: Position
  private let promises: [Promise]

  /// Makes the words of a variant; nil if its family lacks its outcome.
  init?(_ variant: Variant, in contract: Contract) {
    guard let family = contract.family(named: variant.family),
      let course = family.courses.first(where: { $0.outcome == variant.outcome })
    else { return nil }
    self.family = family
    self.course = course
    self.variant = variant
    promises = []
    start = Position(left: [[variant.words]])
  }

  /// Makes the permitted words of a course.
  init(_ course: EpisodeFamily.Course, of family: EpisodeFamily, in contract: Contract) {
    self.family = family
    self.course = course
    variant = nil
    promises = contract.promises.filter(\.isGiven)
    start = Position(left: course.parts.map { [$0.words.sent(to: $0.role)] })
  }

  /// Returns where a word is after an event; nil if none goes on with it.
  func position(after event: LifecycleEvent, from position: Position) -> Position? {
    for (index, promise) in promises.enumerated()
    where promise.first == event && position.closed.contains(index) { return nil }
    for (index, left) in position.left.enumerated() {
      let after = left.reduce(into: Set()) { $0.formUnion($1.left(after: event)) }
      guard !after.isEmpty else { continue }
      var next = position
      next.left[index] = after
      for (index, promise) in promises.enumerated() where promise.second == event {
        next.closed.insert(index)
      }
      return next
    }
    return nil
  }

  /// Returns whether the events are one of its words.
  func contains(_ events: [LifecycleEvent]) -> Bool {
    var position = start
    for event in events {
      guard let next = self.position(after: event, from: position) else { return false }
      position = next
    }
    return position.canEnd
  }

  /// Returns what the course asks of a role.
  func part(_ role: String) -> EpisodeFamily.Part? { course.parts.first { $0.role == role } }
}

extension Pattern where Symbol == Callback {
  /// Returns the same words as events of a role.
  fileprivate func sent(to role: String) -> Pattern<LifecycleEvent> {
    switch self {
    case .symbol(let callback): .symbol(LifecycleEvent(role, callback))
    case .sequence(let parts): .sequence(parts.map { $0.sent(to: role) })
    case .choice(let parts): .choice(parts.map { $0.sent(to: role) })
    case .optional(let part): .optional(part.sent(to: role))
    case .repeated(let part): .repeated(part.sent(to: role))
    case .interleaved(let parts): .interleaved(parts.map { $0.sent(to: role) })
    }
  }
}
