import EventModel

extension Pattern {
  /// The maximum number of states of the automaton made of the set, before minimization.
  var stateBound: Int {
    switch self {
    case .symbol: 2
    case .sequence(let parts), .choice(let parts):
      parts.reduce(1) { $0.plus($1.stateBound) }
    case .optional(let part), .repeated(let part): part.stateBound.plus(1)
    case .interleaved(let parts): parts.reduce(1) { $0.times($1.stateBound) }
    }
  }

  /// Returns an upper bound of the number of words, each repetition at most `repetitions` times.
  func wordCount(repeatingAtMost repetitions: Int) -> Int {
    func count(_ part: Pattern) -> Int { part.wordCount(repeatingAtMost: repetitions) }
    switch self {
    case .symbol: return 1
    case .sequence(let parts): return parts.reduce(1) { $0.times(count($1)) }
    case .choice(let parts): return parts.reduce(0) { $0.plus(count($1)) }
    case .optional(let part): return count(part).plus(1)
    case .repeated(let part):
      var (sum, power) = (1, 1)
      for _ in 0..<repetitions {
        power = power.times(count(part))
        sum = sum.plus(power)
      }
      return sum
    case .interleaved(let parts):
      var (total, length) = (1, 0)
      for part in parts {
        let longest = part.longestWord(repeatingAtMost: repetitions)
        total = total.times(count(part)).times(Int.orders(length, longest))
        length = length.plus(longest)
      }
      return total
    }
  }

  /// Returns the length of the longest word, each repetition at most `repetitions` times.
  func longestWord(repeatingAtMost repetitions: Int) -> Int {
    func length(_ part: Pattern) -> Int { part.longestWord(repeatingAtMost: repetitions) }
    switch self {
    case .symbol: return 1
    case .sequence(let parts), .interleaved(let parts):
      return parts.reduce(0) { $0.plus(length($1)) }
    case .choice(let parts): return parts.map(length).max() ?? 0
    case .optional(let part): return length(part)
    case .repeated(let part): return length(part).times(repetitions)
    }
  }
}

extension Int {
  /// Returns the sum, or `Int.max` if it is too large.
  func plus(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// Returns the product, or `Int.max` if it is too large.
  func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// Returns the number of interleavings of two words of these lengths, or `Int.max` if it is too
  /// large.
  static func orders(_ first: Int, _ second: Int) -> Int {
    var count = 1
    guard Swift.min(first, second) < 64 else { return .max }
    for step in 0..<Swift.min(first, second) {
      let product = count.times(first.plus(second).plus(-step))
      if product == .max { return .max }
      count = product / (step + 1)
    }
    return count
  }
}
