import Automata
import EventModel

/// What may be called in one episode, in numbers: the words of a catalogued variant, or every
/// permitted interleaving of a family's ending.
///
/// A class, since searches hand it on all the time and a copy would count half a dozen references.
final class EpisodeWords: Sendable {
  /// The index of the variant among the contract's; nil for the interleavings of an ending.
  let variant: Int?

  /// The outcome.
  let outcome: Outcome

  /// What it asks of the actors in its roles, and where it takes them.
  let roles: EpisodeRoles

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
    variant: Int?, _ ending: EpisodeFamily.FamilyEnding, words: DFA, in contract: Contract
  ) {
    self.variant = variant
    outcome = ending.ending.outcome
    roles = EpisodeRoles(ending, in: contract)
    self.words = words
    let live = words.live
    let steps = (0..<words.stateCount).map { state in
      (0..<words.symbolCount).compactMap { symbol in
        let target = words.next(state, symbol)
        return live[state] && live[target] ? Step(symbol: symbol, target: target) : nil
      }
    }
    self.steps = steps
    let called = Set(steps.joined().map { $0.symbol / contract.callbacks.count })
    isCalled = roles.names.indices.map(called.contains)
  }

  /// Makes the words of a catalogued variant.
  convenience init(ofVariant index: Int, in contract: Contract) {
    let variant = contract.variants[index]
    guard let ending = contract.ending(of: variant) else {
      preconditionFailure("\(variant.name) must have a family with an ending of its outcome")
    }
    let words = variant.words.automaton(symbolCount: contract.symbolCount(of: ending.family)) {
      contract.symbol(of: $0, in: ending.family)
    }
    self.init(variant: index, ending, words: words.smallest(), in: contract)
  }

  /// Whether no actor is called: the episode leaves no trace and is passed over.
  var isSilent: Bool { !isCalled.contains(true) }
}
