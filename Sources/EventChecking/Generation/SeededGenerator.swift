/// A random number generator that gives the same numbers for the same seed, on every platform and
/// in every version of Swift: SplitMix64 (Steele, Lea and Flood, “Fast splittable pseudorandom
/// number generators”, OOPSLA 2014), which passes BigCrush and needs one word of state.
///
/// ```swift
/// var random = SeededGenerator(seed: 42)
/// random.next()      // 13679457532755275413
/// random.below(6)    // 0 to 5, each as likely
/// ```
///
/// It has its own bounded draw, since the standard library does not guarantee that the results of
/// `random(in:using:)` stay the same.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to below the limit; all are equally likely.
  ///
  /// Draws in the last, incomplete run of `limit` numbers are discarded to avoid modulo bias.
  ///
  /// - Precondition: `limit` is positive.
  package mutating func below(_ limit: Int) -> Int {
    precondition(limit > 0, "draw below a positive limit, since there is nothing below \(limit)")
    let limit = UInt64(limit)
    let biased = (UInt64.max % limit + 1) % limit
    while true {
      let bits = next()
      if bits <= UInt64.max - biased { return Int(bits % limit) }
    }
  }

  /// Returns true with a probability from 0 (never) to 1 (always).
  package mutating func chance(_ rate: Double) -> Bool {
    let share = Double(next() >> 11) * 0x1p-53
    return share < rate
  }
}
