/// What the setters of properties acquire.
extension EffectReading {
  /// Marks the tokens that a setter or a `didSet` acquires on no condition. A condition may ask
  /// whether the screen is shown.
  mutating func markSetters() {
    for number in effects.indices
    where effects[number].holding == .token && effects[number].act == .acquire
      && effects[number].phase == .elsewhere && isInSetter(steps[origins[number]])
    {
      effects[number].marks.insert(.inSetter)
    }
  }

  private func isInSetter(_ step: UnfoldedStep) -> Bool {
    guard step.state.condition == nil, !step.marks.contains(.answering) else { return false }
    return step.entryMethods.contains { method in
      switch method.kind {
      case .setter, .didSet: return true
      case .function:
        guard method.name.hasPrefix("set"), method.parameters.count == 1 else { return false }
        let name = method.name.dropFirst(3)
        return property(name.prefix(1).lowercased() + name.dropFirst()) != nil
      default: return false
      }
    }
  }
}
