import Automata
import EventModel

/// The languages that are examined for assumptions with the same scope and limits.
struct ExaminedLanguages: Sendable {
  let scope: ClaimScope

  /// The examined variants, by index, in the contract's own order.
  let lookedAt: [Int]

  /// Every catalogued variant that such assumptions are about, including the examined ones.
  let concerned: [Int]

  /// In histories, the variants of the first appearance, which are part of every language.
  let first: [Int]

  /// By variant, the variants outside the limits that must come before it in a history; nothing
  /// for a variant that a history of the limits can begin with, or without limits.
  let needs: [Int: [Int]]

  let permitted: Language

  /// The variants outside the limits that the examined ones need, in the contract's own order.
  var needed: [Int] { Set(lookedAt.flatMap { needs[$0] ?? [] }).sorted() }

  /// The documented language: the examined variants, what they need, and the first appearance.
  var documented: Language { language(of: lookedAt) }

  /// Returns the documented language of some variants, what they need, and the first appearance.
  func language(of variants: [Int]) -> Language {
    Language(documented: variants + variants.flatMap { needs[$0] ?? [] }, first)
  }

  /// Returns the documented language of what a variant needs, and the first appearance.
  func languageBefore(_ variant: Int) -> Language {
    Language(documented: needs[variant] ?? [], first)
  }
}

/// An assumption with the languages and the automaton for judging it.
struct PreparedAssumption {
  let assumption: Assumption
  let languages: ExaminedLanguages
  let compilers: [ClaimCompiler]

  /// The automaton of the words that keep it; in view scope, a life without calls keeps it.
  private(set) var claim: ClaimAutomaton

  var isAboutTransitions: Bool { assumption.scope == .transition }

  init(
    _ assumption: Assumption, _ languages: ExaminedLanguages, _ compilers: [ClaimCompiler]
  ) throws(DecisionError) {
    self.assumption = assumption
    self.languages = languages
    self.compilers = compilers
    claim = try Self.claim(of: assumption, languages, compilers, .allowed)
  }

  /// Returns the assumption for permitted words: an action is allowed only if a source says so.
  func asPromise() throws(DecisionError) -> PreparedAssumption {
    guard assumption.formula.claimsUsage else { return self }
    var promise = self
    promise.claim = try Self.claim(of: assumption, languages, compilers, .forbidden)
    return promise
  }

  private static func claim(
    of assumption: Assumption, _ languages: ExaminedLanguages, _ compilers: [ClaimCompiler],
    _ reading: SilenceReading
  ) throws(DecisionError) -> ClaimAutomaton {
    let isOfLife = languages.scope.key == .view
    do {
      let parts = try compilers.map { compiler throws(TooManyStates) in
        let part = try compiler.automaton(of: assumption.formula, reading: reading)
        return isOfLife ? try part.union(.empty(part.symbolCount)).minimized() : part
      }
      return ClaimAutomaton(parts)
    } catch { throw .assumptionTooLarge }
  }

  /// Returns automata that together accept the words that trigger the assumption.
  func triggers() throws(DecisionError) -> [ClaimAutomaton] {
    let automata: [[DFA]]
    do {
      automata = try compilers.map { compiler throws(TooManyStates) in
        try compiler.triggers(of: assumption.formula).map { part throws(TooManyStates) in
          guard languages.scope.key == .view else { return part }
          return try part.intersection(DFA.empty(part.symbolCount).complement).minimized()
        }
      }
    } catch { throw .assumptionTooLarge }
    // Different initial states may give different numbers of automata; the last one is repeated,
    // which is harmless.
    let count = automata.map(\.count).max() ?? 0
    return (0..<count).map { index in
      ClaimAutomaton(automata.map { $0[min(index, $0.count - 1)] })
    }
  }
}

extension DFA {
  static func empty(_ symbolCount: Int) -> DFA {
    let last = Array(repeating: 1, count: symbolCount)
    return DFA(symbolCount: symbolCount, rows: [last, last], accepting: [true, false])
  }
}

/// A set of words of a contract, described by its parts.
struct Language: Hashable, Sendable {
  /// The documented variants, by index, in the contract's own order.
  var variants: [Int] = []

  /// The endings whose interleavings are all included, by index in the compiled contract.
  var endings: [Int] = []

  /// The promises that the interleavings need not keep, by index in the contract.
  var droppedPromises: [Int] = []
}

extension Language {
  /// Makes the documented language of some variants, together with those that are always included.
  init(documented variants: [Int], _ given: [Int]) {
    self.init(variants: Set(variants + given).sorted())
  }
}
