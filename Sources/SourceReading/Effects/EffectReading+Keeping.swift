/// What keeps the screen itself.
extension EffectReading {
  /// Marks what code that runs once acquires, and the system keeps, and with it the screen. A function
  /// by which the owner of the screen ends it, such as `destroy()`, also ends what it releases.
  mutating func markKeepers() {
    for number in effects.indices
    where effects[number].act == .acquire && effects[number].phase == .once
      && table.keptRows.contains(effects[number].resource)
      && steps[origins[number]].keepsScreen && !isEndedByOwner(effects[number])
      && !isUsedElsewhere(number)
    {
      effects[number].marks.insert(.keepsScreen)
    }
  }

  /// Whether the property that holds what is acquired is another class's, or another function than
  /// those which acquire and release it names it: it may be ended there.
  private func isUsedElsewhere(_ number: Int) -> Bool {
    let acquire = effects[number]
    guard let name = acquire.identity.split(separator: ".").last.map(String.init) else {
      return false
    }
    guard property(name) != nil else { return true }
    let known = effects.indices.filter { $0 == number || effects[$0].isRelease(of: acquire) }
    return !views.functions.naming(name).isSubset(
      of: known.map { steps[origins[$0]].functionName })
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
    guard isInOwnClass, !(receiver + [name]).contains(where: { $0.lowercased().holds("weak") }),
      arguments.allSatisfy({ $0.label != "repeats" || $0.value.isTrue })
    else { return false }
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
    if isWeak { return false }
    // What a list captures instead of self, `[model = self.model]`, is read at once.
    let captures =
      text.isMark(closure.lowerBound + 1, "[") ? text.partner(of: closure.lowerBound + 1) : nil
    return ((captures ?? closure.lowerBound)..<closure.upperBound).contains { token in
      text.keyword(token) == .self && !text.isMark(token - 1, ".")
        && !text.string(token - 2).holds("typeof")
    }
  }
}
