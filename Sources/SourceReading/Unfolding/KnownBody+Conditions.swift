import EventModel

extension BodyStep {
  /// Whether it gives a local another value.
  func sets(_ local: LocalName) -> Bool {
    guard case .write = kind else { return false }
    return receiver.isEmpty && name == local.name
  }
}

extension Limits {
  /// The most locals that are followed from one to the next in a condition.
  static let followedLocals = 3
}

extension KnownBody {
  /// Returns the branches around a step, innermost first: each condition, and whether it does not hold.
  func branches(around step: BodyStep) -> [(condition: Range<Int>, isNegated: Bool)] {
    var result: [(condition: Range<Int>, isNegated: Bool)] = []
    var number = step.context
    while number > 0 {
      if case .branch(let condition, let isNegated) = contexts[number].kind {
        result.append((condition, isNegated))
      }
      number = contexts[number].parent
    }
    return result
  }

  /// Returns the conditions around a step, innermost first.
  func conditions(around step: BodyStep) -> [Range<Int>] { branches(around: step).map(\.condition) }
}
