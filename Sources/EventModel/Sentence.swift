/// A sentence that stands for a template: `A before B` for `NotSuccession(B, A)`.
package struct Sentence: Hashable, Sendable {
  /// The words before the first event, e.g. `never`.
  package var leading: [String]

  /// The words after the first event.
  package var words: [String]

  /// The template that it stands for.
  package var template: Formula.Template

  /// The template's number.
  package var count: Int

  /// Whether the event that is written first is the template's second.
  package var isSwapped: Bool

  /// Whether it stands for the template in one transition only. In a life, which may end anywhere,
  /// it claims less.
  package var isForTransitions: Bool

  /// Makes a sentence.
  package init(
    leading: [String] = [], _ words: [String], _ template: Formula.Template, count: Int = 1,
    isSwapped: Bool = false, isForTransitions: Bool = false
  ) {
    self.isForTransitions = isForTransitions
    self.leading = leading
    self.words = words
    self.template = template
    self.count = count
    self.isSwapped = isSwapped
  }

  /// Every sentence. To add one, add a line here.
  package static let all: [Sentence] = [
    Sentence(["before"], .notSuccession, isSwapped: true),
    Sentence(["only", "after"], .precedence, isSwapped: true),
    Sentence(["leads", "to"], .response),
    Sentence(["right", "before"], .chainSuccession),
    Sentence(["paired", "with"], .alternateSuccession, isForTransitions: true),
    Sentence(["at", "most", "once"], .absence, count: 2),
    Sentence(["at", "least", "once"], .existence),
    Sentence(["exactly", "once"], .exactly),
    Sentence(leading: ["never"], [], .absence),
  ]

  /// The words that must be quoted when used as names, for any contract.
  package static let reservedWords: Set<String> = [
    "current", "new", "view", "in", "not", "and", "or", "implies", "before", "only", "after",
    "leads", "to", "right", "paired", "with", "at", "most", "least", "exactly", "once", "never",
    "is",
  ]
}
