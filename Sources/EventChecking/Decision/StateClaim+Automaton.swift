import Automata
import EventModel

/// A state claim in numbers.
struct StateClaimNumbers {
  /// The subject's number.
  var subject: Int
  /// The states it asks for.
  var wanted: UInt64
  /// Whether the subject must be in none of them.
  var isNegated: Bool
  /// The symbol of the event that asks.
  var event: Int

  /// Returns the automaton of the words in which every asking event gets the right answer: the life
  /// automaton, every set of states one state, with a state more for a wrong answer.
  ///
  /// - Complexity: O(sets of states reached × symbols).
  func automaton(from start: UInt64, in life: LifeNumbers, _ alphabet: EventAlphabet) -> DFA {
    DFA(symbolCount: alphabet.symbolCount, exploring: start) { states, symbol in
      let next = after(symbol, states, life, alphabet)
      return symbol != event || holds(in: next) ? next : nil
    }
  }

  private func after(
    _ symbol: Int, _ states: UInt64, _ life: LifeNumbers, _ alphabet: EventAlphabet
  ) -> UInt64 {
    let callback = symbol - subject * alphabet.callbackCount
    guard (0..<alphabet.callbackCount).contains(callback) else { return states }
    return life.states(after: callback, from: states)
  }

  /// Where the automaton is nondeterministic, a claim holds if it does whatever the state is.
  private func holds(in states: UInt64) -> Bool {
    isNegated ? states & wanted == 0 : states & ~wanted == 0
  }
}
