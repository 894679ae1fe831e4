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
    self.init(variants: given.isEmpty ? variants : Set(variants + given).sorted())
  }
}
