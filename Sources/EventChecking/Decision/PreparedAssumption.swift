import Automata
import EventModel

/// Where assumptions of one shape and one set of limits are judged: the languages examined.
struct ExaminedLanguages: Sendable {
  /// What makes two assumptions share their languages.
  struct Key: Hashable {
    var scope: ClaimScope.Key
    var limits: [Assumption.Limit]
  }

  let scope: ClaimScope

  /// The variants examined, by index, in the contract's own order.
  let lookedAt: [Int]

  /// Every catalogued variant such assumptions are about, those examined among them.
  let concerned: [Int]

  /// The variants that belong to every documented language: in histories the first appearance, and
  /// what the limits need to come about.
  let given: [Int]

  /// The documented language: the variants examined, and those that belong to every one.
  let documented: Language

  /// The permitted language.
  let permitted: Language
}

/// An assumption about to be judged: over which languages, and its automaton.
struct PreparedAssumption {
  let assumption: Assumption
  let languages: ExaminedLanguages
  let compilers: [ClaimCompiler]

  /// The automaton of the words that keep it; in view scope the life without calls counts as kept.
  private(set) var claim: ClaimAutomaton

  /// Whether it is about transitions by themselves.
  var isAboutTransitions: Bool { assumption.scope == .transition }

  init(
    _ assumption: Assumption, _ languages: ExaminedLanguages, _ compilers: [ClaimCompiler]
  ) throws(DecisionError) {
    self.assumption = assumption
    self.languages = languages
    self.compilers = compilers
    claim = try Self.claim(of: assumption, languages, compilers, .allowed)
  }

  /// Returns the same assumption prepared for permitted words, where an action is allowed only if a source says so.
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
    var parts: [DFA] = []
    for compiler in compilers {
      do {
        let part = try compiler.automaton(of: assumption.formula, reading: reading)
        let isOfLife = languages.scope.key == .view
        parts.append(isOfLife ? try part.union(.empty(part.symbolCount)).minimised() : part)
      } catch { throw .assumptionTooLarge }
    }
    return ClaimAutomaton(parts)
  }

  /// Returns automata that together accept the words which give it an occasion to fail.
  func triggers() throws(DecisionError) -> [ClaimAutomaton] {
    var automata: [[DFA]] = []
    for compiler in compilers {
      do {
        var parts = try compiler.triggers(of: assumption.formula)
        if languages.scope.key == .view {
          for index in parts.indices {
            let called = DFA.empty(parts[index].symbolCount).complement
            parts[index] = try parts[index].intersection(called).minimised()
          }
        }
        automata.append(parts)
      } catch { throw .assumptionTooLarge }
    }
    // What starts in different states may be triggered by fewer different automata; one more often than
    // needed does no harm.
    let count = automata.map(\.count).max() ?? 0
    return (0..<count).map { index in
      ClaimAutomaton(automata.map { $0[min(index, $0.count - 1)] })
    }
  }
}

extension DFA {
  /// Returns the automaton of the empty word alone.
  static func empty(_ symbolCount: Int) -> DFA {
    let last = Array(repeating: 1, count: symbolCount)
    return DFA(symbolCount: symbolCount, rows: [last, last], accepting: [true, false])
  }
}
