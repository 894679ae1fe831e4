/// A set of words of a contract, by what they are made of.
struct Language: Hashable, Sendable {
  /// The documented variants, by index, in the contract's own order.
  var variants: [Int] = []

  /// The endings of which every interleaving is in it, by index in the compiled contract.
  var endings: [Int] = []

  /// The promises the interleavings need not keep, by index in the contract.
  var droppedPromises: [Int] = []
}

extension Language {
  /// Makes the documented language of some variants, in their order, with those that belong to every one.
  init(documented variants: [Int], _ given: [Int]) {
    self.init(variants: given.isEmpty ? variants : Set(variants + given).sorted())
  }
}
