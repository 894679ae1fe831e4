/// A sentence that stands for a template: `A before B` for `NotSuccession(B, A)`.
package struct Sentence: Hashable, Sendable {
  /// The words before the first event, e.g. `never`.
  package var leading: [String] = []

  /// The words after the first event.
  package var words: [String]

  package var template: Formula.Template

  package var count = 1

  /// Whether the event that is written first is the template's second.
  package var isSwapped = false

  /// Whether it stands for the template in one transition only. In a life, which may end anywhere,
  /// it claims less.
  package var isForTransitions = false

  /// When the claim of events `A` and `B` holds, as help and the page say it.
  package var meaning: String

  /// Every sentence. To add one, add a line here.
  package static let all: [Sentence] = [
    Sentence(
      words: ["before"], template: .notSuccession, isSwapped: true,
      meaning: "whenever both are called, no A comes after a B"),
    Sentence(
      words: ["only", "after"], template: .precedence, isSwapped: true,
      meaning: "every A has a B before it"),
    Sentence(
      words: ["leads", "to"], template: .response, meaning: "every A has a B after it"),
    Sentence(
      words: ["right", "before"], template: .chainSuccession,
      meaning: "A and B come only as neighbors, A first"),
    Sentence(
      words: ["paired", "with"], template: .alternateSuccession, isForTransitions: true,
      meaning: "A and B alternate, A first; in one transition B is last too, but a life may end "
        + "after an A"),
    Sentence(
      words: ["at", "most", "once"], template: .absence, count: 2,
      meaning: "A is called once or not at all"),
    Sentence(
      words: ["at", "least", "once"], template: .existence, meaning: "A is called"),
    Sentence(words: ["exactly", "once"], template: .exactly, meaning: "A is called once"),
    Sentence(leading: ["never"], words: [], template: .absence, meaning: "A is not called"),
  ]

  /// The words that must be quoted when used as names, for any contract.
  package static let reservedWords: Set<String> = [
    "current", "new", "view", "in", "not", "and", "or", "implies", "before", "only", "after",
    "leads", "to", "right", "paired", "with", "at", "most", "least", "exactly", "once", "never",
    "is",
  ]

  /// Names that look like a side, in lower case, each with the sides that may be meant. As names of
  /// screens they are quoted, whatever their case. Whether the presenting screen is left depends on
  /// the direction.
  private static let sides: [String: [String]] = [
    "current": ["current"], "old": ["current"], "from": ["current"], "previous": ["current"],
    "source": ["current"], "outgoing": ["current"], "leaving": ["current"],
    "disappearing": ["current"],
    "new": ["new"], "next": ["new"], "to": ["new"], "target": ["new"], "destination": ["new"],
    "incoming": ["new"], "entering": ["new"], "appearing": ["new"],
    "presenting": ["current", "new"], "presented": ["current", "new"],
  ]

  /// Names that stand for any screen in source, where the language has `view`.
  private static let anyScreen: Set<String> = [
    "view", "View", "self", "Self", "screen", "vc", "viewController", "UIViewController",
  ]

  /// Returns the words of the language that a name may mean; none for most names.
  package static func words(like name: String) -> [String] {
    anyScreen.contains(name) ? ["view"] : sides[name.lowercased()] ?? []
  }

  /// Returns whether a text must be quoted when it is a name, for any contract.
  package static func isReserved(_ name: String) -> Bool {
    reservedWords.contains(name) || !words(like: name).isEmpty
  }
}
