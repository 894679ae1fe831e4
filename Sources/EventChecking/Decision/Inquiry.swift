import Automata
import EventModel

/// An assumption about to be judged: where, on what words, and its automata.
struct Inquiry {
  let assumption: Assumption
  let arena: Arena.Key
  let compiler: [ClaimCompiler]

  /// The variants looked at, by index, in the contract's own order.
  let lookedAt: [Int]

  /// The other catalogued variants it is about.
  let outside: [Int]

  /// The documented language: the variants looked at, and in histories the first appearance.
  let documented: Language

  /// The permitted language.
  let permitted: Language

  /// The automaton of the words that keep it; in view scope the life without calls counts as kept.
  let claim: ClaimAutomaton

  /// The automaton of the words that give it an occasion to fail.
  let trigger: ClaimAutomaton

  /// Whether it is about transitions by themselves.
  var isAboutTransitions: Bool { assumption.scope == .transition }
}

extension ClaimAutomaton {
  /// Makes the automaton of a formula, one part a start of the arena's graphs.
  init(
    of formula: Formula, _ compilers: [ClaimCompiler], isOfLife: Bool
  ) throws(DecisionError) {
    var parts: [DFA] = []
    for compiler in compilers {
      do {
        let part = try compiler.automaton(of: formula)
        parts.append(isOfLife ? try part.union(.empty(part.symbolCount)).minimised() : part)
      } catch { throw .assumptionTooLarge }
    }
    self.init(parts)
  }

  /// Makes the automaton of a formula's trigger, one part a start of the arena's graphs.
  init(
    triggering formula: Formula, _ compilers: [ClaimCompiler], isOfLife: Bool
  ) throws(DecisionError) {
    var parts: [DFA] = []
    for compiler in compilers {
      do {
        let part = try compiler.trigger(of: formula)
        let called = DFA.empty(part.symbolCount).complement
        parts.append(isOfLife ? try part.intersection(called).minimised() : part)
      } catch { throw .assumptionTooLarge }
    }
    self.init(parts)
  }
}

extension DFA {
  /// Returns the automaton of the empty word alone.
  static func empty(_ symbolCount: Int) -> DFA {
    let last = Array(repeating: 1, count: symbolCount)
    return DFA(symbolCount: symbolCount, rows: [last, last], accepting: [true, false])
  }
}
