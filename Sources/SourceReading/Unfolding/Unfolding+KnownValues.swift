/// Values that depend on what the caller has passed.
extension Unfolding {
  /// Returns the value for which an expression stands, where the passed values decide it: the opposite
  /// of a constant, `!isOn`, or one side of `isOn ? makeTimer() : nil`. Nil for any other expression.
  func knownValue(_ range: Range<Int>, _ frame: Frame) -> UnfoldedValue? {
    guard range.count > 1, !frame.bound.isEmpty else { return nil }
    let text = frame.text
    if text.isNegation(range.lowerBound) {
      let negated = value(range.lowerBound + 1..<range.upperBound, frame)
      if let opposite = negated.opposite { return opposite }
    }
    guard let choice = text.choice(in: range),
      let holds = outcome(of: choice.condition, frame, isLater: false)
    else { return nil }
    return value(holds ? choice.first : choice.second, frame)
  }
}

extension UnfoldedValue {
  /// The other constant of true and false; nil for any other value.
  fileprivate var opposite: UnfoldedValue? {
    let opposites = ["true": "false", "false": "true", "YES": "NO", "NO": "YES"]
    return opposites[text].map { UnfoldedValue(path: nil, text: $0) }
  }
}
