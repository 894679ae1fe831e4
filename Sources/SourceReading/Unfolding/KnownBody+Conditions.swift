extension BodyStep {
  /// Whether it gives a local another value.
  func sets(_ local: LocalName) -> Bool {
    guard case .write = kind else { return false }
    return receiver.isEmpty && name == local.name
  }
}

extension SourceBody {
  /// The most locals that are followed from one to the next in a condition.
  static let followedLocals = 3
}

extension KnownBody {
  /// Returns the conditions around a step, innermost first.
  func conditions(around step: BodyStep) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var number = step.context
    while number > 0 {
      if case .branch(let condition, _) = contexts[number].kind { result.append(condition) }
      number = contexts[number].parent
    }
    return result
  }
}
