/// What the getters and setters of properties acquire.
extension EffectReading {
  /// Marks what a getter acquires while it makes the value of its property as what is acquired once:
  /// `if (_session == nil) { _session = …; _session.delegate = self; }`. If the value is thrown away,
  /// the getter answers whoever asks next.
  mutating func markLazyValues() {
    for number in effects.indices where effects[number].act == .acquire {
      let step = steps[origins[number]]
      let name = step.functionName
      guard effects[number].phase != .once, step.isInGetter,
        step.state.askedStates.contains(name), property(name) != nil
      else { continue }
      if uses.isEmptied(name) {
        effects[number].marks.insert(.answering)
        continue
      }
      effects[number].phase = .once
      effects[number].marks.subtract([.conditional, .guardedByOwnState])
    }
  }

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

  /// Marks what the setter of a property releases when the property gets another value, and what is
  /// acquired with that value: `didSet { oldValue?.invalidate() }`.
  mutating func markReplaced() {
    let reached = effects.indices.filter {
      effects[$0].act == .release && !effects[$0].route.isEmpty
    }
    guard !reached.isEmpty else { return }
    var written: [SourceSite: String] = [:]
    for step in steps where step.isInCallback {
      if case .write = step.kind { written[step.site] = step.path }
    }
    let replacing = reached.filter { number in
      effects[number].route.contains { written[$0] == effects[number].identity }
    }
    for number in replacing {
      let release = effects[number]
      for other in effects.indices
      where effects[other].act == .acquire && effects[other].phase == release.phase
        && effects[other].resource == release.resource
        && effects[other].identity == release.identity
      {
        effects[other].marks.insert(.guardedByOwnState)
        effects[number].marks.insert(.renewing)
      }
    }
  }

  private func isInSetter(_ step: UnfoldedStep) -> Bool {
    guard step.state.condition == nil, !step.isPlainly(.answering) else { return false }
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
