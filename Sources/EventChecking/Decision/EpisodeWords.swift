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

  /// The calls that may come next in each state of `words` and from which the end can be reached, in
  /// the contract's own order.
  let steps: [[DFA.Step]]

  /// Whether each role receives any call.
  let isCalled: [Bool]

  init(
    variant: Int?, _ ending: EpisodeFamily.FamilyEnding, words: DFA, in contract: Contract
  ) {
    self.variant = variant
    outcome = ending.ending.outcome
    roles = EpisodeRoles(ending, in: contract)
    self.words = words
    steps = words.liveSteps
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

/// The words of a compiled contract's episodes, made when a judge first needs them: a log that is
/// checked against no assumption needs none.
struct EpisodeTable: Sendable {
  let compiled: CompiledContract
  /// The words of each variant, in the contract's own order.
  private(set) lazy var documented = compiled.variants.indices.map {
    EpisodeWords(ofVariant: $0, in: compiled.contract)
  }
  /// By ending and dropped promises, the interleavings.
  private var known: [Int: [[Int]: EpisodeWords]] = [:]

  init(of compiled: CompiledContract) { self.compiled = compiled }

  /// Returns the interleavings of an ending's own words that keep the promises, except for some
  /// that are dropped.
  ///
  /// - Complexity: the product of the states of the parts and of the promises, before minimization;
  ///   only the first time.
  mutating func interleavings(of index: Int, dropping dropped: [Int] = []) -> EpisodeWords {
    if let made = known[index]?[dropped] { return made }
    let (family, ending) = compiled.endings[index]
    // Without a limit, this cannot fail.
    guard
      let words = try? compiled.contract.permitted(of: ending, in: family, dropping: dropped)
    else { preconditionFailure("without a limit determinizing always succeeds") }
    let made = EpisodeWords(
      variant: nil, compiled.endings[index], words: words, in: compiled.contract)
    known[index, default: [:]][dropped] = made
    return made
  }

  /// Returns whether an ending's interleavings contain every word of a variant.
  mutating func cover(_ variant: Int, by ending: Int) -> Bool {
    let (family, own) = compiled.endings[ending]
    let named = compiled.variants[variant]
    return family.name == named.family && own.outcome == named.outcome
      && documented[variant].words.isSubset(of: interleavings(of: ending).words)
  }
}
