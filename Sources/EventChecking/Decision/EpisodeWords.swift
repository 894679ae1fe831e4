import Automata
import EventModel

/// What may be called in one episode, in numbers: the words of a catalogued variant, or every
/// permitted interleaving of a family's course.
struct EpisodeWords: Sendable {
  /// The index of the variant among the contract's; nil for the interleavings of a course.
  let variant: Int?

  /// The outcome.
  let outcome: Outcome

  /// The family's roles, in its own order.
  let roles: [String]

  /// The life state each role's actor starts in.
  let starts: [Int]

  /// The life state each role's actor ends in.
  let ends: [Int]

  /// The life state nobody may be in, if the family has such a condition.
  let onlyWhenNoneIs: Int?

  /// The words, over a symbol for each role's callbacks in turn.
  let words: DFA

  /// From which states of `words` a word can still be ended.
  let live: [Bool]

  /// Whether each role is told anything at all.
  let isCalled: [Bool]

  init(
    variant: Int?, family: EpisodeFamily, course: EpisodeFamily.Course, words: DFA,
    states: [String: Int]
  ) {
    let parts = family.roles.map { role in
      course.parts.first { $0.role == role.name } ?? Self.missing(role, course)
    }
    self.variant = variant
    outcome = course.outcome
    roles = family.roles.map(\.name)
    starts = parts.map { states[$0.start]! }
    ends = parts.map { states[$0.end]! }
    onlyWhenNoneIs = family.onlyWhenNoneIs.map { states[$0]! }
    self.words = words
    let live = words.live
    self.live = live
    let width = words.symbolCount / max(1, roles.count)
    isCalled = roles.indices.map { role in
      (0..<words.stateCount).contains { state in
        live[state]
          && (role * width..<(role + 1) * width).contains { live[words.next(state, $0)] }
      }
    }
  }

  private static func missing(
    _ role: EpisodeFamily.Role, _ course: EpisodeFamily.Course
  ) -> EpisodeFamily.Part {
    preconditionFailure("every course must have a part for each role, also for \(role.name)")
  }

  /// Whether nobody is called: the episode leaves no trace and is passed over.
  var isSilent: Bool { !isCalled.contains(true) }
}
