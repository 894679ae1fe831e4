/// What keeps the screen itself.
extension EffectReading {
  /// Marks what code that runs once acquires, and the system keeps, and with it the screen. A function
  /// by which the owner of the screen ends it, such as `destroy()`, also ends what it releases.
  mutating func markKeepers() {
    for number in effects.indices
    where effects[number].act == .acquire && effects[number].phase == .once
      && table.keptRows.contains(effects[number].resource)
      && steps[origins[number]].keepsScreen && !isEndedByOwner(effects[number])
    {
      effects[number].marks.insert(.keepsScreen)
    }
  }

  private func isEndedByOwner(_ acquire: SourceEffect) -> Bool {
    effects.indices.contains { number in
      effects[number].phase == .end && effects[number].isRelease(of: acquire)
        && !["deinit", "dealloc"].contains(steps[origins[number]].entryName)
    }
  }
}

extension UnfoldedStep {
  /// Whether what a call makes keeps the screen: a closure that it is passed refers to `self`, and
  /// not weakly, or `self` is the target.
  fileprivate var keepsScreen: Bool {
    guard isInOwnClass, !name.hasPrefix("weak") else { return false }
    let closures = step.arguments.filter(\.isClosure)
    return closures.isEmpty
      ? arguments.contains(where: \.value.isSelf)
      : closures.contains { refersToSelf($0.tokens) }
  }

  /// Whether a closure refers to `self`. One that names anything weak takes care of it.
  private func refersToSelf(_ closure: Range<Int>) -> Bool {
    let isWeak = closure.contains { token in
      let word = text.string(token).lowercased()
      return word.holds("weak") || word.holds("strong") || word == "unowned"
    }
    return !isWeak && closure.contains { text.keyword($0) == .self }
  }
}
