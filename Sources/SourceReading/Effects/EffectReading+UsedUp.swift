/// What code sets where it pushes another screen, and a callback uses and forgets.
extension EffectReading {
  /// Reads that a callback forgets what was set for a pushed screen, after using it: where the list
  /// takes over what the pushed screen has edited, `if edited != nil { reload(); edited = nil }`.
  mutating func readUsedUp(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, step.receiver.isEmpty,
      let value = step.value, value.isNil || value.isFalse,
      views.answer(.isPrepared, step.path, { isSetForPush(step.path, by: preparesPush) }),
      isUsed(step.path, in: step.phase)
    else { return }
    addUsedUp(number, step.path)
  }

  /// Reads that a callback ends an object that was made for a pushed screen and passed to it:
  /// `session.invalidate()`.
  mutating func readEnded(_ number: Int) {
    let step = steps[number]
    guard step.traits.contains(.releasing), step.isInCallback, step.isInOwnClass,
      step.receiver.count == 1,
      names.screens[step.receiver[0]] == nil,
      views.answer(
        .isPushed, step.receiver[0],
        {
          isSetForPush(step.receiver[0]) { $0.isInFunction(naming: StepNames.pushing) }
        })
    else { return }
    addUsedUp(number, step.receiver[0])
  }

  private mutating func addUsedUp(_ number: Int, _ path: String) {
    add(number, "push", .unknown, path, .irreversible(.pushUsedUp))
    effects[effects.count - 1].marks.remove(.conditional)
  }

  /// Whether code at other times, where a screen is pushed, sets a property.
  private func isSetForPush(_ path: String, by isMeant: (UnfoldedStep) -> Bool) -> Bool {
    uses.writes(to: path).contains { other in
      other.phase == .elsewhere && other.isInOwnClass && isMeant(other)
        && other.value.map { !$0.isNil && !$0.isFalse } == true
    }
  }

  /// Whether a callback changes something where a property has a value.
  private func isUsed(_ path: String, in phase: SourcePhase) -> Bool {
    views.answer(.isUsed, path, in: phase) {
      steps.contains { step in
        guard step.phase == phase, case .call = step.kind,
          step.state.boundStates.contains(path) || step.state.requiredStates.contains(path)
        else { return false }
        return words.words(of: step.name).first.map(Self.changing.contains) == true
      }
    }
  }

  private static let changing: Set = [
    "reload", "refresh", "update", "insert", "delete", "replace", "save", "apply",
  ]

  /// Whether a function of the screen pushes another screen, or prepares a segue that may.
  private func preparesPush(_ step: UnfoldedStep) -> Bool {
    step.isInSeguePreparation || step.isInFunction(naming: StepNames.pushing)
  }
}
