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

  /// The life state no actor may be in, if the family has such a condition.
  let onlyWhenNoneIs: Int?

  /// The words, over a symbol for each role's callbacks in turn.
  let words: DFA

  /// A call that can come next and leaves a way to the end.
  struct Step: Sendable {
    var symbol: Int
    var target: Int
  }

  /// The calls that can come next in each state of `words`, in the contract's own order.
  let steps: [[Step]]

  /// Whether each role is told anything at all.
  let isCalled: [Bool]

  init(
    variant: Int?, family: EpisodeFamily, course: EpisodeFamily.Course, words: DFA,
    states: [String: Int]
  ) {
    let parts = family.roles.map { role in
      course.part(of: role.name) ?? Self.missing(role, course)
    }
    self.variant = variant
    outcome = course.outcome
    roles = family.roles.map(\.name)
    starts = parts.map { states[$0.start]! }
    ends = parts.map { states[$0.end]! }
    onlyWhenNoneIs = family.onlyWhenNoneIs.map { states[$0]! }
    self.words = words
    let live = words.live
    let steps = (0..<words.stateCount).map { state in
      (0..<words.symbolCount).compactMap { symbol in
        let target = words.next(state, symbol)
        return live[state] && live[target] ? Step(symbol: symbol, target: target) : nil
      }
    }
    self.steps = steps
    let width = words.symbolCount / max(1, roles.count)
    let called = Set(steps.joined().map { $0.symbol / max(1, width) })
    isCalled = roles.indices.map(called.contains)
  }

  private static func missing(
    _ role: EpisodeFamily.Role, _ course: EpisodeFamily.Course
  ) -> EpisodeFamily.Part {
    preconditionFailure("every course must have a part for each role, also for \(role.name)")
  }

  /// Whether no actor is called: the episode leaves no trace and is passed over.
  var isSilent: Bool { !isCalled.contains(true) }
}
