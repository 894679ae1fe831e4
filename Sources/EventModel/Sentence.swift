/// A sentence that stands for a template: `A before B` for `NotSuccession(B, A)`.
package struct Sentence: Hashable, Sendable {
  /// The words before the first event, e.g. `never`.
  package var leading: [String] = []

  /// The words after the first event.
  package var words: [String]

  /// The template that it stands for.
  package var template: Formula.Template

  /// The template's number.
  package var count = 1

  /// Whether the event that is written first is the template's second.
  package var isSwapped = false

  /// Whether it stands for the template in one transition only. In a life, which may end anywhere,
  /// it claims less.
  package var isForTransitions = false

  /// Every sentence. To add one, add a line here.
  package static let all: [Sentence] = [
    Sentence(words: ["before"], template: .notSuccession, isSwapped: true),
    Sentence(words: ["only", "after"], template: .precedence, isSwapped: true),
    Sentence(words: ["leads", "to"], template: .response),
    Sentence(words: ["right", "before"], template: .chainSuccession),
    Sentence(words: ["paired", "with"], template: .alternateSuccession, isForTransitions: true),
    Sentence(words: ["at", "most", "once"], template: .absence, count: 2),
    Sentence(words: ["at", "least", "once"], template: .existence),
    Sentence(words: ["exactly", "once"], template: .exactly),
    Sentence(leading: ["never"], words: [], template: .absence),
  ]

  /// The words that must be quoted when used as names, for any contract.
  package static let reservedWords: Set<String> = [
    "current", "new", "view", "in", "not", "and", "or", "implies", "before", "only", "after",
    "leads", "to", "right", "paired", "with", "at", "most", "least", "exactly", "once", "never",
    "is",
  ]
}
