import EventModel

// Sets of callbacks, of states and of variants, as the bits of one number.

extension UInt64 {
  init(bits numbers: some Sequence<Int>) { self = numbers.reduce(0) { $0 | 1 << UInt64($1) } }

  package func has(_ number: Int) -> Bool { self >> UInt64(number) & 1 == 1 }
}

extension Array {
  /// Returns the elements whose indices are in a set.
  package func elements(at set: UInt64) -> [Element] {
    indices.filter(set.has).map { self[$0] }
  }
}

extension Contract {
  /// Returns a bit mask of callbacks; callbacks that are not the contract's are ignored.
  func mask(of callbacks: [Callback]) -> UInt64 {
    UInt64(bits: callbacks.compactMap(number))
  }
}
