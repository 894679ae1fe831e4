import Automata
import EventModel

/// The legal calls of one episode, in numbers: the words of a catalogued variant, or every
/// permitted interleaving of a family's ending.
///
/// It is a class, since searches pass it on often and a copy would count half a dozen references.
final class EpisodeWords: Sendable {
  /// The index of the variant in the contract; nil for the interleavings of an ending.
  let variant: Int?

  let outcome: Outcome

  /// The roles, with the states in which their actors start and end.
  let roles: EpisodeRoles

  /// The words; symbols are numbered by role, then by callback.
  let words: DFA

  /// A call that may come next and from which the end can be reached.
  struct Step: Sendable {
    var symbol: Int
    var target: Int
  }

  /// The calls that may come next in each state of `words`, in the contract's own order.
  let steps: [[Step]]

  /// Whether each role receives any call.
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

  convenience init(ofVariant index: Int, in contract: Contract) {
    let variant = contract.variants[index]
    guard let ending = contract.ending(of: variant),
      let words = try? contract.automaton(of: variant.words, in: ending.family)
    else { preconditionFailure("\(variant.name) must have a family with an ending of its outcome") }
    self.init(variant: index, ending, words: words, in: contract)
  }

  /// Whether no actor is called: the episode leaves no trace in a log and is skipped.
  var isSilent: Bool { !isCalled.contains(true) }
}
