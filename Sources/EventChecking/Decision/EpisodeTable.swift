import Automata
import EventModel

/// The words of a compiled contract's episodes, made when a judge first needs them: a log that is
/// checked against no assumption needs none.
struct EpisodeTable: Sendable {
  private struct Key: Hashable {
    var ending: Int
    var dropped: [Int]
  }

  let compiled: CompiledContract
  /// The words of each variant, in the contract's own order.
  private(set) lazy var documented = compiled.variants.indices.map {
    EpisodeWords(ofVariant: $0, in: compiled.contract)
  }
  private var known: [Key: EpisodeWords] = [:]

  init(of compiled: CompiledContract) { self.compiled = compiled }

  /// Returns the interleavings of an ending's own words that keep the promises, except for some
  /// that are dropped.
  ///
  /// - Complexity: the product of the states of the parts and of the promises, before minimization;
  ///   only the first time.
  mutating func interleavings(of index: Int, dropping dropped: [Int] = []) -> EpisodeWords {
    let key = Key(ending: index, dropped: dropped)
    if let made = known[key] { return made }
    let (family, ending) = compiled.endings[index]
    // Without a limit, this cannot fail.
    guard
      let words = try? compiled.contract.permitted(of: ending, in: family, dropping: dropped)
    else { preconditionFailure("without a limit determinizing always succeeds") }
    let made = EpisodeWords(
      variant: nil, compiled.endings[index], words: words, in: compiled.contract)
    known[key] = made
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
