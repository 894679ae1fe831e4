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
  func wordCount(repeatingAtMost repetitions: Int) -> Int { wordBounds(repetitions).count }

  /// Returns upper bounds of the number of words and of their length.
  private func wordBounds(_ repetitions: Int) -> (count: Int, length: Int) {
    func bounds(_ part: Pattern) -> (count: Int, length: Int) { part.wordBounds(repetitions) }
    switch self {
    case .symbol: return (1, 1)
    case .sequence(let parts):
      return parts.map(bounds).reduce((1, 0)) {
        ($0.count.times($1.count), $0.length.plus($1.length))
      }
    case .choice(let parts):
      return parts.map(bounds).reduce((0, 0)) {
        ($0.count.plus($1.count), max($0.length, $1.length))
      }
    case .optional(let part):
      let (count, length) = bounds(part)
      return (count.plus(1), length)
    case .repeated(let part):
      let (count, length) = bounds(part)
      // 1 + c + c² + …, by Horner's rule.
      let all = (0..<repetitions).reduce(1) { sum, _ in sum.times(count).plus(1) }
      return (all, length.times(repetitions))
    case .interleaved(let parts):
      return parts.map(bounds).reduce((1, 0)) {
        let orders = Int.orders($0.length, $1.length)
        return ($0.count.times($1.count).times(orders), $0.length.plus($1.length))
      }
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
