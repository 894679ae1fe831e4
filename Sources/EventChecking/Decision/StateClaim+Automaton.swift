import Automata
import EventModel

/// The states of an actor's life as bits, so that every state it could be in is one number.
struct LifeStates: Sendable {
  let numbers: LifeNumbers
  private let labels: [[String]]
  private let isRest: [Bool]

  init(_ contract: Contract) {
    numbers = LifeNumbers(contract)
    labels = contract.life.states.map(\.labels)
    isRest = contract.life.states.map(\.isRest)
    precondition(labels.count <= 64, "a life automaton must have at most 64 states")
  }

  /// Returns the states that carry a label.
  func states(labelled label: String) -> UInt64 {
    labels.indices.reduce(0) { labels[$1].contains(label) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Returns the states that carry a label and in which an actor may stay.
  func rests(labelled label: String) -> UInt64 {
    labels.indices.reduce(0) {
      isRest[$1] && labels[$1].contains(label) ? $0 | 1 << UInt64($1) : $0
    }
  }

  /// Returns where an actor can be after a call.
  ///
  /// A call that is legal in none of the states tells where the actor is now all the same: in a state
  /// that this call leads to.
  func states(after callback: Int, from states: UInt64) -> UInt64 {
    let steps = numbers.steps[callback]
    let legal = steps.filter { states >> UInt64($0.from) & 1 == 1 }
    let taken = legal.isEmpty ? steps : legal
    let after = taken.reduce(0 as UInt64) { $0 | 1 << UInt64($1.to) }
    return after == 0 ? states : after
  }
}

/// A state claim in numbers.
struct StateQuestion {
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
  func automaton(from start: UInt64, in life: LifeStates, _ alphabet: EventAlphabet) -> DFA {
    var sets = [start]
    var table: [[Int]] = []
    while table.count < sets.count {
      let set = sets[table.count]
      table.append(
        (0..<alphabet.symbolCount).map { symbol in
          let next = after(symbol, set, life, alphabet)
          guard symbol != event || holds(in: next) else { return -1 }
          if let known = sets.firstIndex(of: next) { return known }
          sets.append(next)
          return sets.count - 1
        })
    }
    let wrong = sets.count
    table.append(Array(repeating: wrong, count: alphabet.symbolCount))
    return DFA(
      symbolCount: alphabet.symbolCount, rows: table.map { $0.map { $0 < 0 ? wrong : $0 } },
      accepting: Array(repeating: true, count: wrong) + [false])
  }

  private func after(
    _ symbol: Int, _ states: UInt64, _ life: LifeStates, _ alphabet: EventAlphabet
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
